import LayoutCore
import LayoutHarness
import SwiftUILayout
import Testing

@testable import LayoutSuites

/// A tree in which a rule chooses between lengths that are equal on paper, and differ in their
/// last bits where they are added up.
struct PaperTie: Sendable, CustomStringConvertible {
  let description: String
  let problem: StackCase
  /// A box, and where it is if the lengths count as equal.
  let path: String
  let frame: Rect

  init(
    _ description: String,
    _ view: ViewDescription,
    _ proposal: ProposedSize,
    _ path: String,
    _ frame: Rect
  ) {
    self.description = description
    problem = StackCase(view, proposal: proposal)
    self.path = path
    self.frame = frame
  }

  private static func column(_ children: ViewDescription...) -> ViewDescription {
    ViewDescription(.vStack(spacing: 0), children)
  }

  private static func height(_ points: Double) -> ViewDescription {
    ViewDescription(.color, modifiers: [.frame(width: nil, height: Length(points))])
  }

  private static func flexible(
    _ least: Double? = nil,
    ideal: Double? = nil,
    most: Double? = nil
  ) -> ViewDescription {
    let frame = ViewDescription.FlexFrame(
      minHeight: least.map { Length($0) },
      idealHeight: ideal.map { Length($0) },
      maxHeight: most.map { Length($0) }
    )
    return ViewDescription(.color, modifiers: [.flexFrame(frame)])
  }

  static let all: [PaperTie] =
    (1...40).flatMap { tenths in
      served(by: Double(tenths) / 10)
    } + choices

  /// S1: two children that give x, one of them as (8 + x) - 8; the first is offered its half.
  private static func served(by give: Double) -> [PaperTie] {
    let plain = flexible(0, most: give)
    let stacked = column(height(8), flexible(0, most: give))
    // Half of this is more than the plain one takes, and less than the stacked one could.
    let room = 2 * (8 + give / 2)
    let offer = ProposedSize(width: 10, height: room)
    return [
      PaperTie(
        "a stack that gives \(give) after one that does",
        column(plain, stacked),
        offer,
        "/1",
        Rect(x: 0, y: give, width: 10, height: 8 + give)
      ),
      PaperTie(
        "a stack that gives \(give) before one that does",
        column(stacked, plain),
        offer,
        "/0",
        Rect(x: 0, y: 0, width: 10, height: 8 + give / 2)
      ),
    ]
  }

  private static let choices: [PaperTie] = [
    // Offered less than both ask for, the second is longer than its offer (S7).
    PaperTie(
      "S2: two endless children, one with a least of 0.3 and one of 0.1 + 0.2",
      column(
        flexible(0.3, most: .infinity),
        column(flexible(0.1, most: 100), flexible(0.2, most: .infinity))
      ),
      ProposedSize(width: 10, height: 0.7),
      "/0",
      Rect(x: 0, y: 0, width: 10, height: 0.35)
    ),
    PaperTie(
      "C5: a view that fits, 0.1 and 0.2 in 0.3",
      ViewDescription(.viewThatFits(), [column(height(0.1), height(0.2)), height(9)]),
      ProposedSize(width: 10, height: 0.3),
      "/",
      Rect(x: 0, y: 0, width: 10, height: 0.3)
    ),
    PaperTie(
      "C8: three tracks of at least 0.1 in 0.3",
      ViewDescription(
        .lazyVGrid(
          columns: [ViewDescription.TrackDescription(.adaptive, 0.1, maximum: nil, spacing: 0)],
          spacing: 0
        ),
        [height(5), height(5), height(5)]
      ),
      ProposedSize(width: 0.3, height: nil),
      "/",
      Rect(x: 0, y: 0, width: 0.3, height: 5)
    ),
    PaperTie(
      "F8: a frame of at least 0.3 around ideal lengths of 0.1 and 0.2",
      ViewDescription(
        .vStack(spacing: 0),
        [flexible(ideal: 0.1), flexible(ideal: 0.2)],
        modifiers: [.flexFrame(ViewDescription.FlexFrame(minHeight: 0.3))]
      ),
      ProposedSize(width: 10, height: nil),
      "/0",
      Rect(x: 0, y: 0, width: 10, height: 0.15)
    ),
    PaperTie(
      "F2: a height of H - W / 4 where a quarter of W is just more than H",
      ViewDescription(
        .geometryReader,
        [
          ViewDescription(
            .color,
            modifiers: [.frame(width: nil, height: Length(text: "H-W/4"))]
          )
        ],
        modifiers: [.frame(width: 4.000000000000001, height: 1)]
      ),
      ProposedSize(width: 100, height: 100),
      "/0@1",
      Rect(x: 0, y: 0, width: 4, height: 0)
    ),
    PaperTie(
      "a masonry of two tracks, one with 0.3 and one with 0.1 and 0.2",
      ViewDescription(
        .customLayout(
          ViewDescription.LayoutDescription(
            name: "unsplash",
            axis: .vertical,
            rowsOrColumns: 2,
            spacing: 0
          )
        ),
        [height(0.1), height(0.3), height(0.2), height(5), height(7)]
      ),
      ProposedSize(width: 20, height: 20),
      "/3",
      Rect(x: 0, y: 0.3, width: 10, height: 5)
    ),
    PaperTie(
      "F11: the ratio of an ideal height of 0.8 - 0.7 - 0.1",
      ViewDescription(
        .color,
        modifiers: [
          .flexFrame(ViewDescription.FlexFrame(idealHeight: 0.8)),
          .padding(top: -0.7, leading: 0, bottom: -0.1, trailing: 0),
          .aspectRatio(nil, fills: false),
        ]
      ),
      ProposedSize(width: 100, height: 100),
      "/",
      Rect(x: 0, y: -0.7, width: 100, height: 100.8)
    ),
  ]
}

@Suite("What is equal on paper")
struct RoundingTests {
  @Test(
    "counts as equal where a rule chooses, in the engine and in the oracle",
    arguments: PaperTie.all
  )
  func tie(_ tie: PaperTie) throws {
    let engine = try StackAnswer(laidOut: tie.problem)
    for answer in [engine, StackAnswer(plainly: tie.problem)] {
      let box = try #require(answer.frames.first { $0.path == tie.path })
      for (found, expected) in zip(box.frame.numbers, tie.frame.numbers) {
        #expect((found - expected).magnitude < 1e-6)
      }
    }
  }

  @Test("is not what differs by more than anybody would call rounding")
  func noTie() throws {
    // The second child gives a ten-thousandth less, so it is served first.
    let bounds = [(0.0, 20.0), (8.0, 27.9999)].map { least, most in
      ViewDescription(
        .color,
        modifiers: [
          .flexFrame(
            ViewDescription.FlexFrame(minHeight: Length(least), maxHeight: Length(most))
          )
        ]
      )
    }
    let problem = StackCase(
      ViewDescription(.vStack(spacing: 0), bounds),
      proposal: ProposedSize(width: 10, height: 44)
    )
    let engine = try StackAnswer(laidOut: problem)
    for answer in [engine, StackAnswer(plainly: problem)] {
      #expect(answer.frames.last?.frame.height == 22)
    }
  }
}

extension Rect {
  fileprivate var numbers: [Double] { [x, y, width, height] }
}
