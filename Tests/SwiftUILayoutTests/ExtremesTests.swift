import Foundation
import LayoutCore
import SwiftUILayout
import Testing

@Suite("Extremes")
struct ExtremesTests {
  /// A view nested in itself `depth` times by `wrap`.
  private func nested(
    _ depth: Int,
    _ wrap: (ViewDescription) -> ViewDescription
  ) -> ViewDescription {
    (0..<depth).reduce(.color) { view, _ in wrap(view) }
  }

  static let shapes: [String] = ["column", "alternating", "frame", "padding", "overlay", "reader"]

  @Test("views nested 10,000 levels deep are laid out", arguments: shapes)
  func deep(shape: String) throws {
    var level = 0
    let view = nested(10_000) { inner in
      level += 1
      switch shape {
      case "column": return .column(inner, .fixed(1, 1), spacing: 0)
      case "alternating":
        return level.isMultiple(of: 2)
          ? .column(inner, .fixed(1, 1), spacing: 0) : .row(inner, .fixed(1, 1), spacing: 0)
      case "frame": return ViewDescription.column(inner).with(.flexFrame(.init(maxWidth: 500)))
      case "padding": return ViewDescription(.zStack(), [inner]).padded(1)
      case "overlay": return ViewDescription.color.with(.overlay(inner))
      default: return ViewDescription(.geometryReader, [inner])
      }
    }
    let result = try view.laidOut(300, 300, limits: LayoutLimits(depth: 30_000))
    #expect(result.frames.count >= 10_000)
    #expect(result.complaints.isEmpty)
    #expect(result.frames.allSatisfy { $0.frame.origin.x.isFinite && $0.frame.size.width >= 0 })
  }

