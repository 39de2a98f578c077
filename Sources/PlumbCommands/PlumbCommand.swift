@_exported public import LayoutCore
public import LayoutHarness
@_exported public import LayoutSuites
@_exported public import MasonryLayout

/// The whole command for engines of one's own: `gate`, `fuzz`, `replay`, `bench` and the rest.
///
/// ```swift
/// @main struct Main: PlumbCommand {
///   static let suites: [AnySuite] = [.masonry(MyMasonry())]
/// }
/// ```
/// Corpus and reports are folders of the working directory, so they are the user's own.
public protocol PlumbCommand {
  /// The engines, each under the checks of its domain; empty for the package's own.
  static var suites: [AnySuite] { get }
}

extension PlumbCommand {
  /// Runs the command line's command and exits with its code.
  @MainActor public static func main() async {
    await CommandLineTool(suites: suites.isEmpty ? BuiltInSuites.all : suites).run()
  }
}

/// An engine under the checks of its domain, as ``PlumbCommand`` takes it.
public typealias AnySuite = LayoutHarness.AnySuite
