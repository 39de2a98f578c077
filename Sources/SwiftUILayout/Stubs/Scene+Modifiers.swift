// No scene is shown, so that nothing that is said of one makes a difference.

/// Commands in the bar of menus.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the commands.
  associatedtype Body: Commands
  /// What the commands consist of.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// Never asked for: no menu is shown.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Commands as they were built; they are not shown.
public struct BuiltCommands: Commands {
  /// There is no body.
  public typealias Body = Never
  nonisolated init() {}
}

/// Builds commands.
@resultBuilder
public enum CommandsBuilder {
  /// No commands.
  public static func buildBlock() -> BuiltCommands { BuiltCommands() }
  /// Commands as they are.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  /// Several commands.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> BuiltCommands { BuiltCommands() }
}

/// Where commands are in the menus.
public struct CommandGroupPlacement: Sendable {
  /// For what is new.
  public static let newItem = CommandGroupPlacement()
  /// For keeping.
  public static let saveItem = CommandGroupPlacement()
  /// For settings.
  public static let appSettings = CommandGroupPlacement()
  /// For the app itself.
  public static let appInfo = CommandGroupPlacement()
  /// For help.
  public static let help = CommandGroupPlacement()
  /// For the sidebar.
  public static let sidebar = CommandGroupPlacement()
  /// For toolbars.
  public static let toolbar = CommandGroupPlacement()
  /// For taking and putting.
  public static let pasteboard = CommandGroupPlacement()
  /// For taking back.
  public static let undoRedo = CommandGroupPlacement()
}

/// Commands in a menu that there is.
public struct CommandGroup<Content>: Sendable {}

extension CommandGroup: Commands where Content: View {
  /// There is no body.
  public typealias Body = Never
  /// Makes commands in place of others.
  public nonisolated init(replacing: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Makes commands behind others.
  public nonisolated init(after: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Makes commands before others.
  public nonisolated init(before: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A menu of commands.
public struct CommandMenu<Content>: Sendable {}

extension CommandMenu: Commands where Content: View {
  /// There is no body.
  public typealias Body = Never
  /// Makes a menu.
  public nonisolated init(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

/// The usual commands for a sidebar.
public struct SidebarCommands: Commands {
  /// There is no body.
  public typealias Body = Never
  /// Makes the commands.
  public nonisolated init() {}
}

/// How windows can be made larger.
public struct WindowResizability: Sendable {
  /// As usual.
  public static let automatic = WindowResizability()
  /// As their content.
  public static let contentSize = WindowResizability()
  /// From the least size of their content.
  public static let contentMinSize = WindowResizability()
}

/// How windows look.
public struct WindowLook: Sendable {
  /// As usual.
  public static let automatic = WindowLook()
  /// Without a bar for a title.
  public static let hiddenTitleBar = WindowLook()
  /// With a bar for a title.
  public static let titleBar = WindowLook()
  /// Without anything around.
  public static let plain = WindowLook()
}

extension Scene {
  /// Adds commands to menus.
  public nonisolated func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { BuiltScenes() }
  /// Does something when a value changes; it is not done here.
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (V, V) -> Void
  ) -> some Scene { BuiltScenes() }
  /// Does something when a value changes; it is not done here.
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some Scene { BuiltScenes() }
  /// Does something when a value changes; it is not done here.
  public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void)
    -> some Scene
  { BuiltScenes() }
  /// Says how large windows are at first; views are laid out in windows of any size.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    BuiltScenes()
  }
  /// Says how large windows are at first; views are laid out in windows of any size.
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene { BuiltScenes() }
  /// Says where windows are at first.
  public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { BuiltScenes() }
  /// Says how windows can be made larger.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
    BuiltScenes()
  }
  /// Sets the look of windows.
  public nonisolated func windowStyle(_ style: WindowLook) -> some Scene { BuiltScenes() }
  /// Puts an object into the environment of the views.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    BuiltScenes()
  }
  /// Puts an object into the environment of the views.
  public nonisolated func environment<T: AnyObject>(_ object: T?) -> some Scene { BuiltScenes() }
  /// Sets a value of the environment of the views.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some Scene { BuiltScenes() }
  /// Links the views with what an app keeps.
  public nonisolated func modelContainer<C>(for types: C) -> some Scene { BuiltScenes() }
}
