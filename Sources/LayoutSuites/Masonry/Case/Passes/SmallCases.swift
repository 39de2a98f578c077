import LayoutCases
import LayoutCore
import MasonryLayout

extension MasonryPasses {
  /// Goes through the simplest cases there are that have no more parts than the best.
  ///
  /// Where the passes before it come to an end at different cases that are about as simple, this
  /// one brings them together. Most faults show in small cases, and of those there are few.
  static let smallCases = Pass<MasonryCase>("small-cases", isThorough: true) { search in
    guard search.best.partCount <= 9, search.best.queries.count <= 1 else { return }
    for skeleton in skeletons(of: search.best) where search.best.partCount >= skeleton.partCount {
      let lanes = max(skeleton.partCount > 4 ? 9 : 2, min(9, skeleton.masonry.lanes))
      for lanes in 1...lanes {
        for gaps in 0..<4 {
          fill(skeleton, lanes, laneSpacing: gaps / 2, itemSpacing: gaps % 2, &search)
        }
      }
    }
  }

  /// The case with one part less and as it is, each with several settings.
  private static func skeletons(of problem: MasonryCase) -> [MasonryCase] {
    var skeletons: [MasonryCase] = []
    func add(_ problem: MasonryCase) {
      for skeleton in variants(of: problem) where !skeletons.contains(skeleton) {
        skeletons.append(skeleton)
      }
    }
    if problem.partCount <= 4 {
      for part in 0..<problem.partCount {
        let keep = (0..<problem.partCount).map { $0 != part }
        if let fewer = problem.keeping(keep) { add(fewer) }
      }
    }
    add(problem)
    return skeletons
  }

  /// The case with its own settings, with the ordinary ones, and with the sizing alone; with edits
  /// also along each axis and in each direction, and with the edits at the front.
  private static func variants(of problem: MasonryCase) -> [MasonryCase] {
    var plain = problem
    plain.changeItems { $0 = MasonryItem(width: 0, height: 0) }
    var variants = [plain]
    if plain.masonry.axis == .horizontal { plain = plain.transposed }
    plain.masonry.direction = .leftToRight
    plain.masonry.placement = .shortest
    plain.masonry.insets = Insets()
    variants.append(plain)
    var sized = problem
    sized.changeItems { $0 = MasonryItem(width: 0, height: 0, sizing: $0.sizing) }
    variants.append(sized)
    guard !problem.edits.isEmpty, problem.partCount <= 4 else { return variants }
    var front = plain
    front.edits = front.edits.map(\.atFront)
    variants.append(front)
    for axis in Axis.allCases {
      for direction in LayoutDirection.allCases {
        var turned = axis == .vertical ? plain : plain.transposed
        turned.masonry.direction = direction
        variants.append(turned)
      }
    }
    return variants
  }

  /// Gives every item and query of a skeleton the simplest lengths, one choice after the other.
  private static func fill(
    _ skeleton: MasonryCase,
    _ lanes: Int,
    laneSpacing: Int,
    itemSpacing: Int,
    _ search: inout Search<MasonryCase>
  ) {
    var candidate = skeleton
    candidate.masonry.lanes = lanes
    candidate.masonry.laneSpacing = Double(laneSpacing)
    candidate.masonry.itemSpacing = Double(itemSpacing)
    let places = candidate.itemPlaces
    // Each item by itself where there are few, else all alike.
    let choices =
      places.count <= 4 ? Array(0..<1 << places.count) : [0, (1 << places.count) - 1]
    for choice in choices {
      for (bit, place) in places.enumerated() {
        let length = Double(choice >> bit & 1)
        candidate.changeItem(at: place) {
          $0.width = length
          $0.height = length
        }
      }
      for lane in [0, 1, 1 / Double(lanes)] {
        candidate.fit(lane)
        guard !candidate.queries.isEmpty else {
          _ = search.attempt(candidate)
          continue
        }
        for corner in 0..<4 {
          candidate.queries[0] =
            Rect(x: Double(corner % 2), y: Double(corner / 2), width: 1, height: 1)
          _ = search.attempt(candidate)
        }
      }
    }
  }
}

extension MasonryEdit {
  /// The edit with the first items there are in the place of those it names.
  fileprivate var atFront: MasonryEdit {
    switch self {
    case .insert(let item, _): .insert(item, at: 0)
    case .remove: .remove(at: 0)
    case .move: .move(from: 1, to: 0)
    case .resize(let item, _): .resize(item, at: 0)
    case .container, .lanes: self
    }
  }
}
