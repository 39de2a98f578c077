/// A view tree as a value: what a case of the domain `stack` holds, built without the main actor.
///
/// Its paths are those of a ``LayoutResult``. Child indices count the views that exist: an
/// `EmptyView` has none, a `Group` is its children.
package struct ViewDescription: Hashable, Sendable {
  /// What the view is.
  package var kind: Kind
  /// The views inside, or the lines of a grid.
  package var children: [ViewDescription]
  /// The modifiers from the inside out.
  package var modifiers: [Modifier]

  /// Makes a view.
  package init(
    _ kind: Kind,
    _ children: [ViewDescription] = [],
    modifiers: [Modifier] = []
  ) {
    self.kind = kind
    self.children = children
    self.modifiers = modifiers
  }

  /// The kinds of view.
  package enum Kind: Hashable, Sendable {
    case color
    case emptyView
    case group
    case spacer(minLength: Length?)
    case divider
    case vStack(alignment: HorizontalGuide = .center, spacing: Length?)
    case hStack(alignment: VerticalGuide = .center, spacing: Length?)
    case zStack(alignment: AlignmentName = .center)
    case lazyVStack(alignment: HorizontalGuide = .center, spacing: Length?)
    case lazyHStack(alignment: VerticalGuide = .center, spacing: Length?)
    case geometryReader
    case scrollView(axes: AxesName = .vertical)
    case viewThatFits(axes: AxesName = .both)
    case grid(alignment: AlignmentName = .center, horizontal: Length?, vertical: Length?)
    case gridRow
    case lazyVGrid(columns: [TrackDescription], spacing: Length?)
    case lazyHGrid(rows: [TrackDescription], spacing: Length?)
    case customLayout(LayoutDescription)
  }

  /// The modifiers.
  package enum Modifier: Hashable, Sendable {
    case frame(width: Length?, height: Length?, alignment: AlignmentName = .center)
    case flexFrame(FlexFrame)
    case padding(top: Length, leading: Length, bottom: Length, trailing: Length)
    case fixedSize(horizontal: Bool = true, vertical: Bool = true)
    case aspectRatio(Length?, fills: Bool)
    case overlay(ViewDescription, alignment: AlignmentName = .center)
    case background(ViewDescription, alignment: AlignmentName = .center)
    case layoutPriority(Double)
    case alignmentGuide(GuideName, Length)
    case position(x: Length, y: Length)
    case offset(x: Length, y: Length)
    case layoutDirection(rightToLeft: Bool)
  }

  /// The bounds of a flexible frame.
  package struct FlexFrame: Hashable, Sendable {
    package var minWidth: Length?
    package var idealWidth: Length?
    package var maxWidth: Length?
    package var minHeight: Length?
    package var idealHeight: Length?
    package var maxHeight: Length?
    package var alignment: AlignmentName

    /// Makes bounds; those not given leave the length free.
    package init(
      minWidth: Length? = nil,
      idealWidth: Length? = nil,
      maxWidth: Length? = nil,
      minHeight: Length? = nil,
      idealHeight: Length? = nil,
      maxHeight: Length? = nil,
      alignment: AlignmentName = .center
    ) {
      self.minWidth = minWidth
      self.idealWidth = idealWidth
      self.maxWidth = maxWidth
      self.minHeight = minHeight
      self.idealHeight = idealHeight
      self.maxHeight = maxHeight
      self.alignment = alignment
    }
  }
}

extension ViewDescription {
  /// The alignments by name.
  package enum AlignmentName: String, Hashable, Sendable, Codable, CaseIterable {
    case topLeading, top, topTrailing
    case leading, center, trailing
    case bottomLeading, bottom, bottomTrailing
  }

  /// The horizontal alignments by name.
  package enum HorizontalGuide: String, Hashable, Sendable, Codable, CaseIterable {
    case leading, center, trailing
  }

  /// The vertical alignments by name.
  package enum VerticalGuide: String, Hashable, Sendable, Codable, CaseIterable {
    case top, center, bottom, firstTextBaseline, lastTextBaseline
  }

  /// The guides a view can set, by name.
  package enum GuideName: String, Hashable, Sendable, Codable, CaseIterable {
    case leading, horizontalCenter, trailing
    case top, verticalCenter, bottom, firstTextBaseline, lastTextBaseline
  }

  /// The choices of axes by name.
  package enum AxesName: String, Hashable, Sendable, Codable, CaseIterable {
    case horizontal, vertical, both
  }

  /// One track of a lazy grid.
  package struct TrackDescription: Hashable, Sendable, Codable {
    /// The kinds of track.
    package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
      case fixed, flexible, adaptive
    }
    package var kind: Kind
    /// The length of a fixed track, the least of another.
    package var minimum: Length
    /// The most a flexible or adaptive track takes; no bound unless given.
    package var maximum: Length?
    /// Points after the track; 8 unless given.
    package var spacing: Length?

    /// Makes a track.
    package init(_ kind: Kind, _ minimum: Length, maximum: Length? = nil, spacing: Length? = nil) {
      self.kind = kind
      self.minimum = minimum
      self.maximum = maximum
      self.spacing = spacing
    }
  }

  /// A custom layout by name, with its parameters.
  package struct LayoutDescription: Hashable, Sendable, Codable {
    package var name: String
    package var axis: AxesName?
    package var rowsOrColumns: Int?
    package var spacing: Double?
    package var factor: Double?

    /// Makes a description of the layout called `name`.
    package init(
      name: String,
      axis: AxesName? = nil,
      rowsOrColumns: Int? = nil,
      spacing: Double? = nil,
      factor: Double? = nil
    ) {
      self.name = name
      self.axis = axis
      self.rowsOrColumns = rowsOrColumns
      self.spacing = spacing
      self.factor = factor
    }
  }
}
