/// The colours of pictures and plots, light and dark, shared by drawings and the page.
enum SVGStyle {
  /// Custom properties in light colours, then in dark ones, set on `selector`.
  static func palette(_ selector: String) -> String {
    """
    \(selector) {
      --page: #fbfaf7; --card: #ffffff; --ink: #1c2330; --soft: #5d6878; --line: #e2e0da;
      --box: #e6edf7; --box-line: #7b93bb; --warm: #ffe6db; --warm-line: #d4550f;
      --mark: #c8283c; --good: #1a7f4b; --good-tint: #e3f4ea; --bad: #c22f2f;
      --bad-tint: #fdeaea; --warn: #9a6200; --warn-tint: #fdf2dc; --link: #2557b8;
      --c0: #2f6fd0; --c1: #d4550f; --c2: #1a8a6a; --c3: #8a4fc4; --c4: #b07a00; --c5: #c23a78;
    }
    @media (prefers-color-scheme: dark) {
      \(selector) {
        --page: #12151a; --card: #1a1e25; --ink: #e8ebf0; --soft: #9aa5b5; --line: #2c323c;
        --box: #23304a; --box-line: #7f9ac8; --warm: #472a1c; --warm-line: #ff9361;
        --mark: #ff6f7f; --good: #5fd39a; --good-tint: #16302a; --bad: #ff8080;
        --bad-tint: #3a1d20; --warn: #f0b94f; --warn-tint: #352a14; --link: #8ab4ff;
        --c0: #74a7ff; --c1: #ff9361; --c2: #4fd1aa; --c3: #c197f5; --c4: #e5b84c; --c5: #ff86b4;
      }
    }
    """
  }

  /// The rules that drawings use.
  static let rules = """
    .pic text, .plot text {
      font: 11px ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans",
        "DejaVu Sans", sans-serif;
      fill: var(--ink);
    }
    .pic .room { fill: none; stroke: var(--soft); stroke-width: 1; stroke-dasharray: 4 3; }
    .pic .dim { stroke: var(--soft); stroke-width: 1; fill: none; }
    .pic .box { fill: var(--box); fill-opacity: .82; stroke: var(--box-line); stroke-width: 1.25; }
    .pic .hot { fill: var(--warm); fill-opacity: .82; stroke: var(--warm-line); stroke-width: 1.5; }
    .pic .dot { fill: var(--box-line); } .pic .dot.hot { fill: var(--warm-line); stroke: none; }
    .pic .mark { stroke: var(--mark); stroke-width: 1.25; }
    .pic .hatch { stroke: var(--mark); stroke-width: 2; }
    .pic .id { font-weight: 650; }
    .pic .soft, .plot .soft { fill: var(--soft); }
    .pic .halo { fill: var(--mark); font-weight: 650; stroke: var(--card); stroke-width: 4px;
      stroke-linejoin: round; paint-order: stroke; }
    """
}
