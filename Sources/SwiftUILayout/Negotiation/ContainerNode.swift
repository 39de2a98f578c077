/// A node that gathers the distances its children would like, and remembers them.
///
/// Every stack above asks for them more than once; without a memory that would multiply the work
/// at every level. They change only with the children.
class ContainerNode: MeasuringNode {
  private final var known: ViewSpacing?

  /// The distances of the children as one (P15).
  func gatherSpacing() -> ViewSpacing { ViewSpacing() }

  override final var spacing: ViewSpacing {
    if let known { return known }
    let spacing = gatherSpacing()
    known = spacing
    return spacing
  }

  override func forget() {
    super.forget()
    known = nil
  }
}
