import LayoutCore
import LayoutHarness
import SwiftUILayout

/// The view trees on which stack engines are timed.
enum StackWorkloads {
  static let all: [Workload<StackCase>] = [
    Workload(
      name: "layout",
      parameter: "a column of fixed leaves",
      sizes: [100, 1_000, 10_000, 100_000],
      make: { StackCase(column($0, fixed), proposal: phone) }
    ),
    Workload(
      name: "layout",
      parameter: "a column of flexible leaves",
      sizes: [100, 1_000, 10_000, 100_000],
      make: { StackCase(column($0) { _ in ViewDescription(.color) }, proposal: phone) }
    ),
    Workload(
      name: "layout",
      parameter: "a wall of rows of 10",
      sizes: [100, 1_000, 10_000, 100_000],
      make: { StackCase(wall($0), proposal: phone) }
    ),
    Workload(
      name: "layout",
      parameter: "stacks in stacks, two children each",
      sizes: [2, 4, 6, 8, 10, 12],
      make: { StackCase(nested($0), proposal: phone) }
    ),
  ]

  static let phone = ProposedSize(width: 390, height: 844)

  private static func fixed(_ index: Int) -> ViewDescription {
    let frame = ViewDescription.Modifier.frame(
      width: Length(Double(20 + index % 7 * 10)),
      height: Length(Double(10 + index % 5 * 10))
    )
    return ViewDescription(.color, modifiers: [frame])
  }

  /// `count` leaves one below the other.
  static func column(
    _ count: Int,
    _ leaf: (Int) -> ViewDescription
  ) -> ViewDescription {
    ViewDescription(.vStack(spacing: 8), (0..<count).map(leaf))
  }

  /// `count` fixed leaves one below the other.
  static func fixedColumn(_ count: Int) -> ViewDescription { column(count, fixed) }

  /// About `count` views: rows of ten in sections of ten rows, with spacers and flexible frames.
  static func wall(_ count: Int) -> ViewDescription {
    func row(_ number: Int) -> ViewDescription {
      ViewDescription(
        .hStack(spacing: 4),
        (0..<9).map { column in
          column == 4
            ? ViewDescription(.spacer(minLength: nil))
            : ViewDescription(
              .color,
              modifiers: [
                .flexFrame(
                  ViewDescription.FlexFrame(minWidth: 10, maxWidth: 80, minHeight: 20)
                )
              ]
            )
        }
      )
    }
    let sections = (0..<max(1, count / 100)).map { section in
      ViewDescription(.vStack(spacing: 4), (0..<10).map { row(section * 10 + $0) })
    }
    return ViewDescription(.vStack(spacing: nil), sections)
  }

  /// Stacks `depth` deep, turning from rows to columns, with two children each.
  static func nested(_ depth: Int) -> ViewDescription {
    guard depth > 0 else { return ViewDescription(.color) }
    let inner = nested(depth - 1)
    let beside = ViewDescription(
      .color,
      modifiers: [.flexFrame(ViewDescription.FlexFrame(minWidth: 5, minHeight: 5))]
    )
    return depth.isMultiple(of: 2)
      ? ViewDescription(.vStack(spacing: 1), [inner, beside])
      : ViewDescription(.hStack(spacing: 1), [inner, beside])
  }
}
