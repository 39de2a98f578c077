import LayoutCore

/// What is tried of a user's files: each type or function, how it is made, and what is asked of it.
struct TryPlan {
  /// One thing to be tried.
  struct Entry {
    /// What it is called in reports.
    var name: String
    /// What it is tried as.
    var kind: FoundType.Kind
    /// The expression that makes it.
    var expression: String
    /// Where somebody said so; `nil` where it is a guess.
    var given: String?
    /// The invariants asked beside the default ones.
    var required: [String]
    /// Whether it lays out content beyond its box on purpose.
    var leavesItsBox = false
    /// How many sections it is given at most.
    var sections = 1
    /// How many children it is given; any number where `nil`.
    var children: ClosedRange<Int>?
    /// The file that declares it, by number.
    var file: Int
    /// The type in whose extension the expression sees what is private; empty for none.
    var scope: [String]
    /// Its number in the generated code.
    var number = 0
  }

  /// Something that cannot be made.
  struct Left {
    /// Its name.
    var name: String
    /// The file that declares it, by number.
    var file: Int
    /// Why, as a part of a sentence.
    var reason: String
    /// Where somebody gave an expression to make it, and the expression, where that is at fault.
    var given: (place: String, expression: String)?
    /// Whether another way to make it can help.
    var isMakeable = true

    /// What a user is told.
    var text: String {
      if let given { return "\(given.place) '\(given.expression)': \(reason)" }
      return "\(name) is not tried: \(reason)"
        + (isMakeable ? "; say --make '\(name)(…)'" : "")
    }
  }

  private(set) var entries: [Entry] = []
  private(set) var left: [Left] = []
  /// What is tried of diffable snapshots.
  private(set) var snapshots = SnapshotPlan()

  /// Whether nothing is tried.
  var isEmpty: Bool { entries.isEmpty && snapshots.isEmpty }

  /// Decides for every `Layout`, `View` and compositional layout of the sources, and for what
  /// makes sections and layouts.
  ///
  /// - Parameters:
  ///   - sources: The files.
  ///   - makings: Expressions that make types, beside those of the files' comments.
  ///   - children: How many children layouts are made for; what the files' comments say where nil.
  /// - Throws: ``UsageError`` for a way to make a type that is not there, and for a comment that
  ///   is not understood.
  init(
    _ sources: [TrySource],
    makings: [String],
    children: ClosedRange<Int>? = nil
  ) throws(UsageError) {
    let joined = SourceScan.joined(sources.map(\.scan))
    let types = joined.filter { !$0.conformances.contains("PreviewProvider") }
    let functions = sources.flatMap(\.scan.functions)
    var ways: [GivenMakings.Making] = []
    for source in sources {
      for fault in source.scan.notes.faults {
        throw UsageError("\(source.path):\(fault.line): \(fault.text)")
      }
      ways += source.scan.notes.makings.map { making in
        let line = making.line.map { ":\($0)" } ?? ""
        return GivenMakings.Making(text: making.text, place: "\(source.path)\(line): plumb: make")
      }
    }
    ways += makings.map { GivenMakings.Making(text: $0, place: "--make") }
    var given = try GivenMakings(ways, types, functions)
    let guesses = MakingArguments(types: types, fillsLists: true)
    for type in types {
      guard let kind = type.kind else {
        if type.isComputedByHand { leaveComputed(type) }
        continue
      }
      // A type's private parts can be seen in its extensions, and its private types in those of
      // the type around it.
      let scope = type.path.count > 1 ? Array(type.path.dropLast()) : type.path
      let entry = Entry(
        name: Self.title(type.name),
        kind: kind,
        expression: "",
        required: sources[type.file].scan.notes.required,
        leavesItsBox: kind == .view && type.leavesItsBox(among: types),
        sections: sources[type.file].scan.notes.sections ?? 1,
        children: children ?? sources[type.file].scan.notes.children,
        file: type.file,
        scope: type.isGeneric ? [] : scope
      )
      add(entry, given.take(type.name)) { guesses.expression(type) }
    }
    for function in functions {
      let calling = CallingExpression(types: types)
      let entry = Entry(
        name: Self.title(function.path),
        kind: function.kind,
        expression: "",
        required: sources[function.file].scan.notes.required,
        sections: sources[function.file].scan.notes.sections ?? (function.kind == .section ? 2 : 1),
        file: function.file,
        scope: function.host
      )
      add(entry, given.take(function.path)) { calling.expression(function) }
    }
    for (file, source) in sources.enumerated() {
      for (name, condition) in source.scan.dropped where !isKnown(Self.title(name)) {
        let reason = "it stands in \(condition), which is not compiled on this system"
        left.append(Left(name: Self.title(name), file: file, reason: reason, isMakeable: false))
      }
    }
    snapshots = SnapshotPlan(sources, types: joined, from: entries.count)
  }

  /// A name without the marks that tell it from a word of the language.
  private static func title(_ name: String) -> String { name.filter { $0 != "`" } }

  private func isKnown(_ name: String) -> Bool {
    entries.contains { $0.name == name } || left.contains { $0.name == name }
  }

  private mutating func leaveComputed(_ type: FoundType) {
    let base = type.conformances.first { $0.hasPrefix("UICollectionView") } ?? ""
    let reason =
      "it is a \(base) that computes its attributes by hand, and such layouts are not supported; "
      + "compositional ones are"
    left.append(
      Left(name: Self.title(type.name), file: type.file, reason: reason, isMakeable: false)
    )
  }

  /// Adds an entry for each way that is given to make it, or for the one that is guessed.
  private mutating func add(
    _ entry: Entry,
    _ given: [GivenMakings.Making],
    guess: () -> MakingArguments.Result
  ) {
    var entry = entry
    // Overloads share a name.
    let twins = entries.count { $0.name == entry.name || $0.name.hasPrefix("\(entry.name)-") }
    let name = entry.name
    func suffix(_ place: Int) -> String { place == 0 ? "" : "-\(place + 1)" }
    for (place, making) in given.enumerated() {
      entry.name = name + suffix(place + twins)
      entry.expression = making.text
      entry.given = making.place
      entry.number = entries.count
      entries.append(entry)
    }
    guard given.isEmpty else { return }
    switch guess() {
    case .made(let expression):
      entry.name = name + suffix(twins)
      entry.expression = expression
      entry.number = entries.count
      entries.append(entry)
    case .missing(let reason): left.append(Left(name: name, file: entry.file, reason: reason))
    }
  }

  /// Leaves an entry out after all, because the compiler refuses what makes it.
  mutating func leave(_ number: Int, refused message: String) {
    let reason = "the compiler says: \(message)"
    snapshots.leave(number, because: reason)
    guard let place = entries.firstIndex(where: { $0.number == number }) else { return }
    let entry = entries[place]
    var left = Left(name: entry.name, file: entry.file, reason: reason)
    if let place = entry.given {
      left.reason = message
      left.given = (place, entry.expression)
    }
    self.left.append(left)
    entries.remove(at: place)
  }
}
