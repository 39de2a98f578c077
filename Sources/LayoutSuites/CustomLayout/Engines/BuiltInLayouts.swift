package import LayoutHarness
import SwiftUILayout

extension AnySuite {
  /// The stacks of the package as layouts, asked by name only.
  ///
  /// By SwiftUI's own rules a stack may place what it did not measure (S8), and layers moved by
  /// their guides leave the size of the largest (C1); both break `inside-bounds`.
  package static let stackLayouts: [AnySuite] = [
    .exhibited("HStackLayout") { HStackLayout() },
    .exhibited("VStackLayout") { VStackLayout() },
    .exhibited("ZStackLayout") { ZStackLayout() },
  ]

  private static func exhibited(
    _ name: String,
    _ make: @escaping @Sendable () -> any Layout
  ) -> AnySuite {
    AnySuite(
      Suite(
        Engine<LayoutDomain>(
          name: name,
          semantics: LayoutSemantics(),
          standing: .exhibit,
          respond: LayoutEngine(make: make).respond
        )
      )
    )
  }
}
