package import LayoutHarness
import SwiftUILayout

extension AnySuite {
  // The stacks of the package are asked by name only: by SwiftUI's own rules a stack may place
  // what it did not measure (S8), and layers moved by their guides leave the size of the largest
  // (C1); both break `inside-bounds`.

  /// The row as a custom layout.
  package static let hStackLayout = exhibited("HStackLayout") { HStackLayout() }
  /// The column as a custom layout.
  package static let vStackLayout = exhibited("VStackLayout") { VStackLayout() }
  /// The layers as a custom layout.
  package static let zStackLayout = exhibited("ZStackLayout") { ZStackLayout() }

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
