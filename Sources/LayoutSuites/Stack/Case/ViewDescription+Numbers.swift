import LayoutCases
import SwiftUILayout

extension ViewDescription {
  /// Lets `visit` read and change every number of the tree, always in the same order.
  ///
  /// A length over the size of a reader is no number.
  mutating func visitNumbers(_ visit: (inout Double) -> Void) {
    kind.visitNumbers(visit)
    for index in modifiers.indices { modifiers[index].visitNumbers(visit) }
    for index in children.indices { children[index].visitNumbers(visit) }
  }
}

extension ViewDescription.Kind {
  fileprivate mutating func visitNumbers(_ visit: (inout Double) -> Void) {
    switch self {
    case .spacer(let length): self = .spacer(minLength: visited(length, visit))
    case .vStack(let guide, let spacing):
      self = .vStack(alignment: guide, spacing: visited(spacing, visit))
    case .hStack(let guide, let spacing):
      self = .hStack(alignment: guide, spacing: visited(spacing, visit))
    case .lazyVStack(let guide, let spacing):
      self = .lazyVStack(alignment: guide, spacing: visited(spacing, visit))
    case .lazyHStack(let guide, let spacing):
      self = .lazyHStack(alignment: guide, spacing: visited(spacing, visit))
    case .grid(let alignment, let horizontal, let vertical):
      self = .grid(
        alignment: alignment,
        horizontal: visited(horizontal, visit),
        vertical: visited(vertical, visit)
      )
    case .lazyVGrid(let tracks, let spacing):
      self = .lazyVGrid(
        columns: tracks.map { $0.visited(visit) },
        spacing: visited(spacing, visit)
      )
    case .lazyHGrid(let tracks, let spacing):
      self = .lazyHGrid(rows: tracks.map { $0.visited(visit) }, spacing: visited(spacing, visit))
    case .customLayout(var layout):
      layout.spacing.visit(visit)
      layout.factor.visit(visit)
      self = .customLayout(layout)
    case .color, .emptyView, .group, .divider, .zStack, .geometryReader, .scrollView,
      .viewThatFits, .gridRow:
      break
    }
  }
}

extension ViewDescription.TrackDescription {
  fileprivate func visited(_ visit: (inout Double) -> Void) -> Self {
    var copy = self
    copy.minimum = LayoutSuites.visited(minimum, visit)
    copy.maximum = LayoutSuites.visited(maximum, visit)
    copy.spacing = LayoutSuites.visited(spacing, visit)
    return copy
  }
}

extension ViewDescription.Modifier {
  fileprivate mutating func visitNumbers(_ visit: (inout Double) -> Void) {
    switch self {
    case .frame(let width, let height, let alignment):
      self = .frame(
        width: visited(width, visit),
        height: visited(height, visit),
        alignment: alignment
      )
    case .flexFrame(var frame):
      frame.minWidth = visited(frame.minWidth, visit)
      frame.idealWidth = visited(frame.idealWidth, visit)
      frame.maxWidth = visited(frame.maxWidth, visit)
      frame.minHeight = visited(frame.minHeight, visit)
      frame.idealHeight = visited(frame.idealHeight, visit)
      frame.maxHeight = visited(frame.maxHeight, visit)
      self = .flexFrame(frame)
    case .padding(let top, let leading, let bottom, let trailing):
      self = .padding(
        top: visited(top, visit),
        leading: visited(leading, visit),
        bottom: visited(bottom, visit),
        trailing: visited(trailing, visit)
      )
    case .aspectRatio(let ratio, let fills):
      self = .aspectRatio(visited(ratio, visit), fills: fills)
    case .layoutPriority(var priority):
      visit(&priority)
      self = .layoutPriority(priority)
    case .alignmentGuide(let guide, let length):
      self = .alignmentGuide(guide, visited(length, visit))
    case .position(let x, let y): self = .position(x: visited(x, visit), y: visited(y, visit))
    case .offset(let x, let y): self = .offset(x: visited(x, visit), y: visited(y, visit))
    case .overlay(var view, let alignment):
      view.visitNumbers(visit)
      self = .overlay(view, alignment: alignment)
    case .background(var view, let alignment):
      view.visitNumbers(visit)
      self = .background(view, alignment: alignment)
    case .fixedSize, .layoutDirection: break
    }
  }
}

private func visited(_ length: Length, _ visit: (inout Double) -> Void) -> Length {
  guard var points = length.points else { return length }
  visit(&points)
  return Length(points)
}

private func visited(_ length: Length?, _ visit: (inout Double) -> Void) -> Length? {
  length.map { visited($0, visit) }
}
