/// Rows that scroll: takes all the room it is offered, and each row is as wide as that.
///
/// The insets, separators, least heights and gaps that the system's styles give to rows take no
/// room here: a row is laid out as in a list that is wider by its insets. Headers and footers of
/// sections are rows like others.
public struct List<SelectionValue, Content> {
  let content: Content
}

extension List: View, PrimitiveView where SelectionValue: Hashable, Content: View {
  /// Makes a list in which several rows can be chosen.
  public nonisolated init(
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content())
  }
  /// Makes a list in which a row can be chosen.
  public nonisolated init(
    selection: Binding<SelectionValue?>?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content())
  }
  /// Makes a list with a row for each element.
  public nonisolated init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent))
  }
  /// Makes a list with a row for each element.
  public nonisolated init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent))
  }
  /// Makes a list with a row for each element.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }

  /// Makes a list with a row for each element.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }

  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    lowering.rows(place, content)
  }
}

extension List where SelectionValue == Never, Content: View {
  /// Makes a list.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content()) }
  /// Makes a list with a row for each element.
  public nonisolated init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent))
  }
  /// Makes a list with a row for each element.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }
  /// Makes a list with a row for each number of a range.
  public nonisolated init<Row: View>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(content: ForEach(data, content: rowContent))
  }
  /// Makes a list with a row for the binding to each element.
  public nonisolated init<C: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  )
  where
    Content == ForEach<[Binding<C.Element>], C.Element.ID, Row>, C.Element: Identifiable
  {
    self.init(content: ForEach(data, content: rowContent))
  }
}

/// Controls in rows: laid out like a ``List``.
public struct Form<Content> {
  let content: Content
}

extension Form: View, PrimitiveView where Content: View {
  /// Makes a form.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    lowering.rows(place, content)
  }
}

extension Lowering {
  fileprivate func rows<V: View>(_ place: ViewPlace, _ content: V) -> LoweredViews {
    container(place, content) { seat, views in RowsNode(seat, views.nodes) }
  }
}
