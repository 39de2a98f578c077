extension IndexPath {
  /// Makes the path of an item in a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  /// Makes the path of a row in a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The section, the first index; zero for a path without it.
  public var section: Int {
    get { count > 0 ? self[0] : 0 }
    set { self = IndexPath(item: item, section: newValue) }
  }

  /// The item, the second index; zero for a path without it.
  public var item: Int {
    get { count > 1 ? self[1] : 0 }
    set { self = IndexPath(item: newValue, section: section) }
  }

  /// The row, which is the second index too.
  public var row: Int {
    get { item }
    set { item = newValue }
  }

  init(_ place: ItemPosition) { self.init(item: place.item, section: place.section) }
  var place: ItemPosition { ItemPosition(section: section, item: item) }
}
