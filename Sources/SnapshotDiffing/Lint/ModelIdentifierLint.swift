/// Finds whole models used as identifiers: a field changes, and the item is deleted and inserted.
public enum ModelIdentifierLint {
  /// Two identifiers that differ while they are the same model.
  public struct Finding: Sendable, Hashable, CustomStringConvertible {
    /// The model's stable id, as text.
    public var model: String
    /// The fields that differ, in the order of declaration.
    public var fields: [Field]
    /// The position of the identifier before, across sections.
    public var before: Int
    /// The position of the identifier after, across sections.
    public var after: Int

    /// One sentence for a person.
    public var description: String {
      let changes = fields.map { "\($0.name) from \($0.before) to \($0.after)" }
      return "model used as identifier: \(model) was deleted at \(before) and inserted at "
        + "\(after) because it changed \(changes.joined(separator: ", "))"
    }
  }

  /// A field that differs.
  public struct Field: Sendable, Hashable {
    /// Its name; `payload` and a number for one without a name.
    public var name: String
    /// Its value before, as text.
    public var before: String
    /// Its value after, as text.
    public var after: String
  }

  /// Pairs of a deleted and an inserted identifier which are the same model.
  ///
  /// - Parameters:
  ///   - before: identifiers before, across sections.
  ///   - after: identifiers after, across sections.
  /// - Complexity: O(n).
  public static func findings<ID: Hashable>(
    from before: [ID],
    to after: [ID]
  ) -> [Finding] {
    findings(from: before, to: after) { stableIdentity(of: $0) }
  }

  /// Pairs of a deleted and an inserted identifier which are the same model by an id of the
  /// caller's.
  ///
  /// - Parameters:
  ///   - before: identifiers before, across sections.
  ///   - after: identifiers after, across sections.
  ///   - identity: the model's stable id, or `nil` for an identifier that is no model.
  public static func findings<ID: Hashable>(
    from before: [ID],
    to after: [ID],
    identity: (ID) -> AnyHashable?
  ) -> [Finding] {
    let changes = ChangeSet(from: before, to: after)
    return findings(
      from: before,
      to: after,
      deletes: changes.deletes,
      inserts: changes.inserts,
      identity: identity
    )
  }

  /// Pairs among positions deleted and inserted, across sections.
  static func findings<ID>(
    from before: [ID],
    to after: [ID],
    deletes: [Int],
    inserts: [Int],
    identity: (ID) -> AnyHashable? = { stableIdentity(of: $0) }
  ) -> [Finding] {
    guard !deletes.isEmpty, !inserts.isEmpty else { return [] }
    var deleted: [AnyHashable: Int] = [:]
    for position in deletes {
      if let model = identity(before[position]) { deleted[model] = position }
    }
    return inserts.compactMap { position in
      guard let model = identity(after[position]), let source = deleted[model] else { return nil }
      return Finding(
        model: String(describing: model.base),
        fields: differences(before[source], after[position]),
        before: source,
        after: position
      )
    }
  }

  /// Findings between two snapshots.
  public static func findings<Section, Item>(
    from before: NSDiffableDataSourceSnapshot<Section, Item>,
    to after: NSDiffableDataSourceSnapshot<Section, Item>
  ) -> [Finding] {
    findings(from: before.itemIdentifiers, to: after.itemIdentifiers)
  }

  /// The id of a value with more than its id: what `Identifiable` says, or a field so named.
  ///
  /// A case of an enumeration with one payload is the model in it, of that case.
  static func stableIdentity(of value: Any) -> AnyHashable? {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .enum, mirror.children.count == 1, let payload = mirror.children.first
    {
      return stableIdentity(of: payload.value).map { [AnyHashable(payload.label), $0] }
    }
    guard mirror.displayStyle == .struct || mirror.displayStyle == .class else { return nil }
    // A value that is nothing but its id is a good identifier.
    guard mirror.children.count > 1 else { return nil }
    if let model = value as? any Identifiable { return identity(of: model) }
    for name in ["id", "identifier", "uuid"] {
      for child in mirror.children where child.label == name {
        if let identity = child.value as? AnyHashable { return identity }
      }
    }
    return nil
  }

  private static func identity<Model: Identifiable>(of model: Model) -> AnyHashable {
    AnyHashable(model.id)
  }

  private static func differences(_ before: Any, _ after: Any) -> [Field] {
    let (old, new) = (fields(of: before), fields(of: after))
    return zip(old, new).enumerated().compactMap { number, pair in
      let (mine, other) = (pair.0.value, pair.1.value)
      if let left = mine as? AnyHashable, let right = other as? AnyHashable {
        if left == right { return nil }
      } else if String(reflecting: mine) == String(reflecting: other) {
        return nil
      }
      return Field(
        name: pair.0.label ?? "payload \(number)",
        before: String(describing: mine),
        after: String(describing: other)
      )
    }
  }

  private static func fields(of value: Any) -> Mirror.Children {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum, let payload = mirror.children.first else {
      return mirror.children
    }
    return fields(of: payload.value)
  }
}
