/// What is tried of a user's diffable snapshots: each function that makes or applies them.
struct SnapshotPlan {
  /// One function to be tried.
  struct Entry {
    var function: FoundSnapshots
    /// The call, as it is written.
    var call: String
    /// The expression that makes the trial.
    var expression: String
    /// The invariants asked beside the default ones.
    var required: [String]
    /// Its number in the generated code.
    var number: Int
  }

  /// A function that cannot be called.
  struct Left {
    var function: FoundSnapshots
    /// Why, as a part of a sentence.
    var reason: String
  }

  private(set) var entries: [Entry] = []
  private(set) var left: [Left] = []

  /// A plan of nothing.
  init() {}

  /// Decides for every function of the sources; numbers begin at `number`.
  init(_ sources: [TrySource], types: [FoundType], from number: Int) {
    let texts = sources.map { SwiftText($0.text) }
    let names = SnapshotScan.Names(texts)
    for (file, text) in texts.enumerated() {
      for function in SnapshotScan(text, file: file, names: names).found {
        var arguments = ModelArguments(types: types, names: names)
        guard let call = Self.call(function, &arguments), arguments.lists > 0,
          function.makes || arguments.usesSource
        else {
          note(function, arguments, types)
          continue
        }
        entries.append(
          Entry(
            function: function,
            call: call.replacing(ModelArguments.total, with: "\(arguments.lists)"),
            expression: Self.trial(function, call, arguments),
            required: sources[file].scan.notes.required,
            number: number + entries.count
          )
        )
      }
    }
  }

  /// Whether nothing is tried.
  var isEmpty: Bool { entries.isEmpty }

  private static func call(
    _ function: FoundSnapshots,
    _ arguments: inout ModelArguments
  ) -> String? {
    var place = function.name
    if function.isStatic {
      place = function.path
    } else if !function.host.isEmpty {
      guard let host = arguments.host(function.host) else { return nil }
      place = "\(host).\(function.name)"
    }
    guard let parameters = function.parameters else { return place }
    return arguments.arguments(parameters).map { "\(function.marks)\(place)(\($0))" }
  }

  private static func trial(
    _ function: FoundSnapshots,
    _ call: String,
    _ arguments: ModelArguments
  ) -> String {
    let call = call.replacing(ModelArguments.total, with: "\(arguments.lists)")
    if !function.makes { return "SnapshotTrial(applying: { source, models in \(call) })" }
    return arguments.usesSource
      ? "SnapshotTrial(applying: { source, models in await source.apply(\(call)) })"
      : "SnapshotTrial(making: { models in \(call) })"
  }

  /// Notes what is not tried, as far as it has to do with a data source at all.
  private mutating func note(
    _ function: FoundSnapshots,
    _ arguments: ModelArguments,
    _ types: [FoundType]
  ) {
    let host = types.first { $0.path == function.host }
    let hasSource = host.map { !$0.words.isDisjoint(with: arguments.names.sources) } ?? false
    if let missing = arguments.missing, function.makes || arguments.usesSource || hasSource {
      left.append(Left(function: function, reason: missing))
    } else if function.makes || arguments.usesSource {
      left.append(Left(function: function, reason: "it is given no list of models"))
    } else if hasSource {
      left.append(
        Left(function: function, reason: "its data source is neither a parameter nor given to init")
      )
    }
  }

  /// Leaves an entry out after all.
  mutating func leave(_ number: Int, because reason: String) {
    guard let place = entries.firstIndex(where: { $0.number == number }) else { return }
    left.append(Left(function: entries[place].function, reason: reason))
    entries.remove(at: place)
  }

  /// The code behind the end of a file that makes its trials, where private parts can be seen.
  func making(inFile file: Int) -> [(line: String, number: Int)] {
    entries.filter { $0.function.file == file }.flatMap { entry in
      var making = MakingCode(entry.number, entry.expression, in: entry.function.host)
      making.start = "import struct LayoutSuites.SnapshotTrial; "
      making.actor = "@MainActor "
      making.answer = "SnapshotTrial"
      return making.lines
    }
  }

  /// The lines of the entry point's list of suites.
  var suites: [String] {
    entries.map { entry in
      let name = MakingCode.quoted(entry.function.path)
      let required = entry.required.map(MakingCode.quoted).joined(separator: ", ")
      return "    .snapshots(\(name), requiring: [\(required)]) "
        + "{ plumbMake\(entry.number)() },"
    }
  }
}
