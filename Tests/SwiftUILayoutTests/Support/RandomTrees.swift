import SwiftUILayout
import TestKit

/// Draws view trees; the same seed draws the same trees.
struct RandomTrees {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func below(_ bound: Int) -> Int { Int(generator.next() % UInt64(bound)) }

  mutating func pick<T>(_ choices: [T]) -> T { choices[below(choices.count)] }

  private mutating func length() -> Length { Length(Double(below(90))) }

  private mutating func maybe() -> Length? { below(2) == 0 ? nil : length() }

  private mutating func maximum() -> Length? { below(4) == 0 ? Length(.infinity) : maybe() }

  mutating func side() -> Double? { pick([nil, 0, .infinity, Double(below(400)), 33.3]) }

  mutating func tree(_ depth: Int) -> ViewDescription {
    var view = ViewDescription(kind(isLeaf: depth == 0))
    if view.kind.holdsChildren {
      for _ in 0..<below(4) { view.children.append(tree(depth - 1)) }
    }
    for _ in 0..<below(3) { view.modifiers.append(modifier(depth)) }
    return view
  }

  private mutating func kind(isLeaf: Bool) -> ViewDescription.Kind {
    switch below(isLeaf ? 4 : 14) {
    case 0, 1: .color
    case 2: .spacer(minLength: maybe())
    case 3: .divider
    case 4, 5: .vStack(alignment: pick(ViewDescription.HorizontalGuide.allCases), spacing: maybe())
    case 6, 7: .hStack(alignment: pick(ViewDescription.VerticalGuide.allCases), spacing: maybe())
    case 8: .zStack(alignment: pick(ViewDescription.AlignmentName.allCases))
    case 9: .geometryReader
    case 10: .scrollView(axes: pick(ViewDescription.AxesName.allCases))
    case 11: .viewThatFits(axes: pick(ViewDescription.AxesName.allCases))
    case 12: .lazyVStack(alignment: .leading, spacing: maybe())
    default: .lazyVGrid(columns: [.init(.flexible, 10), .init(.adaptive, 20)], spacing: maybe())
    }
  }

  private mutating func modifier(_ depth: Int) -> ViewDescription.Modifier {
    switch below(11) {
    case 0: .frame(width: maybe(), height: maybe(), alignment: pick(names))
    case 1, 2:
      .flexFrame(
        .init(
          minWidth: maybe(),
          idealWidth: maybe(),
          maxWidth: maximum(),
          minHeight: maybe(),
          idealHeight: maybe(),
          maxHeight: maximum(),
          alignment: pick(names)
        )
      )
    case 3: .padding(top: length(), leading: length(), bottom: -3, trailing: length())
    case 4: .fixedSize(horizontal: below(2) == 0, vertical: below(2) == 0)
    case 5: .aspectRatio(below(2) == 0 ? nil : 1.5, fills: below(2) == 0)
    case 6: .overlay(tree(max(depth - 1, 0)), alignment: pick(names))
    case 7: .layoutPriority(Double(below(3) - 1))
    case 8:
      .alignmentGuide(pick(ViewDescription.GuideName.allCases), Length(Double(below(60) - 30)))
    case 9: .position(x: length(), y: length())
    default: .background(tree(max(depth - 1, 0)), alignment: pick(names))
    }
  }

  private var names: [ViewDescription.AlignmentName] { ViewDescription.AlignmentName.allCases }
}

extension ViewDescription.Kind {
  fileprivate var holdsChildren: Bool {
    switch self {
    case .color, .spacer, .divider, .emptyView: false
    default: true
    }
  }
}
