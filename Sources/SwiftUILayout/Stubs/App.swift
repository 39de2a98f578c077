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

/// A part of an app with windows of its own; it is not shown here.
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

/// Scenes as they were built; they are not shown.
public struct BuiltScenes: Scene {
  /// There is no body.
  public typealias Body = Never
  nonisolated init() {}
}

/// Builds scenes.
@resultBuilder
public enum SceneBuilder {
  /// A scene as it is.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Several scenes.
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> BuiltScenes
  { BuiltScenes() }
  /// A scene that not every system has.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> BuiltScenes {
    BuiltScenes()
  }
  /// A scene that may be absent.
  public static func buildOptional<Content: Scene>(_ content: Content?) -> BuiltScenes {
    BuiltScenes()
  }
}

/// Windows that all show the same views.
public struct WindowGroup<Content>: Sendable {}

extension WindowGroup: Scene where Content: View {
  /// There is no body.
  public typealias Body = Never
  /// Makes windows.
  public nonisolated init(@ViewBuilder content: () -> Content) {}
  /// Makes windows of a kind.
  public nonisolated init(id: String, @ViewBuilder content: () -> Content) {}
  /// Makes windows with a title.
  public nonisolated init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// Makes windows of a kind, with a title.
  public nonisolated init(
    _ title: LocalizedStringKey,
    id: String,
    @ViewBuilder content: () -> Content
  ) {}
  /// Makes windows for values.
  public nonisolated init<D: Hashable & Codable>(
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {}
  /// Makes windows of a kind for values.
  public nonisolated init<D: Hashable & Codable>(
    id: String,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {}
}

/// One window.
public struct Window<Content>: Sendable {}

extension Window: Scene where Content: View {
  /// There is no body.
  public typealias Body = Never
  /// Makes a window.
  public nonisolated init(
    _ title: LocalizedStringKey,
    id: String,
    @ViewBuilder content: () -> Content
  ) {}
}

/// The window of an app's settings.
public struct Settings<Content>: Sendable {}

extension Settings: Scene where Content: View {
  /// There is no body.
  public typealias Body = Never
  /// Makes the window.
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

/// An item in the bar of menus.
public struct MenuBarExtra<Content>: Sendable {}

extension MenuBarExtra: Scene where Content: View {
  /// There is no body.
  public typealias Body = Never
  /// Makes an item.
  public nonisolated init(
    _ title: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {}
}

/// Views to look at while they are written.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// The object that UIKit tells of an app's life; it is never made or told anything here.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: AnyObject>: DynamicProperty {
  /// Takes the type of the object.
  public init(_ delegateType: Delegate.Type = Delegate.self) {}
  /// Never asked for: no app is run.
  public var wrappedValue: Delegate { fatalError("\(Delegate.self) is not made here") }
}
