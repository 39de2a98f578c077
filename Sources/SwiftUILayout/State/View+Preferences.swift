extension View {
  /// Hands `value` up to the views around this one.
  public nonisolated func preference<K: PreferenceKey>(key: K.Type, value: K.Value) -> some View {
    PreferenceModified(content: self) { _ in
      .sets(ObjectIdentifier(key), { value })
    } reduce: {
      reduced(key, $0, $1)
    }
  }

  /// Changes the value that the views in this one hand up.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type,
    _ transform: @escaping (inout K.Value) -> Void
  ) -> some View {
    PreferenceModified(content: self) { _ in
      .transforms(ObjectIdentifier(key)) { known in
        var value = known as? K.Value ?? K.defaultValue
        transform(&value)
        return value
      }
    } reduce: {
      reduced(key, $0, $1)
    }
  }

  /// Calls `action` with the value the views in this one hand up, whenever it has changed.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self,
    perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    PreferenceModified(content: self) { memory in
      .reads(ObjectIdentifier(key)) { known in
        let value = known as? K.Value ?? K.defaultValue
        if memory.last as? K.Value == value { return }
        memory.last = value
        action(value)
      }
    }
  }

  /// Calls `action` with what `transform` makes of this view's geometry, whenever it has changed.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type,
    of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View {
    PreferenceModified(content: self) { memory in
      .watches { box in
        let value = transform(GeometryProxy(box: box))
        if memory.last as? T == value { return }
        memory.last = value
        action(value)
      }
    }
  }
}

private func reduced<K: PreferenceKey>(_ key: K.Type, _ first: Any, _ second: Any) -> Any {
  guard var value = first as? K.Value, let next = second as? K.Value else { return first }
  K.reduce(value: &value) { next }
  return value
}

/// What a listener heard last, kept from one evaluation to the next.
final class PreferenceMemory {
  var last: Any?
}

nonisolated struct PreferenceModified<Content: View>: View, PrimitiveView {
  let content: Content
  let role: (PreferenceMemory) -> PreferenceNode.Role
  let reduce: (Any, Any) -> Any

  init(
    content: Content,
    role: @escaping (PreferenceMemory) -> PreferenceNode.Role,
    reduce: @escaping (Any, Any) -> Any = { first, _ in first }
  ) {
    self.content = content
    self.role = role
    self.reduce = reduce
  }

  @MainActor func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    let memory = lowering.store.memory(place)
    return lowering.annotate(content, place.identified("preference")) { seat, child in
      PreferenceNode(seat, around: child, role(memory), reduce: reduce)
    }
  }
}
