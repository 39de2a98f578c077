/// One view for each element of some data.
public struct ForEach<Data, ID, Content>
where Data: RandomAccessCollection, ID: Hashable {
  /// The data.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach: View, PrimitiveView where Content: View {
  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    var all = LoweredViews(views: [], isStatic: false)
    for element in data {
      all.views += lowering.lower(content(element), place.identified(id(element))).views
    }
    return all
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Makes views of elements that have an identity.
  public nonisolated init(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: View {
  /// Makes views of elements identified by a property.
  public nonisolated init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Makes views of the numbers in a range.
  public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach where Content: View {
  /// Makes views of the bindings to the elements of a bound collection.
  public nonisolated init<C>(
    _ data: Binding<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == [Binding<C.Element>], ID == C.Element.ID, C: MutableCollection & RandomAccessCollection,
    C.Element: Identifiable
  {
    let bindings = data.wrappedValue.indices.map { index in
      Binding(
        get: { data.wrappedValue[index] },
        set: { data.wrappedValue[index] = $0 }
      )
    }
    self.init(data: bindings, content: content, id: { $0.wrappedValue.id })
  }
}
