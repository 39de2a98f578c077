/// A function or property in a user's source that makes a section or a layout.
struct FoundFunction {
  /// The names of the types around it.
  var host: [String]
  /// Its own name.
  var name: String
  /// Its parameters; `nil` for a property.
  var parameters: [FoundType.Parameter]?
  /// Whether it is asked of a type and not of a value.
  var isStatic: Bool
  /// Whether it may throw.
  var isThrowing: Bool
  /// Why it cannot be called at all, or `nil` where it can.
  var obstacle: String?
  /// What it makes.
  var kind: FoundType.Kind
  /// The file that declares it, by number.
  var file: Int

  /// Its name as users write it.
  var path: String { (host + [name]).joined(separator: ".") }

  /// What a type makes, by its name as written; `nil` for what is not tried.
  static func kind(returning written: String) -> FoundType.Kind? {
    var type = written.filter { !$0.isWhitespace }
    if type.hasPrefix("UIKit.") { type.removeFirst(6) }
    while type.hasSuffix("?") || type.hasSuffix("!") { type.removeLast() }
    switch type {
    case "NSCollectionLayoutSection": return .section
    case "UICollectionViewCompositionalLayout", "UICollectionViewLayout": return .compositional
    default: return nil
    }
  }
}
