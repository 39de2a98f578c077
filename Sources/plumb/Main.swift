import LayoutHarness
import PlumbCommands

/// The command with the package's own engines.
@main
struct Main: PlumbCommand {
  static let suites: [AnySuite] = []
}