  @Test("nesting beyond the limit is refused by name")
  func tooDeep() {
    let view = nested(200) { .column($0, .color) }
    #expect(throws: LayoutFailure.self) {
      try view.laidOut(10, 10, limits: LayoutLimits(depth: 100))
    }
  }

  @Test("a stack lays out 100,000 children", arguments: [true, false])
  func wide(isRigid: Bool) throws {
    let child = isRigid ? ViewDescription.fixed(10, 1) : ViewDescription.color
    let view = ViewDescription(
      .vStack(spacing: 0),
      Array(repeating: child, count: 100_000)
    )
    let result = try view.laidOut(50, 100_000)
    #expect(result.extent == [isRigid ? 10 : 50, 100_000])
    #expect(result.work.measures <= 8 * 200_000)
  }

  @Test("measurements grow in line with the number of views")
  func linear() throws {
    func measures(_ count: Int) throws -> Int {
      let rows = (0..<(count / 10)).map { _ in
        ViewDescription(.hStack(spacing: 1), Array(repeating: .color, count: 9))
      }
      return try ViewDescription(.vStack(spacing: 1), rows).laidOut(500, 5000).work.measures
    }
    let small = try measures(1_000)
    let large = try measures(10_000)
    #expect(Double(large) / Double(small) < 10.5)
    #expect(large < 10_000 * 12)
  }

  @Test(
    "twelve nested levels do not multiply the measurements",
    arguments: ["same", "alternating"]
  )
  func bounded(kind: String) throws {
    func measures(_ depth: Int) throws -> Int {
      var level = 0
      let view = nested(depth) { inner in
        level += 1
        let isRow = kind == "alternating" && level.isMultiple(of: 2)
        let other = ViewDescription.color.with(.flexFrame(.init(minWidth: 3, maxHeight: 70)))
        return isRow ? .row(inner, other, .color) : .column(inner, other, .color)
      }
      return try view.laidOut(1000, 1000).work.measures
    }
    let six = try measures(6)
    let twelve = try measures(12)
    // Quadratic at worst: twice the depth, at most four times the work; exponential would be 64.
    #expect(Double(twelve) / Double(six) < 4.5)
    #expect(twelve < 12 * 3 * 60)
  }

  @Test("guides that show through twelve levels do not multiply the passes")
  func guides() throws {
    func passes(_ depth: Int) throws -> Int {
      var level = 0
      let leaf = ViewDescription.color.with(.alignmentGuide(.firstTextBaseline, 3))
      let view = (0..<depth).reduce(leaf) { inner, _ in
        level += 1
        return level.isMultiple(of: 2)
          ? .row(inner, leaf, .color, alignment: .firstTextBaseline)
          : .column(leaf, inner, .color)
      }
      return try view.laidOut(1000, 1000).work.passes
    }
    let (six, twelve) = (try passes(6), try passes(12))
    #expect(Double(twelve) / Double(six) < 4.5)
  }

  @Test("distances wished for behind forty levels are gathered once", .timeLimit(.minutes(1)))
  func distances() throws {
    let view = (0..<40).reduce(ViewDescription.spacer(0)) { inner, level in
      switch level % 3 {
      case 0: .row(inner, .fixed(1, 1), inner.children.last ?? .color)
      case 1: .column(inner, .fixed(1, 1))
      default: ViewDescription(.zStack(), [inner, .spacer(0)])
      }
    }
    let result = try view.laidOut(1000, 1000)
    #expect(result.complaints.isEmpty)
    #expect(result.extent == [1000, 1000])
  }

  @Test("the limit of measurements ends a layout with a complaint")
  func measureLimit() throws {
    let view = ViewDescription(
      .vStack(spacing: 0),
      Array(repeating: .column(.color, .color), count: 50)
    )
    let result = try view.laidOut(10, 10, limits: LayoutLimits(measures: 20))
    #expect(result.complaints.map(\.kind) == [.measureLimitReached])
  }

  static let odd: [Double] = [.nan, .infinity, -.infinity, -1, 0, 1e300, .leastNonzeroMagnitude]

  @Test("odd numbers everywhere give finite or infinite boxes, never not-a-number", arguments: odd)
  func oddNumbers(number: Double) throws {
    let length = Length(number)
    let views: [ViewDescription] = [
      ViewDescription.color.frame(length, length),
      ViewDescription.color.with(
        .flexFrame(.init(minWidth: length, idealWidth: length, maxWidth: length))
      ),
      ViewDescription.color.with(.flexFrame(.init(minHeight: length))),
      ViewDescription.color.with(.flexFrame(.init(maxHeight: length))),
      ViewDescription.color.padded(length),
      .column(.color, .color, spacing: length),
      .row(.color, .spacer(length), .color),
      ViewDescription.color.with(.aspectRatio(length, fills: true)),
      ViewDescription.color.with(.position(x: length, y: length)),
      ViewDescription.color.with(.offset(x: length, y: length)),
      ViewDescription.color.with(.layoutPriority(number)),
      .column(.color, ViewDescription.color.with(.alignmentGuide(.leading, length))),
      ViewDescription(
        .lazyVGrid(columns: [.init(.adaptive, length), .init(.fixed, length)], spacing: length),
        [.color, .color, .color]
      ),
      ViewDescription(
        .grid(horizontal: length, vertical: length),
        [ViewDescription(.gridRow, [.fixed(1, 1), .fixed(2, 2)])]
      ),
    ]
    for view in views {
      for side in [0, 50, nil, CGFloat.infinity] {
        let boxed = ViewDescription(.zStack(), [view, .fixed(5, 5)]).padded(3)
        let result = try ViewDescription.row(boxed, .color).laidOut(side, side)
        for box in result.frames {
          let frame = box.frame
          let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
          #expect(numbers.allSatisfy { !$0.isNaN }, "\(view) \(String(describing: side)) \(box)")
          #expect(frame.size.width >= 0 && frame.size.height >= 0, "\(view) \(box)")
        }
      }
    }
  }

  @Test("empty containers answer", arguments: [nil, 0, 50, CGFloat.infinity])
  func empty(side: CGFloat?) throws {
    let kinds: [ViewDescription.Kind] = [
      .vStack(spacing: nil), .hStack(spacing: nil), .zStack(), .lazyVStack(spacing: nil),
      .geometryReader, .scrollView(), .viewThatFits(), .grid(horizontal: nil, vertical: nil),
      .lazyVGrid(columns: [], spacing: nil), .lazyHGrid(rows: [.init(.fixed, 10)], spacing: nil),
      .emptyView, .group,
    ]
    for kind in kinds {
      let result = try ViewDescription(kind).laidOut(side, side)
      #expect(result.size.width >= 0 && result.size.height >= 0)
      #expect(result.complaints.isEmpty)
    }
  }
}
