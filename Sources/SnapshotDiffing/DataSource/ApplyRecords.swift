/// One question to the cell provider.
public struct CellRequest<Item: Hashable>: Hashable {
  /// The place asked for, in the snapshot in force at that moment.
  public var place: ItemPosition
  /// The item at the place.
  public var item: Item
  /// A number that stands for the cell given, or `nil` when none was.
  public var cell: Int?

  /// Makes a record of a question.
  public init(place: ItemPosition, item: Item, cell: Int?) {
    self.place = place
    self.item = item
    self.cell = cell
  }
}

extension CellRequest: Sendable where Item: Sendable {}

/// What went wrong while a snapshot was applied; where UIKit stops the program, a value here.
public enum ApplyFault: Error, Sendable, Hashable {
  /// The snapshot holds a refused call; it was not applied.
  case snapshot(SnapshotFault)
  /// D12: snapshots came from the main thread and from others.
  case mixedOrigins
  /// A snapshot was applied while another was being applied; it waited.
  case nested
  /// The view is gone; the snapshot was dropped.
  case viewGone
  /// The provider gave no cell.
  case noCell(item: String)
  /// D10: the provider answered a reconfiguration with another cell.
  case reconfigureReplaced(item: String)
  /// The items of the view's sections were not those of the snapshot before.
  case countsDiffer(view: [Int], snapshot: [Int])
}

/// From where a snapshot is applied (D12).
public enum ApplyOrigin: Sendable, Hashable {
  /// The main thread.
  case main
  /// Any other thread.
  case background
}

/// Which system's rule of applying without animation is followed (D11).
public enum ApplyPolicy: Sendable, Hashable {
  /// From iOS 15: always by difference.
  case modern
  /// Before iOS 15: without animation, everything is reloaded.
  case legacy
}
