import LayoutCore
import SwiftUILayout

extension StackCase {
  /// The same case with the two axes exchanged, as far as its views have a counterpart.
  var transposed: StackCase {
    var copy = self
    copy.proposal = proposal.exchanged
    copy.earlier = earlier.map(\.exchanged)
    copy.view = view.mapped { view in
      view.kind = view.kind.transposed
      view.modifiers = view.modifiers.map(\.transposed)
    }
    return copy
  }

  /// Whether exchanging the axes of the case exchanges those of its answer: no view or modifier
  /// that has no counterpart, and no width read from right to left.
  var hasCounterpart: Bool {
    var isSymmetric = direction == .leftToRight
    view.forEachView { view in
      if view.kind != view.kind.transposed.transposed { isSymmetric = false }
      switch view.kind {
      // Several views of these make an implied column, which has no counterpart.
      case .group, .emptyView, .divider, .grid, .gridRow, .customLayout, .scrollView,
        .geometryReader:
        isSymmetric = false
      default: break
      }
      for modifier in view.modifiers {
        if modifier != modifier.transposed.transposed { isSymmetric = false }
        switch modifier {
        case .alignmentGuide(.firstTextBaseline, _), .alignmentGuide(.lastTextBaseline, _),
          .layoutDirection:
          isSymmetric = false
        default: break
        }
      }
    }
    return isSymmetric
  }
}

extension ProposedSize {
  fileprivate var exchanged: ProposedSize { ProposedSize(width: height, height: width) }
}

extension ViewDescription.Kind {
  fileprivate var transposed: Self {
    switch self {
    case .vStack(let guide, let spacing): .hStack(alignment: guide.transposed, spacing: spacing)
    case .hStack(let guide, let spacing): .vStack(alignment: guide.transposed, spacing: spacing)
    case .lazyVStack(let guide, let spacing):
      .lazyHStack(alignment: guide.transposed, spacing: spacing)
    case .lazyHStack(let guide, let spacing):
      .lazyVStack(alignment: guide.transposed, spacing: spacing)
    case .zStack(let alignment): .zStack(alignment: alignment.transposed)
    case .scrollView(let axes): .scrollView(axes: axes.transposed)
    case .viewThatFits(let axes): .viewThatFits(axes: axes.transposed)
    case .lazyVGrid(let tracks, let spacing): .lazyHGrid(rows: tracks, spacing: spacing)
    case .lazyHGrid(let tracks, let spacing): .lazyVGrid(columns: tracks, spacing: spacing)
    default: self
    }
  }
}

extension ViewDescription.Modifier {
  fileprivate var transposed: Self {
    switch self {
    case .frame(let width, let height, let alignment):
      return .frame(width: height, height: width, alignment: alignment.transposed)
    case .flexFrame(let frame):
      return .flexFrame(
        ViewDescription.FlexFrame(
          minWidth: frame.minHeight,
          idealWidth: frame.idealHeight,
          maxWidth: frame.maxHeight,
          minHeight: frame.minWidth,
          idealHeight: frame.idealWidth,
          maxHeight: frame.maxWidth,
          alignment: frame.alignment.transposed
        )
      )
    case .padding(let top, let leading, let bottom, let trailing):
      return .padding(top: leading, leading: top, bottom: trailing, trailing: bottom)
    case .fixedSize(let horizontal, let vertical):
      return .fixedSize(horizontal: vertical, vertical: horizontal)
    case .aspectRatio(let ratio, let fills):
      return .aspectRatio(ratio?.points.map { Length(1 / $0) }, fills: fills)
    case .overlay(let view, let alignment):
      return .overlay(view, alignment: alignment.transposed)
    case .background(let view, let alignment):
      return .background(view, alignment: alignment.transposed)
    case .alignmentGuide(let guide, let length):
      return .alignmentGuide(guide.transposed, length)
    case .position(let x, let y): return .position(x: y, y: x)
    case .offset(let x, let y): return .offset(x: y, y: x)
    case .layoutPriority, .layoutDirection: return self
    }
  }
}

extension ViewDescription.HorizontalGuide {
  fileprivate var transposed: ViewDescription.VerticalGuide {
    switch self {
    case .leading: .top
    case .center: .center
    case .trailing: .bottom
    }
  }
}

extension ViewDescription.VerticalGuide {
  fileprivate var transposed: ViewDescription.HorizontalGuide {
    switch self {
    case .top: .leading
    case .center: .center
    case .bottom, .firstTextBaseline, .lastTextBaseline: .trailing
    }
  }
}

extension ViewDescription.GuideName {
  fileprivate var transposed: Self {
    switch self {
    case .leading: .top
    case .horizontalCenter: .verticalCenter
    case .trailing: .bottom
    case .top: .leading
    case .verticalCenter: .horizontalCenter
    case .bottom, .firstTextBaseline, .lastTextBaseline: .trailing
    }
  }
}

extension ViewDescription.AlignmentName {
  fileprivate var transposed: Self {
    switch self {
    case .topLeading: .topLeading
    case .top: .leading
    case .topTrailing: .bottomLeading
    case .leading: .top
    case .center: .center
    case .trailing: .bottom
    case .bottomLeading: .topTrailing
    case .bottom: .trailing
    case .bottomTrailing: .bottomTrailing
    }
  }
}

extension ViewDescription.AxesName {
  fileprivate var transposed: Self {
    switch self {
    case .horizontal: .vertical
    case .vertical: .horizontal
    case .both: .both
    }
  }
}
