import CAllocations
import LayoutTiming
import SwiftUILayout

/// A column of fixed leaves, laid out by the engine of stacks.
struct Column {
  /// What one round took.
  struct Round {
    /// CPU time of the thread.
    var nanoseconds: Double
    /// Blocks of memory asked for; below zero where they are not counted.
    var allocations: Int
    /// The height that came out, in points.
    var height: Double
  }

  private let view: ViewDescription

  /// Makes a column of `count` leaves 8 points apart.
  init(_ count: Int) {
    let leaves = (0..<count).map { index in
      let width = Length(Double(20 + index % 7 * 10))
      let height = Length(Double(10 + index % 5 * 10))
      return ViewDescription(.color, modifiers: [.frame(width: width, height: height)])
    }
    view = ViewDescription(.vStack(spacing: 8), leaves)
  }

  /// Lays out a tree made before, as Yoga's call does; making the tree does not count.
  func layout() throws -> Round {
    let tree = try DescribedTree(view)
    return Self.measured { Double(tree.layout(.unspecified).height) }
  }

  /// Makes the tree, lays it out and reads all frames back.
  func whole() throws -> Round {
    try Self.measured { Double(try DescribedTree(view).result(.unspecified).size.height) }
  }

  private static func measured(_ work: () throws -> Double) rethrows -> Round {
    let allocations = plumb_allocations()
    let start = ThreadClock.nanoseconds()
    let height = try work()
    let end = ThreadClock.nanoseconds()
    return Round(
      nanoseconds: Double(end - start),
      allocations: allocations < 0 ? -1 : plumb_allocations() - allocations,
      height: height
    )
  }
}
