/// Why a description cannot be laid out, and the rule that says so.
public struct CollectionFault: Error, Sendable, Hashable, CustomStringConvertible {
  /// The rule that is broken, by its number.
  public var rule: Rule
  /// The section it happened in, or `nil` where it concerns the whole layout.
  public var section: Int?
  /// One sentence for a person, with the number that made no sense.
  public var message: String

  package init(_ rule: Rule, _ message: String, section: Int? = nil) {
    self.rule = rule
    self.message = message
    self.section = section
  }

  /// The rule, the section and the sentence on one line.
  public var description: String {
    let place = section.map { " in section \($0)" } ?? ""
    return "\(rule.rawValue)\(place): \(message)"
  }

  package func inSection(_ index: Int) -> CollectionFault {
    CollectionFault(rule, message, section: section ?? index)
  }

  /// The rules that UIKit enforces with an exception, and the limits of this engine.
  public enum Rule: String, Sendable, Hashable, CaseIterable {
    /// No subitems, no size, a count below one, or a section without a group.
    case malformedGroup = "G17"
    /// A group has no room at all across its section.
    case noRoom = "G18"
    /// A dimension, spacing or inset that is not a finite number.
    case notFinite = "S14"
    /// Two elements of one kind would carry one index path.
    case duplicateKind = "B17"
    /// The provider gave no section though there are items.
    case missingSection = "B19"
    /// A count, container or scale that no view can have.
    case environment = "environment"
    /// More depth or more items in one group than this engine takes.
    case tooLarge = "limit"
  }
}

/// Something odd that does not stop a layout, and the rule that explains it.
package struct CollectionNotice: Sendable, Hashable {
  package var rule: Rule
  package var section: Int

  package init(_ rule: Rule, section: Int) {
    self.rule = rule
    self.section = section
  }

  /// What was noticed.
  package enum Rule: String, Sendable, Hashable, CaseIterable {
    /// The group cannot hold its first subitem, so the section shows nothing.
    case groupHoldsNothing = "G10"
    /// An estimated group holds no estimated item, so nothing in it is measured.
    case estimateNeverMeasured = "G16"
  }
}
