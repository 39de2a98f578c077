// The JSON form of a modifier: {"op": NAME, …}.

extension ViewDescription.Modifier: Codable {
  private enum Key: String, CodingKey {
    case op, width, height, alignment, length, edges, top, leading, bottom, trailing
    case minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight
    case horizontal, vertical, ratio, mode, view, content, value, guide, x, y, direction
  }

  private enum Operation: String, Codable {
    case frame, flexFrame, padding, fixedSize, aspectRatio, overlay, background, layoutPriority
    case alignmentGuide, position, offset, layoutDirection
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func length(_ key: Key) throws -> Length? {
      try container.decodeIfPresent(Length.self, forKey: key)
    }
    func alignment() throws -> ViewDescription.AlignmentName {
      try container.decodeIfPresent(ViewDescription.AlignmentName.self, forKey: .alignment)
        ?? .center
    }
    func flag(_ key: Key) throws -> Bool {
      try container.decodeIfPresent(Bool.self, forKey: key) ?? true
    }
    func secondary() throws -> ViewDescription {
      try container.decodeIfPresent(ViewDescription.self, forKey: .view)
        ?? container.decode(ViewDescription.self, forKey: .content)
    }
    switch try container.decode(Operation.self, forKey: .op) {
    case .frame:
      self = .frame(
        width: try length(.width),
        height: try length(.height),
        alignment: try alignment()
      )
    case .flexFrame:
      self = .flexFrame(
        ViewDescription.FlexFrame(
          minWidth: try length(.minWidth),
          idealWidth: try length(.idealWidth),
          maxWidth: try length(.maxWidth),
          minHeight: try length(.minHeight),
          idealHeight: try length(.idealHeight),
          maxHeight: try length(.maxHeight),
          alignment: try alignment()
        )
      )
    case .padding: self = try Self.padding(from: container)
    case .fixedSize:
      self = .fixedSize(horizontal: try flag(.horizontal), vertical: try flag(.vertical))
    case .aspectRatio:
      let mode = try container.decodeIfPresent(String.self, forKey: .mode) ?? "fit"
      self = .aspectRatio(try length(.ratio), fills: mode == "fill")
    case .overlay: self = .overlay(try secondary(), alignment: try alignment())
    case .background: self = .background(try secondary(), alignment: try alignment())
    case .layoutPriority:
      self = .layoutPriority(try container.decode(Double.self, forKey: .value))
    case .alignmentGuide:
      self = .alignmentGuide(
        try container.decode(ViewDescription.GuideName.self, forKey: .guide),
        try container.decode(Length.self, forKey: .value)
      )
    case .position: self = .position(x: try length(.x) ?? 0, y: try length(.y) ?? 0)
    case .offset: self = .offset(x: try length(.x) ?? 0, y: try length(.y) ?? 0)
    case .layoutDirection:
      let direction = try container.decode(String.self, forKey: .direction)
      self = .layoutDirection(rightToLeft: direction == "rightToLeft")
    }
  }

  /// Padding by edge, or one length at `edges` (all unless named), 16 points unless given (F9).
  private static func padding(from container: KeyedDecodingContainer<Key>) throws -> Self {
    let named: [Key] = [.top, .leading, .bottom, .trailing]
    let fallback: Length
    var edges = Set(named.map(\.rawValue))
    if named.contains(where: container.contains) {
      fallback = 0
      edges = []
    } else {
      fallback =
        try container.decodeIfPresent(Length.self, forKey: .length)
        ?? Length(PaddingNode.defaultLength)
      if let text = try container.decodeIfPresent(String.self, forKey: .edges), text != "all" {
        edges = Set(text.split(separator: "+").map(String.init))
        if edges.contains("horizontal") { edges.formUnion(["leading", "trailing"]) }
        if edges.contains("vertical") { edges.formUnion(["top", "bottom"]) }
      }
    }
    func length(_ key: Key) throws -> Length {
      try container.decodeIfPresent(Length.self, forKey: key)
        ?? (edges.contains(key.rawValue) ? fallback : 0)
    }
    return .padding(
      top: try length(.top),
      leading: try length(.leading),
      bottom: try length(.bottom),
      trailing: try length(.trailing)
    )
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    func put(_ operation: Operation) throws { try container.encode(operation, forKey: .op) }
    func put(_ length: Length?, _ key: Key) throws {
      try container.encodeIfPresent(length, forKey: key)
    }
    switch self {
    case .frame(let width, let height, let alignment):
      try put(.frame)
      try put(width, .width)
      try put(height, .height)
      try container.encode(alignment, forKey: .alignment)
    case .flexFrame(let bounds):
      try put(.flexFrame)
      try put(bounds.minWidth, .minWidth)
      try put(bounds.idealWidth, .idealWidth)
      try put(bounds.maxWidth, .maxWidth)
      try put(bounds.minHeight, .minHeight)
      try put(bounds.idealHeight, .idealHeight)
      try put(bounds.maxHeight, .maxHeight)
      try container.encode(bounds.alignment, forKey: .alignment)
    case .padding(let top, let leading, let bottom, let trailing):
      try put(.padding)
      try put(top, .top)
      try put(leading, .leading)
      try put(bottom, .bottom)
      try put(trailing, .trailing)
    case .fixedSize(let horizontal, let vertical):
      try put(.fixedSize)
      try container.encode(horizontal, forKey: .horizontal)
      try container.encode(vertical, forKey: .vertical)
    case .aspectRatio(let ratio, let fills):
      try put(.aspectRatio)
      try put(ratio, .ratio)
      try container.encode(fills ? "fill" : "fit", forKey: .mode)
    case .overlay(let view, let alignment), .background(let view, let alignment):
      if case .overlay = self { try put(.overlay) } else { try put(.background) }
      try container.encode(view, forKey: .view)
      try container.encode(alignment, forKey: .alignment)
    case .layoutPriority(let value):
      try put(.layoutPriority)
      try container.encode(value, forKey: .value)
    case .alignmentGuide(let guide, let value):
      try put(.alignmentGuide)
      try container.encode(guide, forKey: .guide)
      try put(value, .value)
    case .position(let x, let y), .offset(let x, let y):
      if case .position = self { try put(.position) } else { try put(.offset) }
      try put(x, .x)
      try put(y, .y)
    case .layoutDirection(let rightToLeft):
      try put(.layoutDirection)
      try container.encode(rightToLeft ? "rightToLeft" : "leftToRight", forKey: .direction)
    }
  }
}
