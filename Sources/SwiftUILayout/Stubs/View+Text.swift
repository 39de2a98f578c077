extension View {
  /// Sets the font of texts.
  public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }
  /// Sets the most lines a text takes.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }
  /// Says whether controls can be used.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
  /// Sets the size of text that the person chose.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
}
