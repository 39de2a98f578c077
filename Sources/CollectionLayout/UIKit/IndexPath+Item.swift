extension IndexPath {
  /// Makes a path to an item of a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// Makes a path to a row of a section.
  public init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The section, zero in an empty path.
  public var section: Int {
    get { isEmpty ? 0 : self[0] }
    set { self = IndexPath(item: item, section: newValue) }
  }

  /// The item, zero in a path without one.
  public var item: Int {
    get { count < 2 ? 0 : self[1] }
    set { self = IndexPath(item: newValue, section: section) }
  }

  /// The row, which is the item by another name.
  public var row: Int {
    get { item }
    set { item = newValue }
  }
}
