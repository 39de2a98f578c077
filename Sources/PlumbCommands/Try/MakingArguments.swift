/// The expression that makes a type with ordinary arguments, or why there is none.
struct MakingArguments {
  /// All types of the files, since an argument can be one of them.
  var types: [FoundType]

  /// Expressions by the type they are of, beside the ordinary ones.
  var known: [String: String] = [:]
  /// The number that is used to choose among an enum's cases, where there is one.
  var number: String?

  /// Whether lists are given elements; they are empty otherwise.
  var fillsLists = false
  /// Which element of a list is made, counted from one; elements differ in their numbers and texts.
  private var ordinal: Int?

  init(types: [FoundType], fillsLists: Bool = false) {
    self.types = types
    self.fillsLists = fillsLists
  }

  /// What came of it.
  enum Result {
    case made(String)
    case missing(String)
  }

  /// The expression for a type; `depth` counts the types it is an argument of.
  func expression(_ type: FoundType, depth: Int = 0) -> Result {
    if type.isGeneric { return generic(type, depth: depth) }
    guard type.isMakeable else { return .missing("it is an enum") }
    guard depth < 4 else { return .missing("its arguments need one another") }
    var candidates = type.initialisers
    if !type.hasOwnInitialiser { candidates.append(type.stored) }
    var missing = "it has no initialiser"
    // The one that needs the least comes first.
    let ordered = candidates.enumerated().sorted { one, other in
      let needs = [one, other].map { $0.element.count { !$0.hasDefault } }
      return (needs[0], one.offset) < (needs[1], other.offset)
    }
    for (place, candidate) in ordered.enumerated() {
      switch list(candidate.element, depth: depth) {
      case .made(let arguments): return .made("\(type.name)(\(arguments))")
      case .missing(let fault): if place == 0 { missing = fault }
      }
    }
    return .missing(missing)
  }

  /// A type whose parameters are views, with texts for them.
  private func generic(_ type: FoundType, depth: Int) -> Result {
    guard !type.viewParameters.isEmpty else { return .missing("it is generic") }
    var inside = self
    for name in type.viewParameters { inside.known[name] = "SwiftUI.Text(\"Text\")" }
    var plain = type
    plain.isGeneric = false
    let list = type.viewParameters.map { _ in "SwiftUI.Text" }.joined(separator: ", ")
    plain.path[plain.path.count - 1] += "<\(list)>"
    return inside.expression(plain, depth: depth)
  }

  /// The arguments for those parameters that have to be given.
  func list(_ parameters: [FoundType.Parameter], depth: Int = 0) -> Result {
    var arguments: [String] = []
    for parameter in parameters where !parameter.hasDefault {
      guard let value = value(of: parameter.type, depth) else {
        return .missing("it needs \(parameter.label ?? "_"): \(parameter.type)")
      }
      arguments.append(parameter.label.map { "\($0): \(value)" } ?? value)
    }
    return .made(arguments.joined(separator: ", "))
  }

  private static let values: [String: String] = [
    "Int": "3", "UInt": "3", "CGFloat": "8", "Double": "8", "Float": "8", "Bool": "false",
    "String": "\"Text\"", "LocalizedStringKey": "\"Text\"", "Axis": ".vertical",
    "Axis.Set": ".vertical", "Alignment": ".center", "HorizontalAlignment": ".center",
    "VerticalAlignment": ".center", "TextAlignment": ".center", "UnitPoint": ".center",
    "Edge.Set": ".all", "EdgeInsets": "EdgeInsets()", "Color": ".red", "Angle": ".zero",
    "CGSize": "CGSize(width: 8, height: 8)", "CGPoint": ".zero", "CGRect": ".zero",
    "Date": "Date(timeIntervalSince1970: 0)", "URL": "URL(fileURLWithPath: \"/\")",
    "TimeInterval": "1", "NSDirectionalEdgeInsets": ".zero",
    "UICollectionLayoutSectionOrthogonalScrollingBehavior": ".continuous",
    "NSCollectionLayoutDimension": ".fractionalWidth(1)",
    "UICollectionView.ScrollDirection":
      ".vertical", "UICollectionLayoutListConfiguration.Appearance": ".plain", "Void": "()",
    "UUID": "UUID()", "Data": "Data()", "Decimal": "8", "Locale": "Locale(identifier: \"en_US\")",
    "Font": ".body", "Image": "Image(systemName: \"star\")", "Text": "Text(\"Text\")",
    "AnyView": "AnyView(Text(\"Text\"))", "Edge": ".top", "ContentMode": ".fit",
    "ColorScheme": ".light", "GridItem": "GridItem()", "ClosedRange<Double>": "0...1",
    "ClosedRange<Int>": "0...3", "Range<Int>": "0..<3",
    "NSAttributedString":
      "NSAttributedString(string: \"Text\")", "AttributedString": "AttributedString(\"Text\")",
  ]

