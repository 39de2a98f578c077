package import LayoutCore

/// What every phase of a solve needs to know.
package struct SolveContext: Sendable {
  package let rules: SolverRules
  package let resolver: SizeResolver
  package let container: Size
  /// Asks a custom group's provider for its frames (G14).
  package let provider: CustomFrameProvider?

  package init(
    container: Size,
    environment: CollectionEnvironment,
    rules: SolverRules = .all,
    provider: CustomFrameProvider? = nil
  ) {
    self.container = container
    self.rules = rules
    self.provider = provider
    resolver = SizeResolver(
      grid: PixelGrid(scale: environment.scale, profile: environment.rounding, rules: rules)
    )
  }

  /// The most leaves one group may hold; what is repeated more often belongs in more groups.
  package static let leafLimit = 1 << 20
}

/// Frames of the custom group with the given number, for its size and its insets (G14).
package struct CustomFrameProvider: Sendable {
  private let ask: @Sendable (Int, Size, Insets) -> [CustomFrame]

  package init(_ ask: @escaping @Sendable (Int, Size, Insets) -> [CustomFrame]) {
    self.ask = ask
  }

  package func frames(_ number: Int, size: Size, insets: Insets) -> [CustomFrame] {
    ask(number, size, insets)
  }
}

/// What a cell answered when it was measured, on the axes on which it answered (E1).
package struct PreferredSize: Sendable, Hashable {
  package var width: Double?
  package var height: Double?

  package init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  package subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }
}
