/// What the paths of boxes mean, for somebody who meets them for the first time.
enum PathLegend {
  /// A line above boxes with these paths; none where they say all by themselves.
  static func lines(_ paths: some Sequence<String>) -> [String] {
    paths.contains { $0.contains("@") }
      ? ["boxes by path: /0 is the first view inside, /0@1 that with its first modifier"] : []
  }
}
