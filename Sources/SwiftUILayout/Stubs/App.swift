/// An app; here it is built and never run.
@MainActor @preconcurrency
public protocol App {
  /// The type of the scenes.
  associatedtype Body: Scene
  /// The scenes.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// Makes the app.
  @MainActor @preconcurrency init()
}

extension App {
  /// Does nothing: there is no screen to show the app on.
  public static func main() {}
}

/// A part of an app with windows of its own.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the body.
  associatedtype Body: Scene
  /// What the scene consists of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Never asked for: no scene is shown.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Builds scenes.
@resultBuilder
public enum SceneBuilder {
  /// A scene as it is.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// Windows that all show the same views.
public struct WindowGroup<Content> {
  /// The views.
  public let content: Content
}

extension WindowGroup: Scene where Content: View {
  /// Makes windows.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content()) }
}

/// Views to look at while they are written.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
