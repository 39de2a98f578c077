import LayoutCases
import LayoutCore
import LayoutFiles
import LayoutReports

/// Turns real data into a corpus file.
enum ImportCommand: Command {
  static let name = "import"
  static let summary = "turn real photo sizes into a corpus file"
  static let operands = "FILE | --unsplash"
  static let output = Flag("--output", "FILE", "where the corpus file goes; by the input's name")
  static let source = Flag("--source", "TEXT", "where the data came from, kept in the file")
  static let unsplash = Flag("--unsplash", nil, "ask the photo API, key in UNSPLASH_ACCESS_KEY")
  static let count = Flag("--count", "N", "how many photos to ask for; 30")
  static let base = Flag("--base", "URL", "another address of the photo API")
  static let timeout = Flag("--timeout", "TIME", "how long an answer may take; 30s")
  static let flags: [Flag] = [output, source, unsplash, count, base, timeout, .corpus]

  static func run(_ arguments: Arguments, in context: CommandContext) async throws -> ExitCode {
    let folder = "\(arguments.text(.corpus) ?? "Corpus")/photos"
    var set: PhotoSet
    let path: String
    if arguments.has(unsplash) {
      guard arguments.positional.isEmpty else { throw UsageError("expected no FILE") }
      let photos = try arguments.count(count) ?? 30
      let limit = try arguments.duration(timeout) ?? .seconds(30)
      let api = try PhotoAPI(
        base: arguments.text(base) ?? PhotoAPI.publicBase,
        environment: context.environment,
        timeout: Double(limit.components.seconds)
          + Double(limit.components.attoseconds) * 1e-18
      )
      set = try api.randomPhotos(count: photos)
      path = arguments.text(output) ?? "\(folder)/unsplash-random.json"
    } else {
      guard arguments.positional.count == 1, let file = arguments.positional.first else {
        throw UsageError("expected one FILE, or --unsplash")
      }
      for flag in [count, base, timeout] where arguments.has(flag) {
        throw UsageError("\(flag.name) is for --unsplash")
      }
      set = try PhotoImport.photos(inFile: file)
      let name = (file.split(separator: "/").last ?? "").prefix { $0 != "." }
      path = arguments.text(output) ?? "\(folder)/\(name.isEmpty ? "photos" : name).json"
    }
    if let text = arguments.text(source) { set.source = text }
    try writeAtomically(set.fileBytes, to: path)
    context.say("\(set.photos.count) photos · \(path)")
    return .held
  }
}
