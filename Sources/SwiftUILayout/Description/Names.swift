extension ViewDescription.AlignmentName {
  var pair: GuidePair {
    let horizontal: GuideKey =
      switch self {
      case .topLeading, .leading, .bottomLeading: .leading
      case .top, .center, .bottom: .centerX
      case .topTrailing, .trailing, .bottomTrailing: .trailing
      }
    let vertical: GuideKey =
      switch self {
      case .topLeading, .top, .topTrailing: .top
      case .leading, .center, .trailing: .centerY
      case .bottomLeading, .bottom, .bottomTrailing: .bottom
      }
    return GuidePair(horizontal: horizontal, vertical: vertical)
  }
}

extension ViewDescription.HorizontalGuide {
  var key: GuideKey {
    switch self {
    case .leading: .leading
    case .center: .centerX
    case .trailing: .trailing
    }
  }
}

extension ViewDescription.VerticalGuide {
  var key: GuideKey {
    switch self {
    case .top: .top
    case .center: .centerY
    case .bottom: .bottom
    case .firstTextBaseline: .firstBaseline
    case .lastTextBaseline: .lastBaseline
    }
  }
}

extension ViewDescription.GuideName {
  var key: GuideKey {
    switch self {
    case .leading: .leading
    case .horizontalCenter: .centerX
    case .trailing: .trailing
    case .top: .top
    case .verticalCenter: .centerY
    case .bottom: .bottom
    case .firstTextBaseline: .firstBaseline
    case .lastTextBaseline: .lastBaseline
    }
  }
}

extension ViewDescription.AxesName {
  var axes: Axis.Set {
    switch self {
    case .horizontal: .horizontal
    case .vertical: .vertical
    case .both: [.horizontal, .vertical]
    }
  }
}
