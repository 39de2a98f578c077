import LayoutCore
package import LayoutHarness
import SnapshotDiffing

extension AnySuite {
  /// The engine of the package: hashing, longest increasing subsequences, a data source.
  package static let identity = AnySuite(
    Suite(
      Engine<IdentityDomain>(
        name: "identity",
        semantics: IdentitySemantics(),
        respond: BuiltInIdentity.respond
      )
    )
  )

  /// The plain engine, asked by name only because it is quadratic.
  package static let plainIdentity = AnySuite(
    Suite(
      Engine<IdentityDomain>(
        name: "plain",
        semantics: IdentitySemantics(
          understands: IdentityFeatures.abilities.subtracting([.scrolling])
        ),
        standing: .oracle,
        respond: PlainIdentity.respond
      )
    )
  )

  /// Swift's own difference of collections, asked by name only as `plain` is.
  package static let systemIdentity = AnySuite(
    Suite(
      Engine<IdentityDomain>(
        name: "collection-difference",
        semantics: SystemIdentity.semantics,
        standing: .oracle,
        respond: SystemIdentity.respond
      )
    )
  )
}