  func value(of written: String, _ depth: Int) -> String? {
    var type = written.filter { !$0.isWhitespace }
    let prefixes = ["@escaping", "@ViewBuilder", "@Sendable", "@MainActor", "SwiftUI.", "UIKit."]
    for prefix in prefixes + ["any"] where type.hasPrefix(prefix) {
      type.removeFirst(prefix.count)
    }
    if let value = known[type] { return value }
    if let closure = closure(type, depth) { return closure }
    if type.hasSuffix("?") { return "nil" }
    if let value = numbered(type) ?? Self.values[type] { return value }
    if type.hasPrefix("["), type.hasSuffix("]") {
      return type.contains(":") ? "[:]" : list(of: String(type.dropFirst().dropLast()), depth)
    }
    if type.hasPrefix("Set<") { return "[]" }
    if type.hasPrefix("Binding<"), type.hasSuffix(">") {
      return value(of: String(type.dropFirst(8).dropLast()), depth).map { ".constant(\($0))" }
    }
    guard let found = types.first(where: { $0.name == type || $0.path.last == type }) else {
      return nil
    }
    if let choice = choice(of: found) { return choice }
    guard case .made(let expression) = self.expression(found, depth: depth + 1)
    else { return nil }
    return expression
  }

  /// A number or a text of its own for an element of a list.
  private func numbered(_ type: String) -> String? {
    guard let ordinal else { return nil }
    switch type {
    case "Int": return "\(ordinal)"
    case "Double", "Float": return "\(Double(ordinal) / 4)"
    case "CGFloat": return "\(8 * ordinal)"
    case "String": return "\"\(["Text", "Longer text", "A text of several words"][ordinal - 1])\""
    default: return nil
    }
  }

  /// Three elements, or none where no element can be made or lists stay empty.
  private func list(of element: String, _ depth: Int) -> String {
    guard fillsLists, ordinal == nil else { return "[]" }
    if let type = types.first(where: { $0.name == element }), type.isEnum,
      type.conformances.contains("CaseIterable")
    {
      return "Array(\(type.name).allCases)"
    }
    let elements = (1...3).compactMap { ordinal in
      var inside = self
      inside.ordinal = ordinal
      return inside.value(of: element, depth)
    }
    return elements.count == 3 ? "[\(elements.joined(separator: ", "))]" : "[]"
  }

  /// A closure that takes whatever it is given and answers an ordinary value.
  private func closure(_ type: String, _ depth: Int) -> String? {
    guard type.hasPrefix("("), let close = Self.closing(type) else { return nil }
    var rest = type[type.index(after: close)...]
    for word in ["async", "throws"] where rest.hasPrefix(word) { rest.removeFirst(word.count) }
    guard rest.hasPrefix("->") else { return nil }
    let inside = type[type.index(after: type.startIndex)..<close]
    let count = Self.parts(inside)
    let places = Array(repeating: "_", count: count).joined(separator: ", ")
    let answer = String(rest.dropFirst(2))
    let start = count == 0 ? "" : " \(places) in"
    if ["Void", "()"].contains(answer) { return count == 0 ? "{}" : "{\(start) }" }
    return value(of: answer, depth).map { "{\(start) \($0) }" }
  }

  /// The bracket that closes the first one.
  private static func closing(_ text: String) -> String.Index? {
    var depth = 0
    for place in text.indices {
      if text[place] == "(" { depth += 1 }
      if text[place] == ")" { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }

  /// How many parts there are between commas that stand in no brackets.
  private static func parts(_ text: Substring) -> Int {
    guard !text.isEmpty else { return 0 }
    var (depth, count) = (0, 1)
    for mark in text {
      if "([<".contains(mark) { depth += 1 }
      if ")]>".contains(mark) { depth -= 1 }
      if mark == ",", depth == 0 { count += 1 }
    }
    return count
  }

  /// A case of an enum: by number where its cases are listed, else the first.
  func choice(of type: FoundType) -> String? {
    guard type.isEnum, !type.isGeneric else { return nil }
    if type.conformances.contains("CaseIterable") {
      let all = "Array(\(type.name).allCases)"
      return number.map { "\(all)[\($0) % \(type.name).allCases.count]" } ?? "\(all)[0]"
    }
    return type.firstCase.map { "\(type.name).\($0)" }
  }
}
