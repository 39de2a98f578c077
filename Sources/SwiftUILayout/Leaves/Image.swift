/// A picture of a stated size: 20 by 20 points for symbols, 100 by 100 for named pictures.
///
/// No picture is read here. ``init(size:)`` gives one a size of its own. A resizable picture takes
/// what it is offered, its own size where that is open.
public struct Image: Sendable, Equatable {
  private let size: CGSize
  private var isResizable = false

  /// Makes a picture by the name it has among an app's assets.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(size: CGSize(width: 100, height: 100))
  }
  /// Makes a symbol by its name.
  public init(systemName: String) { self.init(size: CGSize(width: 20, height: 20)) }
  /// Makes a picture of UIKit's: 100 by 100 points, like a named one.
  public init<I: NSObject>(uiImage: I) { self.init(size: CGSize(width: 100, height: 100)) }
  /// Makes a picture of AppKit's: 100 by 100 points, like a named one.
  public init<I: NSObject>(nsImage: I) { self.init(size: CGSize(width: 100, height: 100)) }
  /// Makes a symbol by its name, filled up to a value.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
  /// Makes a picture by name that assistive technology leaves out.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }
  /// Makes a picture of `size`; not in SwiftUI.
  public init(size: CGSize) { self.size = size }

  /// How a resizable picture fills its room.
  public enum ResizingMode: Sendable, Hashable {
    /// Repeated.
    case tile
    /// Stretched.
    case stretch
  }

  /// The scales of symbols.
  public enum Scale: Sendable, Hashable {
    /// Small, usual or large.
    case small, medium, large
  }

  /// How sharp a picture is drawn.
  public enum Interpolation: Sendable, Hashable {
    /// From none to high.
    case none, low, medium, high
  }

  /// Whether a picture keeps its colours.
  public enum TemplateRenderingMode: Sendable, Hashable {
    /// As a mask, or as it is.
    case template, original
  }

  /// The picture made to take the room it is offered.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    return image
  }
  /// A symbol coloured in a way.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
  /// The picture drawn with a sharpness.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// The picture drawn as a mask or as it is.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  /// The picture with smooth edges.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

extension Image: View, PrimitiveView {
  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    let own = Extent(width: Double(size.width), height: Double(size.height))
    return lowering.leaf(place) { seat in
      guard isResizable else { return RigidNode(seat, own) }
      return MeasuredLeafNode(seat) { offer in
        Extent(
          width: max(offer.width.or(own.width), 0),
          height: max(offer.height.or(own.height), 0)
        )
      }
    }
  }
}

/// How far the loading of a picture has come.
public enum AsyncImagePhase: Sendable {
  /// Nothing yet.
  case empty
  /// The picture.
  case success(Image)
  /// Why there is none.
  case failure(any Error)

  /// The picture, once there is one.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// Why there is no picture.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture that is loaded; its phase is what the host says of its address, `empty` unless told.
public struct AsyncImage<Content> {
  let url: URL?
  let content: (AsyncImagePhase) -> Content
}

extension AsyncImage: View, PrimitiveView where Content: View {
  /// Makes a picture with a view for each phase.
  public nonisolated init(
    url: URL?,
    scale: CGFloat = 1,
    transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(url: url, content: content)
  }

  /// Makes a picture with a view until it is there.
  public nonisolated init<I: View, P: View>(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(
      url: url,
      content: { phase in
        phase.image.map { ViewBuilder.buildEither(first: content($0)) }
          ?? ViewBuilder.buildEither(second: placeholder())
      }
    )
  }

  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    lowering.lower(content(place.environment.imagePhase(url)), place)
  }
}

extension AsyncImage where Content == _ConditionalContent<Image, Color> {
  /// Makes a picture, grey until it is there.
  public nonisolated init(url: URL?, scale: CGFloat = 1) {
    self.init(
      url: url,
      content: { phase in
        phase.image.map { ViewBuilder.buildEither(first: $0) }
          ?? ViewBuilder.buildEither(second: Color.gray)
      }
    )
  }
}

private enum ImagePhaseKey: EnvironmentKey {
  static let defaultValue: @Sendable (URL?) -> AsyncImagePhase = { _ in .empty }
}

extension EnvironmentValues {
  /// What the host says of a picture's address.
  var imagePhase: @Sendable (URL?) -> AsyncImagePhase {
    get { self[ImagePhaseKey.self] }
    set { self[ImagePhaseKey.self] = newValue }
  }
}
