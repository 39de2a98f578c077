package import LayoutCore

/// The state of one minimisation: the simplest failing case so far, and the way to test another.
///
/// A candidate is accepted only when it is simpler and breaks the very invariant the start broke,
/// so that the search never slips to another fault.
package struct Search<Value: Reducible> {
  /// The first invariant a case breaks, or `nil` when all hold.
  package typealias Executor = (Value) -> Violation?

  /// The simplest failing case so far.
  package private(set) var best: Value
  /// What `best` breaks, by name always what the start broke.
  package private(set) var violation: Violation
  /// How many candidates the executor ran.
  package private(set) var candidates = 0

  private let execute: Executor
  private let limit: Int
  private var complexity: Complexity
  private var rejected: Set<Value> = []
  private var followed: Set<Value> = []

  /// Starts at a case that breaks `violation`.
  init(start: Value, violation: Violation, limit: Int, execute: @escaping Executor) {
    best = start
    self.violation = violation
    self.limit = limit
    self.execute = execute
    complexity = start.complexity
  }

  /// Whether no further candidate may be run.
  package var isExhausted: Bool { candidates >= limit }

  /// Takes `candidate` as the new best when it is simpler and still fails the same way.
  package mutating func attempt(_ candidate: Value?) -> Bool {
    guard let candidate, candidate.complexity < complexity, let broken = run(candidate) else {
      return false
    }
    best = candidate
    violation = broken
    complexity = candidate.complexity
    return true
  }

  /// Whether a case that need not be simpler fails the same way; the best stays as it is.
  package mutating func stillFails(_ candidate: Value) -> Bool { run(candidate) != nil }

  /// Follows `detour`, a case that need not be simpler, with the given passes, and takes what
  /// comes of it when that is simpler than the best.
  ///
  /// The same detour is followed once.
  package mutating func attempt(detour: Value, passes: [Pass<Value>]) -> Bool {
    guard followed.insert(detour).inserted, let broken = run(detour) else { return false }
    var branch = Search(
      start: detour,
      violation: broken,
      limit: limit - candidates,
      execute: execute
    )
    for pass in passes where !branch.isExhausted { pass.run(&branch) }
    candidates += branch.candidates
    guard branch.complexity < complexity else { return false }
    best = branch.best
    violation = branch.violation
    complexity = branch.complexity
    return true
  }

  /// Runs a candidate once; small ones that hold are remembered.
  private mutating func run(_ candidate: Value) -> Violation? {
    guard !isExhausted else { return nil }
    let isRemembered = candidate.partCount <= 64
    if isRemembered, rejected.contains(candidate) { return nil }
    candidates += 1
    if let broken = execute(candidate), broken.cause == violation.cause { return broken }
    if isRemembered { rejected.insert(candidate) }
    return nil
  }
}

/// A named way of making cases simpler.
package struct Pass<Value: Reducible>: Sendable {
  /// The name, as tests and reports give it.
  package let name: String
  /// Whether it goes through many candidates, so that it is left to when no other pass gets on.
  package let isThorough: Bool
  /// Tries its candidates on a search.
  package let run: @Sendable (inout Search<Value>) -> Void

  /// Makes a pass.
  package init(
    _ name: String,
    isThorough: Bool = false,
    run: @escaping @Sendable (inout Search<Value>) -> Void
  ) {
    self.name = name
    self.isThorough = isThorough
    self.run = run
  }
}
