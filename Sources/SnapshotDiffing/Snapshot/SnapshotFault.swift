/// A call the imitated framework answers with an exception, as a value naming the identifiers.
public struct SnapshotFault: Error, Sendable, Hashable, CustomStringConvertible {
  /// What was wrong.
  public var reason: Reason
  /// The call that was refused, without its arguments.
  public var operation: String
  /// The offending identifiers as text, in the order of the argument.
  public var identifiers: [String]

  /// Makes a fault from the identifiers at fault.
  public init<ID>(_ reason: Reason, in operation: String, _ identifiers: [ID]) {
    self.reason = reason
    self.operation = operation
    self.identifiers = identifiers.map { String(describing: $0) }
  }

  /// The kinds of refusal, each with its rule.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    /// D3: an item identifier is given twice in one argument.
    case repeatedItems = "item identifiers given more than once"
    /// D3: a section identifier is given twice in one argument.
    case repeatedSections = "section identifiers given more than once"
    /// D2: a section is there already; sections are never moved into place.
    case existingSections = "sections that exist already"
    /// D13: an item is in the tree already.
    case existingItems = "items that exist already"
    /// D4: items are appended to the last section, and there is no section.
    case noSection = "no section to append to for the items"
    /// D4, D5, D7: a section is not in the snapshot.
    case unknownSection = "sections that are not in the snapshot"
    /// D4, D5, D13: an item is not in the snapshot.
    case unknownItem = "items that are not in the snapshot"
    /// D4: the destination is one of the identifiers being inserted.
    case destinationAmongInserted = "a destination that is itself being inserted"
    /// D4: an identifier is moved relative to itself.
    case destinationIsSource = "a destination that is the identifier to be moved"
  }

  /// One sentence for a person.
  public var description: String {
    "\(operation): \(reason.rawValue): \(identifiers.joined(separator: ", "))"
  }
}
