import Foundation
import PlumbCommands

/// A set of masonry engines each of which does one terrible thing on one case in a thousand, under
/// the whole command; called with `speak WORD`, the program in another language that offends so
/// against the engine protocol.
@main struct Main {
  @MainActor static func main() async {
    let words = Array(CommandLine.arguments.dropFirst())
    if words.first == "speak", let offence = words.last.flatMap(Offence.init) {
      Speaker(offence: offence).serve()
    }
    await HostileSet.main()
  }
}

struct HostileSet: PlumbCommand {
  static let suites: [AnySuite] =
    DeedEngine.all.map { .masonry($0) } + LyingEngine.all.map { .masonry($0) }
    + Offence.allCases.map(AnySuite.speaking)
}
