import LayoutCases
package import LayoutCore

/// What a host does with a container before the placement that is judged.
package enum LayoutStep: Sendable, Hashable {
  /// Measures it with a proposal.
  case measure(ProposedSize)
  /// Measures it and places its children where its size says.
  case place(ProposedSize)
  /// Inserts a child.
  case insert(LayoutChild, at: Int)
  /// Removes a child.
  case remove(at: Int)
  /// Puts another child in a child's place.
  case resize(LayoutChild, at: Int)

  /// Whether it changes the children.
  package var isEdit: Bool {
    switch self {
    case .measure, .place: false
    case .insert, .remove, .resize: true
    }
  }

  /// Makes its change, if it is one and can be made.
  func edit(_ children: inout [LayoutChild]) -> Bool {
    switch self {
    case .measure, .place: return true
    case .insert(let child, let at):
      guard (0...children.count).contains(at) else { return false }
      children.insert(child, at: at)
    case .remove(let at):
      guard children.indices.contains(at) else { return false }
      children.remove(at: at)
    case .resize(let child, let at):
      guard children.indices.contains(at) else { return false }
      children[at] = child
    }
    return true
  }

  mutating func visitNumbers(_ visit: (inout Double) -> Void) {
    switch self {
    case .measure(var proposal):
      proposal.visitNumbers(visit)
      self = .measure(proposal)
    case .place(var proposal):
      proposal.visitNumbers(visit)
      self = .place(proposal)
    case .insert(var child, let at):
      child.visitNumbers(visit)
      self = .insert(child, at: at)
    case .resize(var child, let at):
      child.visitNumbers(visit)
      self = .resize(child, at: at)
    case .remove: break
    }
  }

  /// The step with its child changed, if it has one.
  func changingChild(_ change: (inout LayoutChild) -> Void) -> LayoutStep {
    switch self {
    case .insert(var child, let at):
      change(&child)
      return .insert(child, at: at)
    case .resize(var child, let at):
      change(&child)
      return .resize(child, at: at)
    default: return self
    }
  }

  var settings: Int {
    switch self {
    case .insert(let child, _), .resize(let child, _): child.settings
    case .measure(let proposal), .place(let proposal): proposal.settings
    case .remove: 0
    }
  }

  var words: String {
    switch self {
    case .measure(let proposal): "measure, proposed \(proposal.words)"
    case .place(let proposal): "place, proposed \(proposal.words)"
    case .insert(let child, let at): "insert child \(at): \(child.words)"
    case .remove(let at): "remove child \(at)"
    case .resize(let child, let at): "make child \(at) \(child.words)"
    }
  }

  /// What kind of step it is.
  var kind: String {
    switch self {
    case .measure: "measure"
    case .place: "place"
    case .insert(let child, _): "insert \(child.kind.rawValue)"
    case .remove: "remove"
    case .resize(let child, _): "resize \(child.kind.rawValue)"
    }
  }
}

extension LayoutStep: Codable {
  private enum Keys: String, CodingKey, CaseIterable {
    case measure, place, insert, remove, resize, at
  }

  package init(from decoder: any Decoder) throws {
    try decoder.refuseKeys(outside: Set(Keys.allCases.map(\.rawValue)))
    let values = try decoder.container(keyedBy: Keys.self)
    func at() throws -> Int { try values.decode(Int.self, forKey: .at) }
    if let form = try values.decodeIfPresent(ProposalForm.self, forKey: .measure) {
      self = .measure(form.proposal)
    } else if let form = try values.decodeIfPresent(ProposalForm.self, forKey: .place) {
      self = .place(form.proposal)
    } else if let child = try values.decodeIfPresent(LayoutChild.self, forKey: .insert) {
      self = .insert(child, at: try at())
    } else if let child = try values.decodeIfPresent(LayoutChild.self, forKey: .resize) {
      self = .resize(child, at: try at())
    } else {
      self = .remove(at: try values.decode(Int.self, forKey: .remove))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    switch self {
    case .measure(let proposal): try values.encode(ProposalForm(proposal), forKey: .measure)
    case .place(let proposal): try values.encode(ProposalForm(proposal), forKey: .place)
    case .insert(let child, let at):
      try values.encode(child, forKey: .insert)
      try values.encode(at, forKey: .at)
    case .remove(let at): try values.encode(at, forKey: .remove)
    case .resize(let child, let at):
      try values.encode(child, forKey: .resize)
      try values.encode(at, forKey: .at)
    }
  }
}
