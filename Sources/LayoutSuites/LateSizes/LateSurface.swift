import CollectionLayout
import LayoutCore
import MasonryLayout

/// A layout whose items can change their height one by one.
protocol LateSurface {
  var frames: [Rect] { get }

  /// Gives items new heights and keeps the reader's place.
  ///
  /// - Returns: What it cost, in frames and groups.
  mutating func resize(_ items: [Int], to height: Double, offset: inout Double) throws -> Int
}

/// A masonry of items as wide as a lane.
struct LateMasonry: LateSurface {
  private var state: MasonryState
  private let width: Double

  init(_ problem: LateCase, heights: [Double]) throws {
    width = problem.columnWidth
    var masonry = Masonry()
    masonry.lanes = problem.columns
    masonry.laneSpacing = problem.spacing
    masonry.itemSpacing = problem.spacing
    masonry.container = ProposedSize(width: problem.width, height: nil)
    masonry.items = heights.map {
      MasonryItem(width: problem.columnWidth, height: $0, sizing: .stretch)
    }
    state = try MasonryState(masonry)
  }

  var frames: [Rect] { state.arrangement.frames }

  mutating func resize(_ items: [Int], to height: Double, offset: inout Double) throws -> Int {
    let eye = LateEye(frames, offset: offset)
    var work = 0
    for item in items {
      let sized = MasonryItem(width: width, height: height, sizing: .stretch)
      work += try state.apply(.resize(sized, at: item)).work.placements
    }
    offset += eye.moved(in: frames)
    return work
  }
}

/// A collection in rows of self-sizing cells; a list is one of a single column.
struct LateCollection: LateSurface {
  private var session: CollectionSession
  private let count: Int

  init(_ problem: LateCase, heights: [Double?]) throws {
    let item = LayoutNode(
      size: LayoutDimensions(
        width: .fractionalWidth(1),
        height: .estimated(problem.placeholder)
      )
    )
    let columns = problem.columnCount
    let group = LayoutNode(
      size: LayoutDimensions(
        width: .fractionalWidth(1),
        height: .estimated(problem.placeholder)
      ),
      content: GroupContent(
        arrangement: .counted(.horizontal, count: columns),
        subitems: [item],
        interItemSpacing: .fixed(problem.spacing)
      )
    )
    let section = SectionDescription(group: group, interGroupSpacing: problem.spacing)
    count = problem.items.count
    var measured = Measurements()
    for (item, height) in heights.enumerated() {
      guard let height else { continue }
      let id = ElementID(.cell, section: 0, item: item)
      _ = measured.store(PreferredSize(height: height), for: id)
    }
    session = try CollectionSession(
      CollectionDescription(
        container: Size(width: problem.width, height: LateCase.viewport),
        sections: [section],
        itemCounts: [count]
      ),
      measured: measured
    )
  }

  var frames: [Rect] {
    (0..<count).map { session.solution.cell(section: 0, item: $0)?.frame ?? .zero }
  }

  mutating func resize(_ items: [Int], to height: Double, offset: inout Double) throws -> Int {
    var viewing = Viewing(offsetY: offset)
    let answers = items.map {
      (id: ElementID(.cell, section: 0, item: $0), size: PreferredSize(height: height))
    }
    _ = try session.receive(answers, viewing: &viewing)
    offset = viewing.offsetY
    // What the last arrival cost, and not the solves before it.
    let work = session.solution.work
    return work.placements + work.measures
  }
}

/// The item under the reader's eye: the first in sight.
struct LateEye {
  /// The item, or `nil` where nothing is in sight.
  let item: Int?
  private let place: Double

  init(_ frames: [Rect], offset: Double) {
    let sight = Rect(x: -1e6, y: offset, width: 2e6, height: LateCase.viewport)
    item = frames.indices.filter { frames[$0].meets(sight) }
      .min { (frames[$0].y, $0) < (frames[$1].y, $1) }
    place = item.map { frames[$0].y } ?? 0
  }

  /// How far down it has moved.
  func moved(in frames: [Rect]) -> Double { item.map { frames[$0].y - place } ?? 0 }
}
