import LayoutCore
import LayoutReports
import LayoutTiming

/// A report with something of everything, and text that means harm.
enum Fixture {
  /// Text that breaks careless writers of HTML, XML, scripts, terminals and workflow commands.
  static let hostile =
    "</script><img src=x> ]]> \u{0} \u{1B}[31m 🧱 \u{202E}txt.exe & \"q\" 'a'\r\n::error::x"

  static let overlap = finding(
    invariant: "overlap",
    message: "items 0 and 1 share 10 × 50 points; they may share none",
    expected: "0 × 0",
    actual: "10 × 50",
    lines: [
      "container 320 × –   3 lanes   spacing 10 / 10",
      "  0  fixed   120 × 50    lane 0    x 0    y 0   120 × 50",
      "  1  stretch  10 × 50    lane 1    x 110  y 0   100 × 50",
    ],
    picture: Picture(
      container: Picture.Box(Rect(x: 0, y: 0, width: 320, height: 50), label: "320 × –"),
      boxes: [
        box(0, 0, 120, 50, "0", true),
        box(110, 0, 100, 50, "1", true),
      ],
      marks: [box(110, 0, 10, 50, "10 × 50", true)]
    ),
    fingerprint: "3f2a"
  )

  static let hostileFinding: Finding = {
    var finding = Fixture.finding(
      invariant: "inside",
      message: "item 1 \(hostile)",
      expected: "at most 100",
      actual: "112.5",
      lines: ["container 100 × 80", "  \(hostile)"],
      picture: Picture(
        container: Picture.Box(Rect(x: 0, y: 0, width: 100, height: 80)),
        boxes: [
          box(0, 0, 45, 30, "0", false),
          box(0, 35, 45, 60, "2", false),
          box(55, 0, 57.5, 70, hostile, true),
        ],
        marks: [box(100, 0, 12.5, 70, "12.5", true)]
      ),
      fingerprint: "77b0"
    )
    finding.minimised.json = "{\"name\": \"\(hostile)\"}"
    return finding
  }()

  static let crash: Finding = {
    var finding = Fixture.finding(
      invariant: "trap",
      message: "division by zero in lane width, 0 lanes",
      expected: "an answer or a refusal",
      actual: "trap",
      lines: ["container 320 × –   0 lanes   spacing 0 / 0"],
      picture: nil,
      fingerprint: "c0de"
    )
    finding.standardError = "Fatal error: Division by zero\nat Masonry.swift:41"
    return finding
  }()

  static func finding(
    engine: String = "mine",
    invariant: String,
    message: String,
    expected: String,
    actual: String,
    lines: [String],
    picture: Picture?,
    fingerprint: String
  ) -> Finding {
    Finding(
      domain: "masonry",
      engine: engine,
      violation: Violation(invariant, message, expected: expected, actual: actual, items: [0, 1]),
      fingerprint: fingerprint,
      original: Exhibit(json: "{\"items\": 41}", lines: ["41 items"], size: 41, picture: wall),
      minimised: Exhibit(
        json: "{\n  \"container\": {\"width\": 320},\n  \"items\": [[120, 50], [10, 50]]\n}",
        lines: lines,
        size: 2,
        picture: picture
      ),
      origin: "seed 2026, case 17",
      seen: 37,
      candidates: 212,
      file: "Corpus/masonry/failures/\(invariant)-\(fingerprint).json",
      replay: "plumb replay Corpus/masonry/failures/\(invariant)-\(fingerprint).json"
    )
  }

  /// Forty-one boxes in three lanes, two of which overlap.
  static let wall: Picture = {
    var bottoms = [0.0, 0, 0]
    var boxes: [Picture.Box] = []
    for index in 0..<41 {
      let lane = bottoms.indices.min { (bottoms[$0], $0) < (bottoms[$1], $1) } ?? 0
      let height = 40 + Double((index * 37) % 90)
      let wide = index == 17
      boxes.append(
        box(Double(lane) * 110, bottoms[lane], wide ? 120 : 100, height, "\(index)", wide)
      )
      bottoms[lane] += height + 10
    }
    let fault = boxes[17]
    return Picture(
      container: Picture.Box(
        Rect(x: 0, y: 0, width: 320, height: bottoms.max() ?? 0),
        label: "320 × –"
      ),
      boxes: boxes,
      marks: [box(fault.x + 110, fault.y, 10, fault.height, "10", true)]
    )
  }()

