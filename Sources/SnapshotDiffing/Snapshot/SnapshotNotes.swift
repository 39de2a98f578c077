import Synchronization

/// What a snapshot finds out while it is only read: positions, and faults of reading calls.
///
/// Copies share it until one of them changes.
final class SnapshotNotes: Sendable {
  private struct Contents {
    var positions: [Int32]?
    var faults: [SnapshotFault] = []
  }

  private let contents: Mutex<Contents>

  init(faults: [SnapshotFault] = []) {
    contents = Mutex(Contents(positions: nil, faults: faults))
  }

  var faults: [SnapshotFault] { contents.withLock { $0.faults } }

  func record(_ fault: SnapshotFault) { contents.withLock { $0.faults.append(fault) } }

  func forgetPositions() { contents.withLock { $0.positions = nil } }

  /// The position of a slot; all positions are counted once and kept until the next change.
  func position(of slot: Int32, counting: () -> [Int32]) -> Int {
    let known: Int? = contents.withLock { $0.positions.map { Int($0[Int(slot)]) } }
    if let known { return known }
    let positions = counting()
    let position = Int(positions[Int(slot)])
    contents.withLock { $0.positions = positions }
    return position
  }
}
