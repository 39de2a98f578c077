/// Views made for the room there is (C3).
public struct GeometryReader<Content> {
  /// Makes the views.
  public var content: (GeometryProxy) -> Content
}

extension GeometryReader: View, PrimitiveView where Content: View {
  /// Makes a reader.
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    lowering.leaf(place) { seat in
      let inside = place.inside(seat.path)
      return GeometryReaderNode(seat) { box in
        // Layout runs on the main actor wherever views are involved: its host does.
        nonisolated(unsafe) let content = content
        nonisolated(unsafe) var nodes: [LayoutNode] = []
        MainActor.assumeIsolated {
          let place = inside.inside(seat.path)
          unsafe nodes = lowering.lower(unsafe content(GeometryProxy(box: box)), place).nodes
        }
        return unsafe nodes
      }
    }
  }
}

/// The size and the place of a view.
public struct GeometryProxy: Sendable {
  let box: Box

  /// The size of the view, in points, unrounded (P20).
  public var size: CGSize { CGSize(width: box.width, height: box.height) }

  /// No part of a view is unsafe here.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The view's frame in a coordinate space, in points.
  ///
  /// A named space counts as the whole: no space but these two is known here.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    let isLocal = space.coordinateSpace == .local
    return CGRect(
      x: isLocal ? 0 : box.x,
      y: isLocal ? 0 : box.y,
      width: box.width,
      height: box.height
    )
  }

  /// The view's frame in a coordinate space, in points.
  public func frame(in space: CoordinateSpace) -> CGRect { frame(in: Space(space)) }

  private struct Space: CoordinateSpaceProtocol {
    let coordinateSpace: CoordinateSpace
    init(_ space: CoordinateSpace) { coordinateSpace = space }
  }
}

/// A frame of reference.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// That of the whole host.
  case global
  /// That of the view itself.
  case local
  /// That of a view with this name.
  case named(AnyHashable)
}

/// A frame of reference.
public protocol CoordinateSpaceProtocol {
  /// The space itself.
  var coordinateSpace: CoordinateSpace { get }
}

/// The view itself as a frame of reference.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Makes the space.
  public init() {}
  /// The local space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The host as a frame of reference.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Makes the space.
  public init() {}
  /// The global space.
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// That of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// That of the whole host.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
