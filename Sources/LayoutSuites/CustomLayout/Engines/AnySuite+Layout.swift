import LayoutCore
public import LayoutHarness
public import SwiftUILayout

extension AnySuite {
  /// A custom layout under the checks of the domain `layout`.
  ///
  /// - Parameters:
  ///   - name: What it is called in reports and files.
  ///   - children: How many children it is made for; any number where nil.
  ///   - required: Invariants asked beside the default ones, by name, such as `overlap`.
  ///   - make: Makes the layout; called for every container that is driven.
  public static func layout(
    _ name: String,
    children: ClosedRange<Int>? = nil,
    requiring required: [String] = [],
    _ make: @escaping @Sendable () -> any Layout
  ) -> AnySuite {
    let engine = LayoutEngine(make: make)
    return AnySuite(
      Suite(
        Engine<LayoutDomain>(
          name: name,
          semantics: LayoutSemantics(children: children),
          respond: engine.respond
        ),
        known: LayoutDomain.invariants.map { $0.asked(required) }
      )
    )
  }
}

extension Invariant {
  /// The invariant, asked by default where it is among those required.
  func asked(_ required: [String]) -> Invariant {
    Invariant(
      description,
      isDefault: isDefault || required.contains(description.name),
      onOutcome: check
    )
  }
}
