/// Keeps what a user's code made a layout or a section through, as long as that is in use.
///
/// A section provider may hold its view controller weakly, as it does in an app that shows it.
@MainActor public final class TriedOwners {
  private var kept: [Any] = []

  nonisolated init() {}

  /// Keeps a value.
  ///
  /// - Parameter owner: What a layout or a section is made through, or is given.
  /// - Returns: The value itself.
  public func keep<Owner>(_ owner: Owner) -> Owner {
    kept.append(owner)
    return owner
  }
}
