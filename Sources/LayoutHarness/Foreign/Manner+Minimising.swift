import LayoutCore

extension ForeignEngine.Manner {
  /// How candidates are asked while a case that fails for `cause` is minimised.
  init(minimising cause: String) {
    self.init()
    switch EngineFault.Kind(cause: cause) {
    case .hang: timeLimit = .milliseconds(250)
    case .protocolBreach, .exit: isThorough = true
    default: break
    }
  }
}
