extension View {
  /// A frame of fixed width, height or both, in points (F1, F2).
  public nonisolated func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    LayoutModified(self) { seat, child in
      FixedFrameNode(
        seat,
        around: child,
        width: width.map(Double.init),
        height: height.map(Double.init),
        alignment: alignment.pair
      )
    }
  }

  /// A frame that says nothing.
  @available(*, deprecated, message: "pass the frame at least one parameter")
  public nonisolated func frame() -> some View { frame(width: nil, height: nil) }

  /// A frame with bounds on its lengths, in points (F3 to F8).
  public nonisolated func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    LayoutModified(self) { seat, child in
      FlexibleFrameNode(
        seat,
        around: child,
        width: FlexibleLength(
          minimum: minWidth.map(Double.init),
          ideal: idealWidth.map(Double.init),
          maximum: maxWidth.map(Double.init)
        ),
        height: FlexibleLength(
          minimum: minHeight.map(Double.init),
          ideal: idealHeight.map(Double.init),
          maximum: maxHeight.map(Double.init)
        ),
        alignment: alignment.pair
      )
    }
  }

  /// Room around the view, in points (F9).
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    LayoutModified(self) { seat, child in PaddingNode(seat, around: child, insets) }
  }

  /// Room at some edges of the view, in points; 16 where nil (F9).
  public nonisolated func padding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View {
    padding(EdgeInsets(edges, length ?? CGFloat(PaddingNode.defaultLength)))
  }

  /// Room at all edges of the view, in points (F9).
  public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Keeps the view at its ideal size (F10).
  public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Keeps the view at its ideal length on the chosen axes (F10).
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    LayoutModified(self) { seat, child in
      FixedSizeNode(seat, around: child, horizontal: horizontal, vertical: vertical)
    }
  }

  /// Shapes the proposal to a ratio of width to height (F11).
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil,
    contentMode: ContentMode
  ) -> some View {
    LayoutModified(self) { seat, child in
      AspectRatioNode(
        seat,
        around: child,
        ratio: aspectRatio.map(Double.init),
        fills: contentMode == .fill
      )
    }
  }

  /// Shapes the proposal to the ratio of a size (F11).
  public nonisolated func aspectRatio(
    _ aspectRatio: CGSize,
    contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Fits the view's own ratio into the proposal (F11).
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Fills the proposal with the view's own ratio (F11).
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

/// Whether a ratio fits into the proposal or fills it.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as fits inside.
  case fit
  /// As small as covers all.
  case fill
}
