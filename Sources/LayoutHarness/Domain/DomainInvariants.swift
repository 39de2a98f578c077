package import LayoutCore

/// What must hold in one domain, with its types erased.
package struct DomainInvariants: Sendable {
  /// The domain's name.
  package let domain: String
  /// Its invariants in the order in which they are asked, and whether each is asked by default.
  package let invariants: [(description: InvariantDescription, isDefault: Bool)]

  /// The invariants of a domain, whether or not there is an engine for it.
  package init<D: Domain>(of domain: D.Type) {
    self.domain = D.name
    invariants = D.invariants.map { ($0.description, $0.isDefault) }
  }

  /// The invariants of a suite, those of an oracle among them.
  package init(of suite: AnySuite) {
    domain = suite.domain
    invariants = suite.invariants
  }
}
