/// The expressions that give a user's function models, its data source and whatever else it takes.
struct ModelArguments {
  /// All types of the files.
  let types: [FoundType]
  let names: SnapshotScan.Names
  /// How many lists of models there are so far.
  private(set) var lists = 0
  /// Whether the data source was given.
  private(set) var usesSource = false
  /// The first parameter for which nothing was found.
  private(set) var missing: String?

  /// Stands for the number of lists, which is known in the end.
  static let total = "\u{1}"

  init(types: [FoundType], names: SnapshotScan.Names) {
    self.types = types
    self.names = names
  }

  /// The arguments of a call, without those that can be left out.
  mutating func arguments(_ parameters: [FoundType.Parameter]) -> String? {
    var written: [String] = []
    for parameter in parameters {
      let isList = Self.element(parameter.type) != nil
      if parameter.hasDefault, !isList, !names.isSource(parameter.type) { continue }
      guard let value = value(of: parameter.type) else {
        if parameter.hasDefault { continue }
        missing = missing ?? "it needs \(parameter.label ?? "_"): \(parameter.type)"
        return nil
      }
      written.append(parameter.label.map { "\($0): \(value)" } ?? value)
    }
    return written.joined(separator: ", ")
  }

  /// A value that has methods; it is kept from state to state unless models are part of it.
  mutating func host(_ path: [String]) -> String? {
    guard let type = types.first(where: { $0.path == path }), type.isMakeable, !type.isGeneric
    else {
      missing = missing ?? "no value of \(path.joined(separator: ".")) can be made"
      return nil
    }
    let before = lists
    for candidate in Self.candidates(type) {
      guard let arguments = arguments(candidate) else { continue }
      let made = "\(type.name)(\(arguments))"
      return lists == before ? "models.once { \(made) }" : made
    }
    missing = missing ?? "\(type.name) has no initialiser"
    return nil
  }

  private mutating func value(of written: String) -> String? {
    if names.isSource(written) {
      usesSource = true
      return "source"
    }
    if let element = Self.element(written) {
      guard let model = model(element, isIdentity: true, depth: 0) else { return nil }
      lists += 1
      return "models.list(\(lists - 1), of: \(Self.total)) { model in \(model) }"
    }
    return MakingArguments(types: types).value(of: written, 0)
  }

  /// The element of an array type.
  private static func element(_ written: String) -> String? {
    let type = written.filter { !$0.isWhitespace }
    guard type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":") else { return nil }
    return String(type.dropFirst().dropLast())
  }

  /// Initialisers, the one that needs the least first.
  private static func candidates(_ type: FoundType) -> [[FoundType.Parameter]] {
    var all = type.initialisers
    if !type.hasOwnInitialiser { all.append(type.stored) }
    return all.enumerated().sorted { one, other in
      let needs = [one, other].map { $0.element.count { !$0.hasDefault } }
      return (needs[0], one.offset) < (needs[1], other.offset)
    }.map(\.element)
  }

  // MARK: Models

  /// What numbers and texts of `model` a plain type is made of: as identity, and as content.
  private static let plain: [String: (identity: String, content: String)] = [
    "String": ("model.name", "model.text"), "UUID": ("model.uuid", "model.uuid"),
    "Bool": ("model.flag", "model.flag"), "Date": ("model.date", "model.date"),
    "URL": ("model.url", "model.url"), "Int": ("model.number", "model.revision"),
    "AnyHashable": ("AnyHashable(model.number)", "AnyHashable(model.revision)"),
  ]

  private static let numbers: Set<String> = [
    "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64", "Double",
    "Float", "CGFloat", "TimeInterval", "Decimal",
  ]

  private static let identities = ["id", "identifier", "uuid"]

  /// A value of a model's type that keeps its identity while its content changes.
  private func model(_ written: String, isIdentity: Bool, depth: Int) -> String? {
    let type = written.filter { !$0.isWhitespace }
    if let plain = Self.plain[type] { return isIdentity ? plain.identity : plain.content }
    if Self.numbers.contains(type) { return "\(type)(model.\(isIdentity ? "number" : "revision"))" }
    if type.hasSuffix("?") { return "nil" }
    if type.hasSuffix(".ID"), let owner = found(String(type.dropLast(3))),
      let field = identity(of: owner)
    {
      return model(field.type, isIdentity: true, depth: depth + 1)
    }
    guard depth < 4, let owner = found(type), !owner.isGeneric else {
      return MakingArguments(types: types).value(of: type, depth)
    }
    if !owner.isMakeable {
      let cases = "\(owner.name).allCases"
      return owner.conformances.contains("CaseIterable")
        ? "\(cases)[model.revision % \(cases).count]" : nil
    }
    for candidate in Self.candidates(owner) {
      if let arguments = fields(candidate, isIdentity, depth) {
        return "\(owner.name)(\(arguments))"
      }
    }
    return nil
  }

  /// The fields of a model: its id is its identity, or the first field where none is so called.
  private func fields(
    _ parameters: [FoundType.Parameter],
    _ isIdentity: Bool,
    _ depth: Int
  ) -> String? {
    let id = parameters.firstIndex { Self.identities.contains($0.label ?? "") } ?? 0
    var written: [String] = []
    for (place, parameter) in parameters.enumerated() {
      let isId = isIdentity && place == id
      // An id whose type is not written out is taken for what most are.
      let type = parameter.type.isEmpty && isId ? "UUID" : parameter.type
      guard let value = model(type, isIdentity: isId, depth: depth + 1) else {
        if parameter.hasDefault { continue }
        return nil
      }
      written.append(parameter.label.map { "\($0): \(value)" } ?? value)
    }
    return written.joined(separator: ", ")
  }

  private func identity(of type: FoundType) -> FoundType.Parameter? {
    let all = type.stored + type.initialisers.joined()
    return all.first { $0.label == "id" }
  }

  private func found(_ name: String) -> FoundType? {
    types.first { $0.name == name } ?? types.first { $0.path.last == name }
  }
}
