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
  /// The names of its parameters, where each stands for a view and no type around it has any.
  var viewParameters: [String] = []
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
    "ignoresSafeArea", "ViewThatFits", "NavigationStack", "NavigationView", "NavigationSplitView",
    "ContentUnavailableView",
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
