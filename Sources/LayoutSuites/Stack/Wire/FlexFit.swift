import LayoutCore
import SwiftUILayout

/// What a flexbox engine can be asked: trees on whose layout SwiftUI and CSS flexbox agree.
///
/// Rows and columns of boxes that say both their lengths, with gaps, frames, padding and either
/// reading direction. Where a frame gives a stack its length, spacers and boxes without a length
/// along the stack share what is left. No box is without length, since Yoga looks no further into
/// it, and no frame smaller than what it holds: SwiftUI lets that stick out, flexbox engines cut it.
/// All else SwiftUI negotiates in ways flexbox has no word for.
package enum FlexFit {
  /// The parts of the domain that occur.
  static let understands: StackFeatures = [
    .horizontalStacks, .verticalStacks, .spacers, .frames, .padding, .rightToLeft, .earlier,
    .infiniteOffer,
  ]
  /// The unit of lengths: exact in single precision, and so are their halves and sums.
  private static let unit = 1.0 / 8
  private static let longest = 2_000.0
  /// How far an answer in single precision may be off, in points: shares of what is left are
  /// rounded.
  package static let forgiven = 0.02

  /// The case nearest to `problem` that a flexbox engine can be asked; one that it can is left as
  /// it is.
  package static func fitted(_ problem: StackCase) -> StackCase {
    var copy = problem
    copy.view = fitted(problem.view, in: nil)
    if !copy.isSettled { copy.view = box }
    return copy
  }

  /// A box of the usual size.
  private static var box: ViewDescription {
    ViewDescription(.color, modifiers: [.frame(width: 20, height: 10)])
  }

  /// - Parameter stack: The axis of the stack around the view when its length is given.
  private static func fitted(_ view: ViewDescription, in stack: LayoutCore.Axis?) -> ViewDescription
  {
    var copy = ViewDescription(.color, modifiers: view.modifiers.compactMap(fitted))
    switch view.kind {
    case .hStack(let guide, let spacing):
      let isBaseline = guide == .firstTextBaseline || guide == .lastTextBaseline
      copy.kind = .hStack(alignment: isBaseline ? .top : guide, spacing: snapped(spacing ?? 8))
    case .vStack(let guide, let spacing):
      copy.kind = .vStack(alignment: guide, spacing: snapped(spacing ?? 8))
    case .spacer(let least) where stack != nil:
      return ViewDescription(.spacer(minLength: least.map(snapped)))
    case .zStack, .lazyHStack, .viewThatFits, .gridRow, .lazyHGrid, .customLayout:
      if !view.children.isEmpty { copy.kind = .hStack(spacing: 8) }
    default:
      if !view.children.isEmpty { copy.kind = .vStack(spacing: 8) }
    }
    guard let axis = copy.kind.stackAxis else { return fittedBox(copy, in: stack) }
    let given = copy.isGiven(along: axis) ? axis : nil
    copy.children = view.children.map { fitted($0, in: given) }
    if copy.children.allSatisfy(\.kind.isSpacer) {
      return fittedBox(ViewDescription(.color, modifiers: copy.modifiers), in: stack)
    }
    alignSpacers(&copy.children)
    widenFrames(of: &copy)
    return copy
  }

  private static func fittedBox(_ view: ViewDescription, in stack: LayoutCore.Axis?)
    -> ViewDescription
  {
    var copy = view
    guard case .frame(let width, let height, _)? = copy.modifiers.first else {
      copy.modifiers.insert(box.modifiers[0], at: 0)
      widenFrames(of: &copy)
      return copy
    }
    let (along, across) = stack == .horizontal ? (width, height) : (height, width)
    let isShare = stack != nil && copy.modifiers.count == 1 && along == nil && across != nil
    if isShare { return copy }
    if width == nil || height == nil {
      copy.modifiers[0] = .frame(width: width ?? 20, height: height ?? 10)
    }
    widenFrames(of: &copy)
    return copy
  }

  /// Makes every frame at least as long as what is inside it.
  private static func widenFrames(of view: inout ViewDescription) {
    var size = view.least
    for index in view.modifiers.indices {
      if case .frame(let width, let height, let alignment) = view.modifiers[index] {
        view.modifiers[index] = .frame(
          width: width.map { Length(max($0.points ?? 0, size.width)) },
          height: height.map { Length(max($0.points ?? 0, size.height)) },
          alignment: alignment
        )
      }
      size = view.modifiers[index].least(around: size)
    }
  }

  /// Spacers of one stack with one least length: of several, SwiftUI serves the first first.
  private static func alignSpacers(_ views: inout [ViewDescription]) {
    guard let first = views.first(where: { $0.kind.isSpacer }) else { return }
    for index in views.indices where views[index].kind.isSpacer { views[index] = first }
  }

  private static func fitted(_ modifier: ViewDescription.Modifier) -> ViewDescription.Modifier? {
    switch modifier {
    case .frame(let width, let height, let alignment):
      return .frame(
        width: width.map(solid),
        height: height.map(solid),
        alignment: alignment
      )
    case .flexFrame(let frame):
      return .frame(
        width: (frame.minWidth ?? frame.maxWidth).map(solid),
        height: (frame.minHeight ?? frame.maxHeight).map(solid),
        alignment: frame.alignment
      )
    case .padding(let top, let leading, let bottom, let trailing):
      return .padding(
        top: snapped(top),
        leading: snapped(leading),
        bottom: snapped(bottom),
        trailing: snapped(trailing)
      )
    default: return nil
    }
  }

  /// A length on the grid that is not 0: Yoga looks no further into a box without width.
  private static func solid(_ length: Length) -> Length {
    Length(max(unit, snapped(length).points ?? unit))
  }

  /// A length on the grid; what is none, or known only inside a reader, becomes the grid's unit.
  private static func snapped(_ length: Length) -> Length {
    guard let points = length.points, points >= 0 else { return Length(unit) }
    return Length((min(points, longest) / unit).rounded(.down) * unit)
  }
}

