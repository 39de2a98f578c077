/// Something wrong with a change set or with what was made of it.
package struct IdentityViolation: Sendable, Hashable, CustomStringConvertible {
  /// What must hold and does not.
  package var check: Check
  /// One sentence for a person.
  package var message: String
  /// The identifiers concerned, as text.
  package var identifiers: [String]
  /// The positions concerned, counted across sections unless the message says otherwise.
  package var indices: [Int]

  package init(
    _ check: Check,
    _ message: String,
    identifiers: [String] = [],
    indices: [Int] = []
  ) {
    self.check = check
    self.message = message
    self.identifiers = identifiers
    self.indices = indices
  }

  package var description: String {
    let names = identifiers.isEmpty ? "" : " [\(identifiers.joined(separator: ", "))]"
    return "\(check.rawValue): \(message)\(names)"
  }

  /// The checks by name; the first six are those of the rules' section 8.
  package enum Check: String, Sendable, Hashable, CaseIterable {
    /// (1) Applying the set to before gives after.
    case replay
    /// (2) Every index is in range and used once.
    case indices
    /// (3) No identifier is both deleted and inserted.
    case exclusive
    /// (4) Deletes are before minus after, inserts after minus before.
    case membership
    /// (5) Moves are as many as needed, and no more where the engine says so.
    case moves
    /// (6) Updates fall on kept identities, and on all of those whose content changed.
    case updates
    /// Each section: before - deletes - moved out + inserts + moved in = after.
    case counts
    /// Identifiers are unique over the whole snapshot (D1).
    case unique
    /// The work is within the bound for the number of identifiers.
    case cost
    /// Every visible item has exactly one cell, and no cell serves two items.
    case cells
    /// Prefetching is never behind the reader.
    case prefetch
    /// The cell provider is asked for exactly what it must be asked for (D8, D9).
    case requests
    /// Reload replaces the cell and reconfigure keeps it (D10).
    case replacement
    /// An equal snapshot does nothing (D6).
    case unchanged
  }
}

/// What an engine says about itself, so that it is not blamed for what it does on purpose.
package struct IdentityClaims: Sendable, Hashable {
  /// Moves are as few as possible.
  package var hasMinimalMoves: Bool
  /// Updates are given as a delete and an insert.
  package var replacesUpdates: Bool

  package init(hasMinimalMoves: Bool = true, replacesUpdates: Bool = false) {
    self.hasMinimalMoves = hasMinimalMoves
    self.replacesUpdates = replacesUpdates
  }
}
