import Foundation
import LayoutTiming

/// Lays out one column of fixed leaves with the engine of stacks and with Yoga, in turns.
///
/// Ends with 0 where the engine keeps its bound, 1 where the two disagree on the height, 3 where
/// it is over the bound, and 69 where Yoga is not installed.
@main
enum YogaColumn {
  private static let count = 10_000
  private static let turns = 25
  /// The most of Yoga's time that the engine may take.
  private static let bound = 1.0 / 3

  static func main() throws {
    // Yoga may be gone when it is asked, which is found out without a signal.
    signal(SIGPIPE, SIG_IGN)
    let column = Column(count)
    let yoga = try Yoga()
    defer { yoga.close() }
    var (layouts, wholes, calls, ratios): ([Double], [Double], [Double], [Double]) =
      ([], [], [], [])
    var allocations = (layout: 0, whole: 0)
    // The first turn warms up and is thrown away; who goes first changes from turn to turn.
    for turn in 0...turns {
      let early = turn.isMultiple(of: 2) ? try column.layout() : nil
      guard let theirs = yoga.round(count) else {
        print("Yoga is not there to be measured against: pip install pyyoga")
        exit(69)
      }
      let ours = try early ?? column.layout()
      let whole = try column.whole()
      guard ours.height == theirs.height, whole.height == theirs.height else {
        print("the column is \(ours.height) high, and \(theirs.height) in Yoga")
        exit(1)
      }
      guard turn > 0, theirs.nanoseconds > 0 else { continue }
      layouts.append(ours.nanoseconds)
      wholes.append(whole.nanoseconds)
      calls.append(theirs.nanoseconds)
      ratios.append(ours.nanoseconds / theirs.nanoseconds)
      allocations = (ours.allocations, whole.allocations)
    }
    print("\(count) fixed leaves in a column, \(turns) turns, CPU time")
    tell("SwiftUILayout, the layout of a tree made before", layouts, allocations.layout)
    tell("SwiftUILayout, a tree made, laid out and read back", wholes, allocations.whole)
    tell("Yoga, its native call alone", calls, nil)
    guard let ratio = MedianEstimate(of: ratios) else { exit(69) }
    let isKept = ratio.median <= bound
    print(
      "layout against Yoga: \(text(ratio, 1)) times, bound \(String(format: "%.3f", bound))"
        + (isKept ? "" : "  OVER")
    )
    if !isKept { exit(3) }
  }

  private static func tell(_ what: String, _ times: [Double], _ allocations: Int?) {
    guard let time = MedianEstimate(of: times) else { return }
    let blocks = allocations.map {
      $0 < 0 ? ", allocations not counted here" : ", \($0) allocations"
    }
    print("  \(what): \(text(time, 1e-6)) ms\(blocks ?? "")")
  }

  /// A median with its interval.
  private static func text(_ estimate: MedianEstimate, _ unit: Double) -> String {
    String(
      format: "%.3f (%.3f to %.3f)",
      estimate.median * unit,
      estimate.low * unit,
      estimate.high * unit
    )
  }
}
