package import LayoutHarness

extension AnySuite {
  /// The package's SwiftUI layout under all checks of the domain `stack`.
  package static let swiftUI = AnySuite(Suite(Engine<StackDomain>.swiftUI()))

  /// The plain oracle under the checks that do not need another one.
  package static let plainStack = AnySuite(Suite(Engine<StackDomain>.plain()))
}
