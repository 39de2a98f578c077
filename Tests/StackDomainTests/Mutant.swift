import LayoutCases
import LayoutCore
import LayoutHarness
import SwiftUILayout

@testable import LayoutSuites

/// One rule bent on purpose, in the engine or in the plain oracle, and how it is noticed.
struct Mutant: Sendable, CustomStringConvertible {
  /// The name of the switch.
  let name: String
  /// The rules that it bends.
  let rules: [String]
  /// The engine with the rule bent.
  let engine: Engine<StackDomain>
  /// What is different about a recorded case under the bent rule, or `nil`.
  let truthDifference: @Sendable (StackTruthCase) -> String?

  var description: String { name }

  init(_ name: String, _ rules: String..., bending mutation: RuleMutation) {
    self.name = name
    self.rules = rules
    engine = .swiftUI(mutations: mutation, standing: .exhibit)
    truthDifference = { StackTruth.outcome(of: $0, mutations: mutation).difference }
  }

  init(_ bend: PlainBend, _ rules: String...) {
    name = bend.rawValue
    self.rules = rules
    engine = .plain(bend)
    truthDifference = { Truth.difference($0, bend) }
  }

  /// The sure recorded cases that come out otherwise.
  func truthCases() -> [String] {
    Truth.certain.filter { truthDifference($0) != nil }.map(\.name)
  }

  /// The check that holds the bent rule against the plain oracle.
  var suite: Suite<StackDomain> {
    Suite(engine, invariants: StackDomain.invariants.filter { $0.description.name == "reference" })
  }

  /// The first drawn case that notices, among the first 20,000 of a seed.
  func firstFailing(seed: UInt64 = 1) -> (index: Int, problem: StackCase)? {
    let suite = suite
    for index in 0..<20_000 {
      let problem = suite.drawn(seed: seed, index: index)
      if suite.judge(problem) != nil { return (index, problem) }
    }
    return nil
  }

  /// The least case that notices.
  func minimised(_ problem: StackCase) -> Minimiser<StackCase>.Result? {
    let suite = suite
    return Minimiser<StackCase>(domainPasses: StackDomain.passes).minimise(problem) { candidate in
      StackDomain.isWithin(suite.engine.semantics, candidate) ? suite.judge(candidate) : nil
    }
  }
}

extension Mutant {
  /// Every rule of the engine with a switch, and those of the oracle for the others.
  static let all: [Mutant] = engineMutants + oracleMutants

  static let engineMutants: [Mutant] = [
    Mutant("reservedMinimumsDropped", "S3", bending: .reservedMinimumsDropped),
    Mutant("spacerGapDefault", "S10", bending: .spacerGapDefault),
    Mutant("openDefaultZero", "P2", bending: .openDefaultZero),
    Mutant("maximumOnlyHugs", "F5", bending: .maximumOnlyHugs),
    Mutant("flexibilityIgnored", "S1", bending: .flexibilityIgnored),
    Mutant("priorityIgnored", "S1", bending: .priorityIgnored),
    Mutant("crossUnionMissing", "S6", bending: .crossUnionMissing),
    Mutant("bothBoundsHug", "F4", bending: .bothBoundsHug),
    Mutant("aspectReportsScaled", "F11", bending: .aspectReportsScaled),
    Mutant("zstackSizesToAll", "C1", bending: .zstackSizesToAll),
    Mutant("paddingUnfloored", "F9", bending: .paddingUnfloored),
    Mutant("infiniteTieIgnored", "S2", bending: .infiniteTieIgnored),
    Mutant("fixedSizePlacesBox", "F10", bending: .fixedSizePlacesBox),
    Mutant("crossUnionWithoutZero", "S6", bending: .crossUnionWithoutZero),
    Mutant("placementKeepsOpenCross", "S8", bending: .placementKeepsOpenCross),
    Mutant("defaultGapTen", "S9", bending: .defaultGapTen),
    Mutant("spacerMinimumZero", "S13", bending: .spacerMinimumZero),
    Mutant("idealIgnored", "F3", bending: .idealIgnored),
    Mutant("framePlacesSize", "F8", "P21", bending: .framePlacesSize),
    Mutant("overlayKeepsProposal", "F12", bending: .overlayKeepsProposal),
    Mutant("guidesIgnored", "F13", bending: .guidesIgnored),
    Mutant("scrollKeepsProposal", "C4", bending: .scrollKeepsProposal),
    Mutant("fitsByProposal", "C5", bending: .fitsByProposal),
    Mutant("mirrorMissing", "P19", bending: .mirrorMissing),
    Mutant("shareIsEverything", "S4", bending: .shareIsEverything),
    Mutant("singleChildNotIdentity", "P17", bending: .singleChildNotIdentity),
    Mutant("zstackPlacesProposal", "C1", bending: .zstackPlacesProposal),
    Mutant("invalidFrameIsZero", "F2", bending: .invalidFrameIsZero),
    Mutant("spacingShowsThrough", "S11", bending: .spacingShowsThrough),
    Mutant("paddingNotAdded", "F9", bending: .paddingNotAdded),
  ]

  static let oracleMutants: [Mutant] = [
    Mutant(.mostAskedOpen, "P1"), Mutant(.placedInOffer, "P5"),
    Mutant(.unplacedInCorner, "P6"), Mutant(.anchorIgnored, "P7"),
    Mutant(.looseSpacerVertical, "P13"), Mutant(.distancesDropped, "P15"),
    Mutant(.emptyPriorityZero, "P16"), Mutant(.impliedRow, "P18"),
    Mutant(.originsRounded, "P20"), Mutant(.openLengthZero, "S5"), Mutant(.stackCut, "S7"),
    Mutant(.unionOfAll, "S12"), Mutant(.absentCounts, "S14"),
    Mutant(.guidesOfFrameIgnored, "F1"), Mutant(.idealAloneIgnored, "F6"),
    Mutant(.boundsUnrepaired, "F7"), Mutant(.largestBaseline, "F14"),
    Mutant(.positionHugs, "F15"), Mutant(.readerCentres, "C3"),
    Mutant(.firstCellCounts, "C6"), Mutant(.dividerDouble, "C7"),
    Mutant(.adaptiveSingle, "C8"),
  ]
}
