package import LayoutCore

/// Finds the simplest case that breaks the same invariant: a value, an executor and an order.
package struct Minimiser<Value: Reducible>: Sendable {
  /// The passes in the order in which a round runs them, thorough ones only when the others are at
  /// an end.
  package let passes: [Pass<Value>]
  /// How many candidates may be run before the best so far is returned.
  package let limit: Int

  /// Makes a minimiser: the domain's own passes first, since they take the largest steps, then
  /// the general ones.
  package init(domainPasses: [Pass<Value>] = [], limit: Int = 20_000) {
    self.init(
      passes: domainPasses + [
        .deleteParts, .simplifySettings, .lowerNumbersTogether, .lowerNumbers, .lowerPairs,
      ],
      limit: limit
    )
  }

  /// Makes a minimiser of these passes alone.
  package init(passes: [Pass<Value>], limit: Int = 20_000) {
    self.passes = passes
    self.limit = limit
  }

  /// What a minimisation came to.
  package struct Result: Sendable {
    /// The simplest failing case.
    package let value: Value
    /// What it breaks.
    package let violation: Violation
    /// How many candidates were run.
    package let candidates: Int
    /// Whether no single simplification still fails; false when the limit was reached first.
    package let isFixpoint: Bool
  }

  /// Minimises `start`, or returns `nil` when it breaks nothing, or not for the cause asked for.
  ///
  /// - Parameters:
  ///   - start: The failing case.
  ///   - cause: The cause to keep (``Violation/cause``), or `nil` for the first that `start` shows.
  ///   - execute: The first invariant a case breaks.
  /// - Complexity: Rounds of all passes until one round changes nothing.
  package func minimise(
    _ start: Value,
    keeping cause: String? = nil,
    execute: @escaping (Value) -> Violation?
  ) -> Result? {
    guard let broken = execute(start), cause == nil || broken.cause == cause else {
      return nil
    }
    var search = Search(start: start, violation: broken, limit: limit, execute: execute)
    var isFixpoint = false
    while !isFixpoint, !search.isExhausted {
      let before = search.best
      for pass in passes where !pass.isThorough && !search.isExhausted { pass.run(&search) }
      guard search.best == before else { continue }
      for pass in passes where pass.isThorough && search.best == before && !search.isExhausted {
        pass.run(&search)
      }
      isFixpoint = search.best == before && !search.isExhausted
    }
    return Result(
      value: search.best,
      violation: search.violation,
      candidates: search.candidates + 1,
      isFixpoint: isFixpoint
    )
  }
}
