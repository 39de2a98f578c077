import LayoutCases
import LayoutCore
import LayoutHarness
import MasonryLayout

/// The problems on which masonry engines are timed: photos in a desktop window.
enum MasonryWorkloads {
  /// The numbers of items.
  static let sizes = [100, 1_000, 10_000, 100_000, 1_000_000]

  /// Layouts at 1, 3, 8 and 64 lanes, and one edit in the middle.
  static let all: [Workload<MasonryCase>] =
    [1, 3, 8, 64].map { lanes in
      Workload(
        name: "layout",
        parameter: lanes == 1 ? "1 lane" : "\(lanes) lanes",
        sizes: sizes,
        make: { MasonryCase(photos($0, lanes: lanes)) }
      )
    }

  /// The first `count` of the built-in photos, over and over.
  static func photos(_ count: Int, lanes: Int) -> Masonry {
    var masonry = Masonry()
    masonry.lanes = lanes
    masonry.laneSpacing = 10
    masonry.itemSpacing = 10
    masonry.container = ProposedSize(width: 1440, height: nil)
    let sizes = PhotoSizes.all
    masonry.items = (0..<count).map { index in
      let size = sizes[index % sizes.count]
      return MasonryItem(width: size.width, height: size.height)
    }
    return masonry
  }
}
