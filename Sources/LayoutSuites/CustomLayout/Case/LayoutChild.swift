import LayoutCases
import LayoutCore
import LayoutHarness
import SwiftUILayout

/// A child of a custom layout, as a layout sees one: how it answers what it is offered.
package struct LayoutChild: Sendable, Hashable {
  /// How it answers.
  package var kind: Kind
  /// Points across: its width, its least width, or its share in a ratio.
  package var width: Double
  /// Points down: its height, its least height, or its share in a ratio.
  package var height: Double
  /// The most a bounded child takes across.
  package var maxWidth: Double
  /// The most a bounded child takes down.
  package var maxHeight: Double
  /// Its layout priority (S1).
  package var priority: Double
  /// Its explicit vertical centre and leading edge, in points, where it has them (F13).
  package var guide: Double?

  /// The ways to answer.
  package enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// Its size, whatever it is offered.
    case rigid
    /// What it is offered across, its height down.
    case wide
    /// Its width across, what it is offered down.
    case tall
    /// What it is offered.
    case flexible
    /// What it is offered, between its least and its most.
    case bounded
    /// The largest size of its ratio within what it is offered; its size where that is open.
    case ratio
  }

  /// Makes a child of `width` by `height` points.
  package init(
    _ kind: Kind = .rigid,
    width: Double,
    height: Double,
    maxWidth: Double = 0,
    maxHeight: Double = 0,
    priority: Double = 0,
    guide: Double? = nil
  ) {
    self.kind = kind
    self.width = width
    self.height = height
    self.maxWidth = maxWidth
    self.maxHeight = maxHeight
    self.priority = priority
    self.guide = guide
  }

  /// The child as a view.
  var description: ViewDescription {
    var modifiers: [ViewDescription.Modifier] = []
    let (across, down) = (Length(width), Length(height))
    switch kind {
    case .rigid: modifiers.append(.frame(width: across, height: down))
    case .wide: modifiers.append(.frame(width: nil, height: down))
    case .tall: modifiers.append(.frame(width: across, height: nil))
    case .flexible: break
    case .bounded:
      let frame = ViewDescription.FlexFrame(
        minWidth: across,
        maxWidth: Length(max(width, maxWidth)),
        minHeight: down,
        maxHeight: Length(max(height, maxHeight))
      )
      modifiers.append(.flexFrame(frame))
    case .ratio:
      let ideal = ViewDescription.FlexFrame(idealWidth: across, idealHeight: down)
      modifiers.append(.flexFrame(ideal))
      // A ratio of nothing is no ratio.
      if width > 0, height > 0 {
        modifiers.append(.aspectRatio(Length(width / height), fills: false))
      }
    }
    if priority != 0 { modifiers.append(.layoutPriority(priority)) }
    if let guide {
      modifiers.append(.alignmentGuide(.verticalCenter, Length(guide)))
      modifiers.append(.alignmentGuide(.leading, Length(guide)))
    }
    return ViewDescription(.color, modifiers: modifiers)
  }

  /// The least width and height it can have.
  var minimum: (width: Double, height: Double) {
    switch kind {
    case .rigid, .bounded: (width, height)
    case .wide: (0, height)
    case .tall: (width, 0)
    case .flexible, .ratio: (0, 0)
    }
  }

  /// How many of its settings are not the ordinary ones.
  var settings: Int {
    (kind == .rigid ? 0 : 1) + (priority == 0 ? 0 : 1) + (guide == nil ? 0 : 1)
  }

  /// Each puts one setting back to the ordinary.
  static let simplifications: [@Sendable (inout LayoutChild) -> Void] = [
    { $0.guide = nil }, { $0.priority = 0 }, { $0.kind = .rigid },
  ]

  mutating func visitNumbers(_ visit: (inout Double) -> Void) {
    if kind != .flexible {
      visit(&width)
      visit(&height)
    }
    if kind == .bounded {
      visit(&maxWidth)
      visit(&maxHeight)
    }
    if priority != 0 { visit(&priority) }
    guide.visit(visit)
  }

  /// The child in words.
  var words: String {
    var text =
      switch kind {
      case .rigid: "\(NumberText.text(width)) × \(NumberText.text(height))"
      case .wide: "any width × \(NumberText.text(height))"
      case .tall: "\(NumberText.text(width)) × any height"
      case .flexible: "any size"
      case .bounded: "\(Self.words(width, maxWidth)) wide, \(Self.words(height, maxHeight)) high"
      case .ratio where width > 0 && height > 0:
        "in the ratio \(NumberText.text(width)):\(NumberText.text(height))"
      // A ratio of nothing is no ratio.
      case .ratio: "any size, \(Size(width: width, height: height).words) by itself"
      }
    if priority != 0 { text += ", priority \(NumberText.text(priority))" }
    if let guide { text += ", alignment guides at \(NumberText.text(guide))" }
    return text
  }

  private static func words(_ least: Double, _ most: Double) -> String {
    least < most ? "\(NumberText.text(least)) to \(NumberText.text(most))" : NumberText.text(least)
  }
}

extension LayoutChild: Codable {
  private enum Keys: String, CodingKey, CaseIterable {
    case kind, width, height, maxWidth, maxHeight, priority, guide
  }

  package init(from decoder: any Decoder) throws {
    try decoder.refuseKeys(outside: Set(Keys.allCases.map(\.rawValue)))
    let values = try decoder.container(keyedBy: Keys.self)
    func number(_ key: Keys) throws -> Double {
      try values.decodeIfPresent(Double.self, forKey: key) ?? 0
    }
    self.init(
      try values.decodeIfPresent(Kind.self, forKey: .kind) ?? .rigid,
      width: try number(.width),
      height: try number(.height),
      maxWidth: try number(.maxWidth),
      maxHeight: try number(.maxHeight),
      priority: try number(.priority),
      guide: try values.decodeIfPresent(Double.self, forKey: .guide)
    )
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    if kind != .rigid { try values.encode(kind, forKey: .kind) }
    if kind != .flexible {
      try values.encode(width, forKey: .width)
      try values.encode(height, forKey: .height)
    }
    if kind == .bounded {
      try values.encode(maxWidth, forKey: .maxWidth)
      try values.encode(maxHeight, forKey: .maxHeight)
    }
    if priority != 0 { try values.encode(priority, forKey: .priority) }
    try values.encodeIfPresent(guide, forKey: .guide)
  }
}
