import SwiftUI

extension VerticalAlignment {
  private enum Beam: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[VerticalAlignment.center]
    }
  }
  static let beam = VerticalAlignment(Beam.self)
}

/// Items side by side, their beams on one line, which is the stack's own beam too.
struct BeamStack: Layout {
  var spacing: CGFloat = 4

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  private struct Line {
    var above: CGFloat = 0
    var below: CGFloat = 0
    var width: CGFloat = 0
    var dimensions: [ViewDimensions] = []
  }

  private func line(_ subviews: Subviews) -> Line {
    var line = Line()
    for subview in subviews {
      let dimensions = subview.dimensions(in: .unspecified)
      line.above = max(line.above, dimensions[.beam])
      line.below = max(line.below, dimensions.height - dimensions[.beam])
      line.width += dimensions.width
      line.dimensions.append(dimensions)
    }
    line.width += spacing * CGFloat(max(0, subviews.count - 1))
    return line
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let line = line(subviews)
    return CGSize(width: line.width, height: max(0, line.above + line.below))
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let line = line(subviews)
    var x = bounds.minX
    for (subview, dimensions) in zip(subviews, line.dimensions) {
      let y = bounds.minY + line.above - dimensions[.beam]
      subview.place(at: CGPoint(x: x, y: y), proposal: .unspecified)
      x += dimensions.width + spacing
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGFloat? {
    guide == .beam ? line(subviews).above : nil
  }
}
