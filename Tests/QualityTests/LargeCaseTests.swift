import BrokenEngines
import LayoutCases
import LayoutCore
import LayoutHarness
import LayoutSuites
import LayoutWorkers
import MasonryLayout
import Testing

@Suite("Large cases")
struct LargeCaseTests {
  /// A failing case of many items, and the engine that fails on it.
  struct Large: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let suite: Suite<MasonryDomain>
    let problem: MasonryCase
  }

  static let count = 10_000

  static let all: [Large] = [
    Large(
      testDescription: "a fault of two items, named by the violation",
      suite: BrokenEngine.benchmark[0].suite,
      problem: problem { items in
        items[7_531].sizing = .fixed
        items[7_531].width = 5_000
      }
    ),
    Large(
      testDescription: "a fault that needs an edit",
      suite: BrokenEngine.editing[0].suite,
      problem: problem(
        edits: [
          .insert(MasonryItem(width: 30, height: 40), at: 5_000), .remove(at: 2),
          .resize(MasonryItem(width: 10, height: 900), at: 6_000),
        ]
      )
    ),
    Large(
      testDescription: "a fault whose violation names no items",
      suite: BrokenEngine.silent.suite,
      problem: problem { items in
        items[1_234].span = 3
        items[8_765].sizing = .stretch
      }
    ),
  ]

  private static func problem(
    edits: [MasonryEdit] = [],
    _ change: (inout [MasonryItem]) -> Void = { _ in }
  ) -> MasonryCase {
    var masonry = Masonry()
    masonry.lanes = 4
    masonry.laneSpacing = 10
    masonry.itemSpacing = 10
    masonry.container = ProposedSize(width: 1440, height: nil)
    let sizes = PhotoSizes.all
    masonry.items = (0..<count).map { index in
      let size = sizes[index % sizes.count]
      return MasonryItem(width: size.width, height: size.height)
    }
    change(&masonry.items)
    return MasonryCase(masonry, edits: edits)
  }

  @Test("ten thousand items come down to at most three parts", arguments: all)
  func minimised(_ large: Large) throws {
    let start = try #require(large.suite.judge(large.problem))
    let minimised = try #require(
      Attack(large.suite).minimised(large.problem, cause: start.cause)
    )
    #expect(minimised.minimised.size <= 3)
    #expect(minimised.violation.cause == start.cause)
    #expect(minimised.isFixpoint)
  }
}
