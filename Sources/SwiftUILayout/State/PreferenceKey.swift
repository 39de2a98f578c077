/// A key of a value that views hand up to the views around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that set none.
  static var defaultValue: Value { get }
  /// Takes the next view's value into `value`.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil.
  public static var defaultValue: Value { nil }
}

/// A view that sets a preference, changes one, or wants to know one; no box of its own.
final class PreferenceNode: WrapperNode {
  enum Role {
    case sets(ObjectIdentifier, () -> Any)
    case transforms(ObjectIdentifier, (Any?) -> Any)
    case reads(ObjectIdentifier, (Any?) -> Void)
    /// Wants to know its own box.
    case watches((Box) -> Void)
  }
  let role: Role
  /// Takes the second of two values into the first, for the role's key.
  let reduce: (Any, Any) -> Any

  init(
    _ seat: Seat,
    around child: LayoutNode,
    _ role: Role,
    reduce: @escaping (Any, Any) -> Any = { first, _ in first }
  ) {
    self.role = role
    self.reduce = reduce
    super.init(seat, around: child)
    priority = child.priority
    isRigid = child.isRigid
  }
}

/// Collects preferences up the tree after a layout and tells those who want to know.
struct PreferencePass {
  private typealias Values = [ObjectIdentifier: (value: Any, reduce: (Any, Any) -> Any)]

  /// Walks the laid out tree, children before parents.
  ///
  /// - Complexity: O(n) for n nodes.
  static func run(_ root: LayoutNode) {
    var pending: [(node: LayoutNode, isClosing: Bool)] = [(root, false)]
    var collected: [Values] = [[:]]
    while let (node, isClosing) = pending.popLast() {
      if !isClosing {
        collected.append([:])
        pending.append((node, true))
        if let content = (node as? SecondaryNode)?.content { pending.append((content, false)) }
        for child in node.below.reversed() { pending.append((child, false)) }
        continue
      }
      var values = collected.removeLast()
      if let preference = node as? PreferenceNode { apply(preference, &values) }
      for (key, entry) in values {
        let known = collected[collected.count - 1][key]
        let value = known.map { entry.reduce($0.value, entry.value) } ?? entry.value
        collected[collected.count - 1][key] = (value, entry.reduce)
      }
    }
  }

  private static func apply(
    _ node: PreferenceNode,
    _ values: inout Values
  ) {
    switch node.role {
    case .sets(let key, let value): values[key] = (value(), node.reduce)
    case .transforms(let key, let change): values[key] = (change(values[key]?.value), node.reduce)
    case .reads(let key, let action): action(values[key]?.value)
    case .watches(let action): action(node.frame)
    }
  }
}
