/// Which alignment guide is meant.
enum GuideKey: Sendable, Equatable {
  case leading
  case centerX
  case trailing
  case top
  case centerY
  case bottom
  case firstBaseline
  case lastBaseline
  case custom(Axis, GuideType)

  var axis: Axis {
    switch self {
    case .leading, .centerX, .trailing: .horizontal
    case .custom(let axis, _): axis
    default: .vertical
    }
  }

  var trait: GuideTraits {
    switch self {
    case .firstBaseline, .lastBaseline: .baselines
    case .custom: .custom
    default: .edges
    }
  }

  /// The value of the guide where a view sets none, in points (P10).
  func value(in extent: Extent) -> Double {
    switch self {
    case .leading, .top: 0
    case .centerX: extent.width / 2
    case .centerY: extent.height / 2
    case .trailing: extent.width
    case .bottom, .firstBaseline, .lastBaseline: extent.height
    case .custom(_, let id):
      Double(
        id.type.defaultValue(in: ViewDimensions(extent: extent, node: nil, offer: Offer(extent)))
      )
    }
  }

  /// The value of the guide for several views together, each explicit value in the same
  /// coordinates; nil where it does not show through a container (F14).
  ///
  /// First baselines take the smallest, last baselines the largest, custom guides the average.
  func merged(_ values: [Double]) -> Double? {
    guard let first = values.first else { return nil }
    switch self {
    case .firstBaseline: return values.dropFirst().reduce(first, Swift.min)
    case .lastBaseline: return values.dropFirst().reduce(first, Swift.max)
    case .custom: return values.reduce(0, +) / Double(values.count)
    default: return nil
    }
  }

  static func == (left: GuideKey, right: GuideKey) -> Bool {
    switch (left, right) {
    case (.leading, .leading), (.centerX, .centerX), (.trailing, .trailing), (.top, .top),
      (.centerY, .centerY), (.bottom, .bottom), (.firstBaseline, .firstBaseline),
      (.lastBaseline, .lastBaseline):
      true
    case (.custom(let axis, let id), .custom(let otherAxis, let otherID)):
      axis == otherAxis && id == otherID
    default: false
    }
  }
}

/// The type that names a custom guide; types never change, so any thread may read one.
struct GuideType: @unchecked Sendable, Equatable {
  let type: any AlignmentID.Type

  static func == (left: GuideType, right: GuideType) -> Bool {
    ObjectIdentifier(left.type) == ObjectIdentifier(right.type)
  }
}
