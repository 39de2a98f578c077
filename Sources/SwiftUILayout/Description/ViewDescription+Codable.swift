// The JSON form of a view: {"type", "children", "modifiers", …}, a grid having
// "rows": [{"cells": […]}] instead of children.

extension ViewDescription: Codable {
  fileprivate enum Key: String, CodingKey {
    case type, children, modifiers, alignment, spacing, minLength, axes, rows, cells
    case horizontalSpacing, verticalSpacing, layout, tracks
  }

  private enum TypeName: String, Codable {
    case color = "Color"
    case emptyView = "EmptyView"
    case group = "Group"
    case spacer = "Spacer"
    case divider = "Divider"
    case vStack = "VStack"
    case hStack = "HStack"
    case zStack = "ZStack"
    case lazyVStack = "LazyVStack"
    case lazyHStack = "LazyHStack"
    case geometryReader = "GeometryReader"
    case scrollView = "ScrollView"
    case viewThatFits = "ViewThatFits"
    case grid = "Grid"
    case gridRow = "GridRow"
    case lazyVGrid = "LazyVGrid"
    case lazyHGrid = "LazyHGrid"
    case customLayout = "CustomLayout"
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func alignment() throws -> AlignmentName {
      try container.decodeIfPresent(AlignmentName.self, forKey: .alignment) ?? .center
    }
    func horizontal() throws -> HorizontalGuide {
      try container.decodeIfPresent(HorizontalGuide.self, forKey: .alignment) ?? .center
    }
    func vertical() throws -> VerticalGuide {
      try container.decodeIfPresent(VerticalGuide.self, forKey: .alignment) ?? .center
    }
    func length(_ key: Key) throws -> Length? {
      try container.decodeIfPresent(Length.self, forKey: key)
    }
    func axes(_ fallback: AxesName) throws -> AxesName {
      try container.decodeIfPresent(AxesName.self, forKey: .axes) ?? fallback
    }
    func tracks() throws -> [TrackDescription] {
      try container.decode([TrackDescription].self, forKey: .tracks)
    }
    // A row of a grid may leave its type out.
    let isRow = !container.contains(.type) && container.contains(.cells)
    let type = isRow ? .gridRow : try container.decode(TypeName.self, forKey: .type)
    let kind: Kind =
      switch type {
      case .color: .color
      case .emptyView: .emptyView
      case .group: .group
      case .spacer: .spacer(minLength: try length(.minLength))
      case .divider: .divider
      case .vStack: .vStack(alignment: try horizontal(), spacing: try length(.spacing))
      case .hStack: .hStack(alignment: try vertical(), spacing: try length(.spacing))
      case .zStack: .zStack(alignment: try alignment())
      case .lazyVStack: .lazyVStack(alignment: try horizontal(), spacing: try length(.spacing))
      case .lazyHStack: .lazyHStack(alignment: try vertical(), spacing: try length(.spacing))
      case .geometryReader: .geometryReader
      case .scrollView: .scrollView(axes: try axes(.vertical))
      case .viewThatFits: .viewThatFits(axes: try axes(.both))
      case .grid:
        .grid(
          alignment: try alignment(),
          horizontal: try length(.horizontalSpacing),
          vertical: try length(.verticalSpacing)
        )
      case .gridRow: .gridRow
      case .lazyVGrid: .lazyVGrid(columns: try tracks(), spacing: try length(.spacing))
      case .lazyHGrid: .lazyHGrid(rows: try tracks(), spacing: try length(.spacing))
      case .customLayout:
        .customLayout(try container.decode(LayoutDescription.self, forKey: .layout))
      }
    let childKey: Key = type == .grid ? .rows : type == .gridRow ? .cells : .children
    self.init(
      kind,
      try container.decodeIfPresent([ViewDescription].self, forKey: childKey) ?? [],
      modifiers: try container.decodeIfPresent([Modifier].self, forKey: .modifiers) ?? []
    )
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    var childKey = Key.children
    func put(_ type: TypeName) throws { try container.encode(type, forKey: .type) }
    switch kind {
    case .color: try put(.color)
    case .emptyView: try put(.emptyView)
    case .group: try put(.group)
    case .spacer(let minLength):
      try put(.spacer)
      try container.encodeIfPresent(minLength, forKey: .minLength)
    case .divider: try put(.divider)
    case .vStack(let alignment, let spacing), .lazyVStack(let alignment, let spacing):
      if case .vStack = kind { try put(.vStack) } else { try put(.lazyVStack) }
      try container.encode(alignment, forKey: .alignment)
      try container.encodeIfPresent(spacing, forKey: .spacing)
    case .hStack(let alignment, let spacing), .lazyHStack(let alignment, let spacing):
      if case .hStack = kind { try put(.hStack) } else { try put(.lazyHStack) }
      try container.encode(alignment, forKey: .alignment)
      try container.encodeIfPresent(spacing, forKey: .spacing)
    case .zStack(let alignment):
      try put(.zStack)
      try container.encode(alignment, forKey: .alignment)
    case .geometryReader: try put(.geometryReader)
    case .scrollView(let axes), .viewThatFits(let axes):
      if case .scrollView = kind { try put(.scrollView) } else { try put(.viewThatFits) }
      try container.encode(axes, forKey: .axes)
    case .grid(let alignment, let horizontal, let vertical):
      try put(.grid)
      childKey = .rows
      try container.encode(alignment, forKey: .alignment)
      try container.encodeIfPresent(horizontal, forKey: .horizontalSpacing)
      try container.encodeIfPresent(vertical, forKey: .verticalSpacing)
    case .gridRow:
      try put(.gridRow)
      childKey = .cells
    case .lazyVGrid(let tracks, let spacing), .lazyHGrid(let tracks, let spacing):
      if case .lazyVGrid = kind { try put(.lazyVGrid) } else { try put(.lazyHGrid) }
      try container.encode(tracks, forKey: .tracks)
      try container.encodeIfPresent(spacing, forKey: .spacing)
    case .customLayout(let layout):
      try put(.customLayout)
      try container.encode(layout, forKey: .layout)
    }
    if !children.isEmpty { try container.encode(children, forKey: childKey) }
    if !modifiers.isEmpty { try container.encode(modifiers, forKey: .modifiers) }
  }
}
