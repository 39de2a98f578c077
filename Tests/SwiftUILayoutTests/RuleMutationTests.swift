import LayoutSuites
import SwiftUILayout
import Testing

@Suite("Rule mutations")
struct RuleMutationTests {
  /// A view that comes out otherwise when the rule is bent, with what it is proposed.
  struct Witness: Sendable, CustomTestStringConvertible {
    var name: String
    var mutation: RuleMutation
    var view: ViewDescription
    var width: Double?
    var height: Double?
    var testDescription: String { name }
  }

  static let witnesses: [Witness] = [
    Witness(
      name: "S3 reserved minimums",
      mutation: .reservedMinimumsDropped,
      view: .row(.color, .spacer(20), spacing: 0),
      width: 100
    ),
    Witness(
      name: "S10 spacer gap",
      mutation: .spacerGapDefault,
      view: .row(.fixed(10, 10), .spacer(), .fixed(10, 10)),
      width: nil
    ),
    Witness(name: "P2 open is 10", mutation: .openDefaultZero, view: .color),
    Witness(
      name: "F5 maximum only",
      mutation: .maximumOnlyHugs,
      view: .fixed(10, 10).with(.flexFrame(.init(maxWidth: 50))),
      width: 40
    ),
    Witness(
      name: "S1 flexibility",
      mutation: .flexibilityIgnored,
      view: .row(.color, .fixed(60, 10), spacing: 0),
      width: 100
    ),
    Witness(
      name: "S1 priority",
      mutation: .priorityIgnored,
      view: .row(.color, ViewDescription.color.with(.layoutPriority(1)), spacing: 0),
      width: 100
    ),
    Witness(
      name: "S6 cross union",
      mutation: .crossUnionMissing,
      view: .column(
        .fixed(10, 10),
        ViewDescription.fixed(10, 10).with(.alignmentGuide(.leading, -5)),
        alignment: .leading
      )
    ),
    Witness(
      name: "F4 both bounds",
      mutation: .bothBoundsHug,
      view: .fixed(10, 10).with(.flexFrame(.init(minWidth: 0, maxWidth: 50))),
      width: 40
    ),
    Witness(
      name: "F11 child's answer",
      mutation: .aspectReportsScaled,
      view: .fixed(10, 10).with(.aspectRatio(2, fills: false)),
      width: 100,
      height: 100
    ),
    Witness(
      name: "C1 highest priority",
      mutation: .zstackSizesToAll,
      view: ViewDescription(
        .zStack(),
        [.fixed(50, 50), ViewDescription.fixed(10, 10).with(.layoutPriority(1))]
      )
    ),
    Witness(
      name: "F9 floor",
      mutation: .paddingUnfloored,
      view: ViewDescription.color.padded(30),
      width: 10,
      height: 10
    ),
    Witness(
      name: "S2 infinite tie",
      mutation: .infiniteTieIgnored,
      view: .row(
        .color,
        ViewDescription.color.with(.flexFrame(.init(minWidth: 80, maxWidth: Length(.infinity)))),
        spacing: 0
      ),
      width: 100
    ),
    Witness(
      name: "F10 placement",
      mutation: .fixedSizePlacesBox,
      view: ViewDescription.row(
        .color,
        ViewDescription.color.with(.flexFrame(.init(idealWidth: 40)))
      ).with(.fixedSize()),
      width: 100
    ),
    Witness(
      name: "S6 union holds the guide",
      mutation: .crossUnionWithoutZero,
      view: .column(
        ViewDescription.fixed(10, 10).with(.alignmentGuide(.leading, -5)),
        ViewDescription.fixed(10, 10).with(.alignmentGuide(.leading, -5)),
        alignment: .leading
      )
    ),
    Witness(
      name: "S8 settled breadth",
      mutation: .placementKeepsOpenCross,
      view: .column(.color, .fixed(50, 10))
    ),
    Witness(
      name: "S9 gap of 8",
      mutation: .defaultGapTen,
      view: .row(.fixed(10, 10), .fixed(10, 10))
    ),
    Witness(name: "S13 least length", mutation: .spacerMinimumZero, view: .row(.color, .spacer())),
    Witness(
      name: "F3 ideal",
      mutation: .idealIgnored,
      view: ViewDescription.row(.color, .color, spacing: 0).with(
        .flexFrame(.init(minWidth: 1, idealWidth: 60))
      )
    ),
    Witness(
      name: "F8 open placement",
      mutation: .framePlacesSize,
      view: ViewDescription.row(
        .color,
        ViewDescription.color.with(.flexFrame(.init(idealWidth: 40)))
      ).with(.flexFrame(.init(maxHeight: Length(.infinity))))
    ),
    Witness(
      name: "F12 primary's size",
      mutation: .overlayKeepsProposal,
      view: .fixed(10, 10).with(.overlay(.color)),
      width: 50,
      height: 50
    ),
    Witness(
      name: "F13 explicit guides",
      mutation: .guidesIgnored,
      view: .column(
        .fixed(10, 10),
        ViewDescription.fixed(10, 10).with(.alignmentGuide(.leading, -5)),
        alignment: .leading
      )
    ),
    Witness(
      name: "C4 open along the scroll axis",
      mutation: .scrollKeepsProposal,
      view: ViewDescription(.scrollView(), [.color]),
      width: 50,
      height: 50
    ),
    Witness(
      name: "C5 ideal size",
      mutation: .fitsByProposal,
      view: ViewDescription(
        .viewThatFits(),
        [
          ViewDescription.color.with(.flexFrame(.init(idealWidth: 90))),
          .fixed(20, 20),
        ]
      ),
      width: 50,
      height: 50
    ),
    Witness(
      name: "S4 equal shares",
      mutation: .shareIsEverything,
      view: .row(.color, .color, spacing: 0),
      width: 100
    ),
    Witness(
      name: "P17 identity",
      mutation: .singleChildNotIdentity,
      view: .row(.column(ViewDescription.color.with(.layoutPriority(1))), .color, spacing: 0),
      width: 100
    ),
    Witness(
      name: "C1 placement",
      mutation: .zstackPlacesProposal,
      view: ViewDescription(
        .zStack(),
        [ViewDescription.color.with(.layoutPriority(-1)), .fixed(10, 10)]
      ),
      width: 50,
      height: 50
    ),
    Witness(
      name: "F2 invalid is not given",
      mutation: .invalidFrameIsZero,
      view: ViewDescription.color.frame(-5, 10),
      width: 50,
      height: 50
    ),
    Witness(
      name: "S11 frames drop preferences",
      mutation: .spacingShowsThrough,
      view: .column(ViewDescription.column(.color, .spacer()).frame(nil, 50), .fixed(10, 10))
    ),
    Witness(
      name: "F9 insets added",
      mutation: .paddingNotAdded,
      view: ViewDescription.fixed(10, 10).padded(5)
    ),
  ]

