/// A type declared in a user's source that can be tried.
struct FoundType {
  /// What it can be tried as: the name of the suite that does it.
  enum Kind: String {
    case layout
    case view
    case section
    case compositional

    /// Whether it is UIKit's, and filled with items.
    var isCollection: Bool { self == .section || self == .compositional }
  }

  /// The names of the types around it, and its own.
  var path: [String]
  /// What the inheritance lists of its declaration and extensions say.
  var conformances: [String] = []
  /// Whether it is a struct, class or actor, and not an enum.
  var isMakeable = true
  /// Whether it is an enum.
  var isEnum = false
  /// Whether it has parameters of its own or of a type around it.
  var isGeneric = false
  /// Its declared initialisers.
  var initialisers: [[Parameter]] = []
  /// The parameters of the initialiser that the compiler writes.
  var stored: [Parameter] = []
  /// Whether an initialiser is declared with the type itself, so that none is written.
  var hasOwnInitialiser = false
  /// The first case without values of its own, of an enum.
  var firstCase: String?
  /// Every word of its declaration and extensions.
  var words: Set<String> = []
  /// The file that declares it, by number.
  var file = 0

  /// One parameter of an initialiser.
  struct Parameter {
    /// The label, or `nil` for none.
    var label: String?
    /// The type as written.
    var type: String
    /// Whether it can be left out.
    var hasDefault: Bool
  }

  /// Its name as users write it.
  var name: String { path.joined(separator: ".") }

  /// What it can be tried as.
  var kind: Kind? {
    if conformances.contains("Layout") { return .layout }
    if conformances.contains("UICollectionViewCompositionalLayout") { return .compositional }
    return conformances.contains("View") ? .view : nil
  }

  /// Whether it is a collection's layout that computes attributes itself.
  var isComputedByHand: Bool {
    kind == nil
      && ["UICollectionViewLayout", "UICollectionViewFlowLayout"].contains { name in
        conformances.contains(name)
      }
  }

  /// Words after which content may lie beyond a view's box on purpose.
  private static let leaving: Set<String> = [
    "ScrollView", "List", "Form", "TabView", "offset", "position", "clipped", "clipShape",
    "ignoresSafeArea", "ViewThatFits",
  ]

  /// Whether it, or a type it names, lays out content beyond its box on purpose.
  func leavesItsBox(among types: [FoundType]) -> Bool {
    var (seen, pending): (Set<String>, [FoundType]) = ([name], [self])
    while let type = pending.popLast() {
      if !type.words.isDisjoint(with: Self.leaving) { return true }
      for other in types
      where type.words.contains(other.path[other.path.count - 1])
        && seen.insert(other.name).inserted
      {
        pending.append(other)
      }
    }
    return false
  }
}

/// The expression that makes a type with ordinary arguments, or why there is none.
struct MakingArguments {
  /// All types of the files, since an argument can be one of them.
  var types: [FoundType]

  /// Expressions by the type they are of, beside the ordinary ones.
  var known: [String: String] = [:]
  /// The number that is used to choose among an enum's cases, where there is one.
  var number: String?

  /// What came of it.
  enum Result {
    case made(String)
    case missing(String)
  }

  /// The expression for a type; `depth` counts the types it is an argument of.
  func expression(_ type: FoundType, depth: Int = 0) -> Result {
    guard !type.isGeneric else { return .missing("it is generic") }
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
    "()->Void": "{}", "()->()": "{}",
  ]

  func value(of written: String, _ depth: Int) -> String? {
    var type = written.filter { !$0.isWhitespace }
    let prefixes = ["@escaping", "@ViewBuilder", "@Sendable", "@MainActor", "SwiftUI.", "UIKit."]
    for prefix in prefixes + ["any"] where type.hasPrefix(prefix) {
      type.removeFirst(prefix.count)
    }
    if let value = known[type] { return value }
    if type.hasSuffix("?") { return "nil" }
    if let value = Self.values[type] { return value }
    if type.hasPrefix("["), type.hasSuffix("]") { return type.contains(":") ? "[:]" : "[]" }
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
