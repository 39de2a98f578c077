package import LayoutCases
package import LayoutCore

/// A family of layout problems.
///
/// It says what a case is, how one is drawn, what must hold of an answer, how a case gets smaller
/// and how it is shown. Declarations only; the runs are the harness's.
package protocol Domain: Sendable {
  /// One whole, saveable problem.
  associatedtype Case: Reducible & Codable
  /// What an engine says to it.
  associatedtype Answer: Sendable & Equatable
  /// The choices on which right engines differ, declared by each engine.
  associatedtype Semantics: Sendable
  /// What the invariants need to know of a case, worked out once, and room to work in.
  associatedtype Context: CaseContext<Case, Answer, Semantics>

  /// The name in files, flags and reports.
  static var name: String { get }

  /// Draws a case that an engine of these semantics can be asked.
  static func draw(_ choices: inout Choices, within semantics: Semantics) -> Case

  /// Whether an engine of these semantics can be asked this case at all.
  static func isWithin(_ semantics: Semantics, _ problem: Case) -> Bool

  /// Says what is wrong with a case that no engine could be asked, such as an edit of nothing.
  static func validate(_ problem: Case) throws(CaseError)

  /// Why a case makes no sense to any engine, so that it is to be refused (invariant `total`), or
  /// `nil` for one that is owed an answer.
  static func nonsense(_ problem: Case, within semantics: Semantics) -> String?

  /// The names of the labels a case can have, at most 64.
  static var labels: [String] { get }

  /// The labels of a case as bits, bit i standing for `labels[i]`.
  static func labels(of problem: Case) -> UInt64

  /// What must hold, in the order in which it is asked; the first broken one names the finding.
  static var invariants: [Invariant<Self>] { get }

  /// Steps of simplification beyond the general ones, largest first.
  static var passes: [Pass<Case>] { get }

  /// The case in a few lines for a person, with its answer where there is one.
  static func lines(_ problem: Case, _ answer: Answer?) -> [String]

  /// The answer drawn.
  static func picture(_ problem: Case, _ answer: Answer, _ violation: Violation?) -> Picture?

  /// A text equal for cases that differ in numbers only, by which findings are grouped.
  static func shape(of problem: Case) -> String

  /// A number equal for answers equal to the last bit, in any process.
  static func digest(of answer: Answer) -> UInt64

  /// Whether answers have frames, so that they can be kept as goldens.
  static var hasFrames: Bool { get }

  /// Whether it is told over which lengths of the container the least case breaks, all else equal.
  static var hasThresholds: Bool { get }

  /// How many cases the gate gives an engine of the domain, so that all of it takes a minute.
  static var gateCases: Int { get }

  /// The problems on which engines are timed.
  static var workloads: [Workload<Case>] { get }

  /// What an engine counted while it answered.
  static func work(of answer: Answer) -> WorkCounters

  /// The answer's frames and size for a golden, or `nil` where the domain has no frames.
  static func frames(of answer: Answer) -> (frames: [Rect], size: Size, lanes: [Int]?)?

  /// How engines outside this program are asked, or `nil` where the domain is closed to them.
  static var wire: WireForm<Self>? { get }
}

extension Domain {
  package static var wire: WireForm<Self>? { nil }
}

extension Domain {
  /// Where every case has an answer.
  package static func nonsense(_ problem: Case, within semantics: Semantics) -> String? { nil }

  /// Most have.
  package static var hasFrames: Bool { true }

  /// For most the least container says enough.
  package static var hasThresholds: Bool { false }

  /// Twenty thousand: what a domain whose cases are cheap can afford.
  package static var gateCases: Int { 20_000 }
}

/// What the invariants of a domain need to know of a case.
///
/// One value serves case after case, so that its storage is used again.
package protocol CaseContext<Case, Answer, Semantics> {
  associatedtype Case
  associatedtype Answer: Sendable
  associatedtype Semantics

  /// Knows nothing yet.
  init()

  /// Works out what there is to know of a case and what came of it.
  mutating func prepare(_ problem: Case, _ outcome: Outcome<Answer>, within semantics: Semantics)
}