extension ViewDescription {
  /// Whether a frame of the view says how long it is offered to be along an axis.
  fileprivate func isGiven(along axis: LayoutCore.Axis) -> Bool {
    for case .frame(let width, let height, _) in modifiers
    where (axis == .horizontal ? width : height) != nil {
      return true
    }
    return false
  }

  /// The least size of the view without its modifiers.
  fileprivate var least: Size {
    if case .spacer(let least) = kind {
      let points = least?.points ?? 8
      return Size(width: points, height: points)
    }
    guard let axis = kind.stackAxis else { return .zero }
    var size = Size.zero
    for (index, child) in children.enumerated() {
      let part = child.modifiers.reduce(child.least) { $1.least(around: $0) }
      size[axis] += part[axis] + (index > 0 ? kind.gap : 0)
      // Across a stack a spacer has no length.
      if !child.kind.isSpacer { size[axis.crossed] = max(size[axis.crossed], part[axis.crossed]) }
    }
    return size
  }
}

extension ViewDescription.Modifier {
  /// The least size of a frame or padding around what has one.
  fileprivate func least(around size: Size) -> Size {
    switch self {
    case .frame(let width, let height, _):
      Size(width: width?.points ?? size.width, height: height?.points ?? size.height)
    case .padding(let top, let leading, let bottom, let trailing):
      Size(
        width: size.width + (leading.points ?? 0) + (trailing.points ?? 0),
        height: size.height + (top.points ?? 0) + (bottom.points ?? 0)
      )
    default: size
    }
  }
}

extension ViewDescription.Kind {
  fileprivate var stackAxis: LayoutCore.Axis? {
    switch self {
    case .hStack: .horizontal
    case .vStack: .vertical
    default: nil
    }
  }

  fileprivate var gap: Double {
    switch self {
    case .hStack(_, let spacing), .vStack(_, let spacing): spacing?.points ?? 0
    default: 0
    }
  }

  fileprivate var isSpacer: Bool {
    if case .spacer = self { return true }
    return false
  }
}
