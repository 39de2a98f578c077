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
    section(name, sections: sections, requiring: required) { index, environment, _ in
      make(index, environment)
    }
  }

  /// A function that makes a section through something else, under the checks of `section`.
  ///
  /// - Parameters:
  ///   - name: What it is called in reports and files.
  ///   - sections: How many sections it is asked for at most.
  ///   - required: Invariants asked beside the default ones, by name, such as `cell-overlap`.
  ///   - make: Makes the section of a number in an environment, and keeps what it is made through;
  ///     `nil` is a finding.
  public static func section(
    _ name: String,
    sections: Int = 2,
    requiring required: [String] = [],
    _ make:
      @escaping @MainActor @Sendable (Int, any NSCollectionLayoutEnvironment, TriedOwners) ->
      NSCollectionLayoutSection?
  ) -> AnySuite {
    compositional(name, sections: sections, requiring: required) { owners in
      UICollectionViewCompositionalLayout(sectionProvider: { make($0, $1, owners) })
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
    compositional(name, sections: sections, requiring: required) { _ in make() }
  }

  /// A compositional layout that is made through something else, under the checks of `section`.
  ///
  /// - Parameters:
  ///   - name: What it is called in reports and files.
  ///   - sections: How many sections it is given at most.
  ///   - required: Invariants asked beside the default ones, by name, such as `cell-overlap`.
  ///   - make: Makes the layout and keeps what it is made through; called for every case.
  public static func compositional(
    _ name: String,
    sections: Int = 1,
    requiring required: [String] = [],
    _ make: @escaping @MainActor @Sendable (TriedOwners) -> UICollectionViewLayout?
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
