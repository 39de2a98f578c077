import LayoutCore

/// What is tried of a user's files: each type, how it is made, and what is asked of it.
struct TryPlan {
  /// One type to be tried.
  struct Entry {
    /// What it is called in reports.
    var name: String
    /// The type.
    var type: FoundType
    /// What it is tried as.
    var kind: FoundType.Kind
    /// The expression that makes it.
    var expression: String
    /// Whether somebody said so, and it is no guess.
    var isGiven: Bool
    /// The invariants asked beside the default ones.
    var required: [String]
    /// Whether it lays out content beyond its box on purpose.
    var leavesItsBox: Bool
    /// Its number in the generated code.
    var number: Int
  }

  /// A type that cannot be made.
  struct Left {
    var type: FoundType
    /// Why, as a part of a sentence.
    var reason: String
  }

  private(set) var entries: [Entry] = []
  private(set) var left: [Left] = []
  /// What is tried of diffable snapshots.
  private(set) var snapshots: SnapshotPlan

  /// Whether nothing is tried.
  var isEmpty: Bool { entries.isEmpty && snapshots.isEmpty }

  /// Decides for every `Layout` and `View` of the sources.
  ///
  /// - Throws: ``UsageError`` for a way to make a type that is not there.
  init(_ sources: [TrySource], makings: [String]) throws(UsageError) {
    let types = SourceScan.joined(sources.map(\.scan))
    snapshots = SnapshotPlan([], types: types, from: 0)
    let guesses = MakingArguments(types: types)
    var given: [String: [String]] = [:]
    for making in sources.flatMap(\.scan.makings) + makings {
      let name = String(making.prefix { $0.isLetter || $0.isNumber || "_.".contains($0) })
      guard let type = types.first(where: { $0.name == name && $0.kind != nil }) else {
        let names = types.filter { $0.kind != nil }.map(\.name).joined(separator: ", ")
        throw UsageError("--make: expected an expression of one of \(names), found \(making)")
      }
      given[type.name, default: []].append(making)
    }
    for type in types {
      guard let kind = type.kind, !type.conformances.contains("PreviewProvider") else { continue }
      func add(_ expression: String, isGiven: Bool, suffix: String) {
        entries.append(
          Entry(
            name: type.name + suffix,
            type: type,
            kind: kind,
            expression: expression,
            isGiven: isGiven,
            required: sources[type.file].scan.required,
            leavesItsBox: type.leavesItsBox(among: types),
            number: entries.count
          )
        )
      }
      if let expressions = given[type.name] {
        for (place, expression) in expressions.enumerated() {
          add(expression, isGiven: true, suffix: place == 0 ? "" : "-\(place + 1)")
        }
        continue
      }
      switch guesses.expression(type) {
      case .made(let expression): add(expression, isGiven: false, suffix: "")
      case .missing(let reason): left.append(Left(type: type, reason: reason))
      }
    }
    snapshots = SnapshotPlan(sources, types: types, from: entries.count)
  }

  /// Leaves an entry out after all.
  mutating func leave(_ number: Int, because reason: String) {
    snapshots.leave(number, because: reason)
    guard let place = entries.firstIndex(where: { $0.number == number }) else { return }
    left.append(Left(type: entries[place].type, reason: reason))
    entries.remove(at: place)
  }

  /// The code behind the end of a file that makes its types, where private ones can be seen.
  func making(inFile file: Int) -> [(line: String, number: Int)] {
    entries.filter { $0.type.file == file }.flatMap { entry in
      let isView = entry.kind == .view
      let actor = isView ? "@MainActor " : ""
      let answer = isView ? "any SwiftUI.View" : "any SwiftUI.Layout"
      let call = "plumbMake\(entry.number)()"
      // A type's private parts can be seen in its extensions, and its private types in those of
      // the type around it.
      let scope = entry.type.path.count > 1 ? entry.type.path.dropLast() : entry.type.path[...]
      let host = scope.joined(separator: ".")
      guard !entry.type.isGeneric else {
        return [("\(actor)func \(call) -> \(answer) { \(entry.expression) }", entry.number)]
      }
      return [
        (
          "extension \(host) { \(actor)fileprivate static func \(call) -> \(answer) "
            + "{ \(entry.expression) } }",
          entry.number
        ),
        ("\(actor)func \(call) -> \(answer) { \(host).\(call) }", entry.number),
      ]
    } + snapshots.making(inFile: file)
  }

  /// The module that has the command and the suites.
  private static let module = "PlumbCommands"

  /// The file that names the suites, with its entry point.
  var entryPoint: String {
    let suites = entries.map { entry in
      let name = Self.quoted(entry.name)
      let required = entry.required.map(Self.quoted).joined(separator: ", ")
      let box = entry.kind == .view ? ", leavesItsBox: \(entry.leavesItsBox)" : ""
      return "    .\(entry.kind.rawValue)(\(name)\(box), requiring: [\(required)]) "
        + "{ plumbMake\(entry.number)() },"
    }
    return """
      import \(Self.module)

      @main struct PlumbTriedCode: PlumbCommand {
        static let suites: [AnySuite] = [
      \((suites + snapshots.suites).joined(separator: "\n"))
        ]
      }

      """
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.filter { $0 != "\"" && $0 != "\\" } + "\""
  }
}
