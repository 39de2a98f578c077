public import CollectionLayout
import LayoutCore
public import LayoutHarness

extension AnySuite {
  /// A function that makes a section, under the checks of the domain `section`.
  ///
  /// - Parameters:
  ///   - name: What it is called in reports and files.
  ///   - sections: How many sections it is asked for at most.
  ///   - required: Invariants asked beside the default ones, by name, such as `cell-overlap`.
  ///   - make: Makes the section of a number in an environment; `nil` is a finding.
  public static func section(
    _ name: String,
    sections: Int = 2,
    requiring required: [String] = [],
    _ make:
      @escaping @MainActor @Sendable (Int, any NSCollectionLayoutEnvironment) ->
      NSCollectionLayoutSection?
  ) -> AnySuite {
    compositional(name, sections: sections, requiring: required) {
      UICollectionViewCompositionalLayout(sectionProvider: { make($0, $1) })
    }
  }

  /// A compositional layout under the checks of the domain `section`.
  ///
  /// - Parameters:
  ///   - name: What it is called in reports and files.
  ///   - sections: How many sections it is given at most.
  ///   - required: Invariants asked beside the default ones, by name, such as `cell-overlap`.
  ///   - make: Makes the layout; called for every case.
  public static func compositional(
    _ name: String,
    sections: Int = 1,
    requiring required: [String] = [],
    _ make: @escaping @MainActor @Sendable () -> UICollectionViewLayout?
  ) -> AnySuite {
    let engine = SectionEngine(make: make)
    return AnySuite(
      Suite(
        Engine<SectionDomain>(
          name: name,
          semantics: SectionSemantics(sections: sections),
          respond: engine.respond
        ),
        known: SectionDomain.invariants.map { $0.asked(required) }
      )
    )
  }
}
