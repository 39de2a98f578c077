/// A part of a user interface, told by its body.
@MainActor @preconcurrency
public protocol View {
  /// The type of the body.
  associatedtype Body: View
  /// What the view consists of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  /// There is no such view.
  public typealias Body = Never
  /// There is no such view.
  public var body: Never { fatalError("there is no value of Never") }
}

extension View where Body == Never {
  /// Never asked for: a view of this module is laid out by itself.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A view of this module, which knows its nodes itself.
protocol PrimitiveView {
  @MainActor func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews
}
