package import LayoutCore

extension Violation {
  /// The violation as it is told of a case: a fault over what makes no sense says so, since not an
  /// answer was owed there but a refusal (invariant `total`).
  package func told(over exhibit: Exhibit) -> Violation {
    guard let nonsense = exhibit.nonsense, fault != nil else { return self }
    var violation = self
    violation.message += " over a case that makes no sense: \(nonsense)"
    violation.expected = "a refusal"
    return violation
  }
}
