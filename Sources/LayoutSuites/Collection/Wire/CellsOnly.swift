import CollectionLayout
import LayoutCore

/// What an engine can be asked that answers the frames of cells and the content's size.
enum CellsOnly {
  /// The case without questions that such an answer leaves open; others are left as they are.
  static func fitted(_ problem: CollectionCase) -> CollectionCase {
    var copy = problem
    copy.asked = []
    // What lies above what is told of no cell.
    copy.visitNodes { node in
      guard case .custom(var frames, let provider)? = node.content?.arrangement else { return }
      for index in frames.indices { frames[index].zIndex = 0 }
      node.content?.arrangement = .custom(frames, provider: provider)
    }
    return copy
  }
}
