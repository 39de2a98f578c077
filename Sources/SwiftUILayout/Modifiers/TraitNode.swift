/// A view that carries its layout priority, or a value for the layout around it (S1, P11).
final class TraitNode: WrapperNode {
  private let key: ObjectIdentifier?
  private let value: Any?

  init(_ seat: Seat, around child: LayoutNode, priority: Double) {
    (key, value) = (nil, nil)
    super.init(seat, around: child)
    self.priority = priority.or(0)
    isRigid = child.isRigid
  }

  init<K: LayoutValueKey>(_ seat: Seat, around child: LayoutNode, key: K.Type, value: K.Value) {
    self.key = ObjectIdentifier(key)
    self.value = value
    super.init(seat, around: child)
    priority = child.priority
    isRigid = child.isRigid
  }

  override func trait(_ key: ObjectIdentifier) -> Any? {
    key == self.key ? value : child.trait(key)
  }
}
