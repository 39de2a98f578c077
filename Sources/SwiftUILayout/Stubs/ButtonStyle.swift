/// How a button looks; only looks that add no room are here.
public struct PlainLook: Sendable {
  /// The label alone.
  public static let plain = PlainLook()
  /// The label alone.
  public static let borderless = PlainLook()
  /// As usual: the label alone.
  public static let automatic = PlainLook()
  /// A label with room and a border around it.
  @available(*, unavailable, message: "how much room a border leaves is the system's; use padding")
  public static let bordered = PlainLook()
  /// A label with room and a filled border around it.
  @available(*, unavailable, message: "how much room a border leaves is the system's; use padding")
  public static let borderedProminent = PlainLook()
}

extension View {
  /// Sets the look of buttons.
  public nonisolated func buttonStyle(_ style: PlainLook) -> some View { self }
}
