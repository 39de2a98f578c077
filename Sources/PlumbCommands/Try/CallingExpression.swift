/// The ways that somebody gave to make things, by what they make.
struct GivenMakings {
  /// One way, and where it was given, in words.
  struct Making {
    var text: String
    var place: String
  }

  private var byName: [String: [Making]] = [:]

  /// - Throws: ``UsageError`` for an expression of nothing that is there.
  init(
    _ makings: [Making],
    _ types: [FoundType],
    _ functions: [FoundFunction]
  ) throws(UsageError) {
    let names = types.filter { $0.kind != nil }.map(\.name) + functions.map(\.path)
    for making in makings {
      let text = making.text
      let start = String(text.prefix { $0.isLetter || $0.isNumber || "_.`".contains($0) })
      // `Page(columns: 2).section(3)` makes what `Page.section` does.
      let called = functions.first { function in
        function.host.joined(separator: ".") == start && text.contains(".\(function.name)")
      }
      guard let name = called?.path ?? names.first(where: { $0 == start }) else {
        throw UsageError(
          "\(making.place): expected an expression of one of "
            + "\(names.joined(separator: ", ")), found \(text)"
        )
      }
      byName[name, default: []].append(making)
    }
  }

  /// What is given for a name, once: of overloads the first has it all.
  mutating func take(_ name: String) -> [Making] { byName.removeValue(forKey: name) ?? [] }
}

/// The expression that calls a function or reads a property that makes a section or a layout.
struct CallingExpression {
  /// All types of the files.
  var types: [FoundType]

  /// The names by which the generated code knows the number of a section and the environment.
  static let index = "plumbIndex"
  static let environment = "plumbEnvironment"

  /// The expression, or why there is none.
  func expression(_ function: FoundFunction) -> MakingArguments.Result {
    if let obstacle = function.obstacle { return .missing(obstacle) }
    var guesses = MakingArguments(types: types)
    if function.kind == .section {
      guesses.number = Self.index
      guesses.known = [
        "NSCollectionLayoutEnvironment": Self.environment,
        "UITraitCollection": "\(Self.environment).traitCollection",
        "NSCollectionLayoutContainer": "\(Self.environment).container",
      ]
    }
    var call = function.name
    if let parameters = function.parameters {
      let isNumbered = parameters.contains { !$0.hasDefault && names($0) }
      if isNumbered, function.kind == .section { guesses.known["Int"] = Self.index }
      switch guesses.list(parameters) {
      case .made(let arguments): call += "(\(arguments))"
      case .missing(let reason): return .missing(reason)
      }
    }
    guard !function.host.isEmpty else { return .made(attempt(function) + call) }
    let host = function.host.joined(separator: ".")
    if function.isStatic { return .made("\(attempt(function))\(host).\(call)") }
    guard let type = types.first(where: { $0.path == function.host }) else {
      return .missing("\(host) is not declared in these files")
    }
    guesses.known["Int"] = nil
    if let value = guesses.choice(of: type) { return .made("\(attempt(function))\(value).\(call)") }
    switch guesses.expression(type) {
    case .made(let value): return .made("\(attempt(function))\(value).\(call)")
    case .missing(let reason): return .missing("of \(host), \(reason)")
    }
  }

  private func attempt(_ function: FoundFunction) -> String { function.isThrowing ? "try? " : "" }

  /// Whether a parameter is the number of a section.
  private func names(_ parameter: FoundType.Parameter) -> Bool {
    let label = parameter.label?.lowercased() ?? ""
    return parameter.type == "Int"
      && (label.isEmpty || label.contains("section")
        || label.contains("index") || label == "for" || label == "at")
  }
}
