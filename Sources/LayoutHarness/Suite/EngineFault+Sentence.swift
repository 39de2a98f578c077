package import LayoutCore

extension EngineFault {
  /// A fault of a kind, with its own sentence.
  package init(_ kind: Kind) {
    self.init(kind, kind.sentence)
  }
}

extension EngineFault.Kind {
  /// What happened, in one sentence.
  package var sentence: String {
    switch self {
    case .trap: "the engine trapped instead of answering"
    case .segmentationFault: "the engine touched memory it may not touch"
    case .abort: "the engine aborted instead of answering"
    case .exit: "the engine's process ended before it answered"
    case .memory: "the engine passed the memory limit"
    case .hang: "the engine did not answer within the time limit"
    case .protocolBreach: "the engine broke the protocol"
    case .nondeterminism: "the engine answered the same case differently the second time"
    }
  }

  /// Whether a worker dies of it, so that the case cannot be asked in this process.
  package var isDeadly: Bool { self != .protocolBreach && self != .nondeterminism }
}
