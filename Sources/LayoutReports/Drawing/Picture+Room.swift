import LayoutCore

extension Picture.Box {
  /// Whether a container has no inside, so that no line with its length fits beside it.
  var hasNoRoom: Bool { width == 0 || height == 0 }
}