  @Test("a bent rule changes the layout of its witness", arguments: witnesses)
  func changes(witness: Witness) throws {
    let width = witness.width.map { CGFloat($0) }
    let height = witness.height.map { CGFloat($0) }
    let right = try witness.view.laidOut(width, height)
    let bent = try witness.view.laidOut(width, height, mutations: witness.mutation)
    #expect(right.frames != bent.frames || right.size != bent.size)
  }

  @Test("right to left without its mirror is noticed")
  func mirror() throws {
    let view = ViewDescription.row(.fixed(10, 10), .fixed(20, 10))
    let right = try view.laidOut(nil, nil, .rightToLeft)
    let bent = try view.laidOut(nil, nil, .rightToLeft, mutations: .mirrorMissing)
    #expect(right.frames != bent.frames)
  }

  @Test("every bent rule has a witness")
  func complete() {
    let covered = Self.witnesses.reduce(into: RuleMutation.mirrorMissing) {
      $0.formUnion($1.mutation)
    }
    for bit in 0..<30 {
      #expect(covered.contains(RuleMutation(rawValue: 1 << UInt32(bit))), "bit \(bit)")
    }
  }

  @Test(
    "the thirteen planted mutants of the truth are noticed by recorded layouts",
    arguments: [
      RuleMutation.reservedMinimumsDropped, .spacerGapDefault, .openDefaultZero,
      .maximumOnlyHugs, .flexibilityIgnored, .priorityIgnored, .crossUnionMissing,
      .bothBoundsHug, .zstackSizesToAll, .paddingUnfloored,
    ]
  )
  func noticed(mutation: RuleMutation) {
    let noticing = TruthTests.cases.filter {
      !StackTruth.outcome(of: $0, mutations: mutation).hasPassed
    }
    #expect(!noticing.isEmpty)
  }
}