  static func box(
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double,
    _ label: String,
    _ concerned: Bool
  ) -> Picture.Box {
    Picture.Box(
      Rect(x: x, y: y, width: width, height: height),
      label: label,
      isConcerned: concerned
    )
  }

  static func series(engine: String, lanes: Int, cost: Double) -> BenchmarkSeries {
    BenchmarkSeries(
      key: .init(domain: "masonry", engine: engine, name: "layout", parameter: "\(lanes) lanes"),
      points: [100, 1_000, 10_000, 100_000, 1_000_000].map { n in
        let drift = 1 + 0.15 * Double(String(n).count % 3)
        return BenchmarkSeries.Point(
          n: n,
          counters: WorkCounters(
            measures: n,
            placements: n,
            comparisons: n * (lanes - 1),
            passes: 1
          ),
          samples: (0..<16).map { cost * drift * (1 + Double($0) / 200) }
        )
      }
    )
  }

  /// The whole report; what a clock decides is given, so that two runs can be told apart.
  static func report(elapsed: Double = 43.7, workers: Int = 2) -> RunReport {
    RunReport(
      command: "gate",
      seed: 2026,
      revision: "a3dd209",
      build: .init(toolchain: "Swift 6.3.1", architecture: "linux x86_64", flags: "release"),
      parts: [
        .init(name: "replay", count: 212, unit: "cases", outcome: .held, detail: "held"),
        .init(name: "truth", count: 208, unit: "cases", outcome: .held, detail: "held"),
        .init(
          name: "goldens",
          count: 96,
          unit: "",
          outcome: .goldenChanged,
          detail: "1 changed"
        ),
        .init(
          name: "fuzz",
          count: 120_000,
          unit: "cases",
          outcome: .engineFault,
          detail: "3 findings"
        ),
        .init(name: "timing", count: 8, unit: "series", outcome: .held, detail: "held (counters)"),
      ],
      engines: [
        .init(
          domain: "masonry",
          name: "mine",
          version: "1.0",
          cases: 60_000,
          refused: 412,
          faults: 1
        ),
        .init(
          domain: "masonry",
          name: "masonry",
          version: "1.0",
          cases: 60_000,
          refused: 411,
          faults: 0
        ),
      ],
      invariants: ["inside", "overlap", "finite", "spacing", "total"].flatMap { name in
        ["masonry", "mine"].map {
          .init(domain: "masonry", engine: $0, name: name, checked: 59_588)
        }
      },
      labels: [
        .init(domain: "masonry", label: "edits", cases: 59_871),
        .init(domain: "masonry", label: "ties", cases: 30_112),
        .init(domain: "masonry", label: "zero-size item", cases: 9_204),
        .init(domain: "masonry", label: "container smaller than spacing", cases: 2_713),
        .init(domain: "masonry", label: "right to left", cases: 15_022),
      ],
      findings: [overlap, hostileFinding, crash],
      known: [
        .init(
          domain: "masonry",
          engine: "article",
          file: "Corpus/masonry/cases/article-overlap.json",
          expected: ["overlap"],
          met: ["overlap"]
        )
      ],
      goldens: [
        .init(
          domain: "masonry",
          engine: "mine",
          name: "three-lanes",
          status: "changed",
          cause: "lane 2 shifted by 12 from item 1 on, 1 follower",
          lines: ["1  y 0 → 12", "3  y 60 → 72"],
          before: overlap.minimised.picture,
          after: wall
        )
      ],
      series: [3, 8, 64].flatMap { lanes in
        [
          series(engine: "masonry", lanes: lanes, cost: 3 + Double(lanes) / 16),
          series(engine: "mine", lanes: lanes, cost: 6 + Double(lanes) / 3),
        ]
      },
      comparisons: [
        .init(
          key: .init(domain: "masonry", engine: "mine", name: "layout", parameter: "3 lanes"),
          work: .lessWork,
          detail: "comparisons 2,000 → 1,800 at n = 1,000",
          time: .init(text: "time -\(Int(elapsed)).0% at n = 1,000,000, not judged")
        )
      ],
      times: times(elapsed: elapsed, workers: workers)
    )
  }

  private static func times(elapsed: Double, workers: Int) -> RunReport.Times {
    RunReport.Times(
      date: "2026-01-31T12:00:00Z",
      elapsed: elapsed,
      workers: workers,
      parts: [
        .init("replay", seconds: 0.2),
        .init("fuzz", seconds: elapsed - 1.5),
        .init("timing", seconds: 1.2),
      ],
      minimising: [.init("3f2a", seconds: 0.009)]
    )
  }
}
