import Foundation
import LayoutCore
import SwiftUILayout

/// Short ways to say a described view.
extension ViewDescription {
  static let color = ViewDescription(.color)

  static func fixed(_ width: Double, _ height: Double) -> ViewDescription {
    ViewDescription(.color).frame(Length(width), Length(height))
  }
  static func column(
    _ children: ViewDescription...,
    spacing: Length? = nil,
    alignment: HorizontalGuide = .center
  ) -> ViewDescription {
    ViewDescription(.vStack(alignment: alignment, spacing: spacing), children)
  }
  static func row(
    _ children: ViewDescription...,
    spacing: Length? = nil,
    alignment: VerticalGuide = .center
  ) -> ViewDescription {
    ViewDescription(.hStack(alignment: alignment, spacing: spacing), children)
  }
  static func spacer(_ minLength: Length? = nil) -> ViewDescription {
    ViewDescription(.spacer(minLength: minLength))
  }

  func with(_ modifier: Modifier) -> ViewDescription {
    var view = self
    view.modifiers.append(modifier)
    return view
  }
  func frame(_ width: Length?, _ height: Length?) -> ViewDescription {
    with(.frame(width: width, height: height))
  }
  func padded(_ length: Length) -> ViewDescription {
    with(.padding(top: length, leading: length, bottom: length, trailing: length))
  }

  /// Lays the view out for a proposal; nil leaves a dimension open.
  func laidOut(
    _ width: CGFloat?,
    _ height: CGFloat?,
    _ direction: SwiftUILayout.LayoutDirection = .leftToRight,
    mutations: RuleMutation = [],
    limits: LayoutLimits = LayoutLimits()
  ) throws(LayoutFailure) -> LayoutResult {
    try DescribedTree(self, layoutDirection: direction, mutations: mutations, limits: limits)
      .result(ProposedViewSize(width: width, height: height))
  }
}

extension LayoutResult {
  /// The frame at a path as `[x, y, width, height]`.
  func numbers(_ path: String) -> [Double]? {
    self[path].map { frame in
      [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map(Double.init)
    }
  }
  var extent: [Double] { [Double(size.width), Double(size.height)] }
}
