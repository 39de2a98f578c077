package import LayoutHarness

/// The engines the package brings itself, each under the checks of its domain.
///
/// Adding an engine is a folder and a line here.
package enum BuiltInSuites {
  /// All of them, in the order in which reports list them.
  package static let all: [AnySuite] = [
    .masonry,
    .articleMasonry,
    .swiftUI,
    .plainStack,
    .collection,
    .plainCollection,
    .lateSizes,
    .identity,
    .plainIdentity,
    .systemIdentity,
    .hardenedAdaptive,
    .frameAdaptive,
    .readerAdaptive,
    .hStackLayout,
    .vStackLayout,
    .zStackLayout,
  ]

  /// What must hold in the domains whose engines are found in a user's file only.
  package static let tried: [DomainInvariants] = [
    DomainInvariants(of: ViewDomain.self),
    DomainInvariants(of: SectionDomain.self),
  ]
}
