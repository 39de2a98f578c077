import LayoutCases
package import LayoutCore

/// A container of children in the hands of a host: what the host did before, what it proposes now
/// and where it puts the container.
package struct LayoutCase: Sendable, Hashable {
  /// The children at first.
  package var children: [LayoutChild]
  /// What the container is proposed for the placement that is judged.
  package var container: ProposedSize
  /// The left edge of the bounds it is placed in, in points.
  package var x: Double
  /// The top edge of the bounds it is placed in, in points.
  package var y: Double
  /// Whether it is read from right to left.
  package var isRightToLeft: Bool
  /// What the host did before it measured the container with ``container``.
  package var steps: [LayoutStep]
  /// What the host measures between that measurement and the placement (P4).
  package var between: [ProposedSize]

  /// Makes a case with no history.
  package init(
    _ children: [LayoutChild],
    in container: ProposedSize,
    x: Double = 0,
    y: Double = 0,
    isRightToLeft: Bool = false,
    steps: [LayoutStep] = [],
    between: [ProposedSize] = []
  ) {
    self.children = children
    self.container = container
    self.x = x
    self.y = y
    self.isRightToLeft = isRightToLeft
    self.steps = steps
    self.between = between
  }

  /// The children after all edits, or `nil` where an edit names a child that is not there.
  package var finalChildren: [LayoutChild]? {
    var children = children
    for step in steps {
      guard step.edit(&children) else { return nil }
    }
    return children
  }

  /// How many children there are at first, and after every edit.
  package var childCounts: [Int] {
    var count = children.count
    var counts = [count]
    for step in steps where step.isEdit {
      if case .insert = step { count += 1 }
      if case .remove = step { count -= 1 }
      counts.append(count)
    }
    return counts
  }

  /// Whether anything happened before the placement that is judged.
  package var hasHistory: Bool { !steps.isEmpty || !between.isEmpty }

  /// The case as it is after its edits, with the rest of its history.
  package var unedited: LayoutCase? {
    guard let children = finalChildren else { return nil }
    var copy = self
    copy.children = children
    copy.steps = steps.filter { !$0.isEdit }
    return copy
  }

  /// Every child of the case, those of its edits too.
  private var everyChild: [LayoutChild] {
    children
      + steps.compactMap { step in
        switch step {
        case .insert(let child, _), .resize(let child, _): child
        default: nil
        }
      }
  }

  /// Whether any child keeps a ratio.
  var mentionsRatios: Bool { everyChild.contains { $0.kind == .ratio } }

  /// Every number that makes no sense in a child.
  var fault: String? {
    for child in everyChild {
      let lengths = [child.width, child.height, child.maxWidth, child.maxHeight]
      guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), child.priority.isFinite,
        child.guide?.isFinite ?? true
      else { return "children: expected finite lengths not below 0" }
    }
    return nil
  }
}

extension LayoutCase: Codable {
  private enum Keys: String, CodingKey, CaseIterable {
    case domain, children, container, origin, rightToLeft, steps, between
  }
  private struct Origin: Codable {
    var x: Double
    var y: Double
  }

  private static let known = Set(Keys.allCases.map(\.rawValue)).union(["expect", "note"])

  package init(from decoder: any Decoder) throws {
    try decoder.refuseKeys(outside: Self.known)
    let values = try decoder.container(keyedBy: Keys.self)
    let domain = try values.decodeIfPresent(String.self, forKey: .domain) ?? LayoutDomain.name
    guard domain == LayoutDomain.name else {
      throw DecodingError.dataCorruptedError(
        forKey: .domain,
        in: values,
        debugDescription: "expected \"\(LayoutDomain.name)\""
      )
    }
    let origin = try values.decodeIfPresent(Origin.self, forKey: .origin)
    self.init(
      try values.decode([LayoutChild].self, forKey: .children),
      in: try values.decode(ProposalForm.self, forKey: .container).proposal,
      x: origin?.x ?? 0,
      y: origin?.y ?? 0,
      isRightToLeft: try values.decodeIfPresent(Bool.self, forKey: .rightToLeft) ?? false,
      steps: try values.decodeIfPresent([LayoutStep].self, forKey: .steps) ?? [],
      between: try values.decodeIfPresent([ProposalForm].self, forKey: .between)?.map(\.proposal)
        ?? []
    )
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    try values.encode(LayoutDomain.name, forKey: .domain)
    try values.encode(children, forKey: .children)
    try values.encode(ProposalForm(container), forKey: .container)
    if x != 0 || y != 0 { try values.encode(Origin(x: x, y: y), forKey: .origin) }
    if isRightToLeft { try values.encode(true, forKey: .rightToLeft) }
    if !steps.isEmpty { try values.encode(steps, forKey: .steps) }
    if !between.isEmpty { try values.encode(between.map(ProposalForm.init), forKey: .between) }
  }
}
