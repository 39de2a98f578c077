/// Items of bars: bars take no room here, so that nothing of them is laid out.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the items.
  associatedtype Body: ToolbarContent
  /// What the items consist of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Items of bars that a person can rearrange.
public protocol CustomizableToolbarContent: ToolbarContent {}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  /// Never asked for: no bar is shown.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Items of bars as they were built; they are not laid out.
public struct ToolbarItems: CustomizableToolbarContent {
  nonisolated init() {}
}

/// Builds items of bars.
@resultBuilder
public enum ToolbarContentBuilder {
  /// An item as it is.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
  /// An item as it is.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// Several items.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> ToolbarItems { ToolbarItems() }
  /// Items that may be absent.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> ToolbarItems {
    ToolbarItems()
  }
  /// The first of two branches.
  public static func buildEither<Content: ToolbarContent>(first: Content) -> ToolbarItems {
    ToolbarItems()
  }
  /// The second of two branches.
  public static func buildEither<Content: ToolbarContent>(second: Content) -> ToolbarItems {
    ToolbarItems()
  }
  /// Items that not every system has.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> ToolbarItems { ToolbarItems() }
}

/// Where an item is in bars.
public struct ToolbarItemPlacement: Sendable {
  /// As usual.
  public static let automatic = ToolbarItemPlacement()
  /// In the middle.
  public static let principal = ToolbarItemPlacement()
  /// At the end of the upper bar.
  public static let topBarTrailing = ToolbarItemPlacement()
  /// At the start of the upper bar.
  public static let topBarLeading = ToolbarItemPlacement()
  /// At the end of the upper bar, as it was called before.
  public static let navigationBarTrailing = ToolbarItemPlacement()
  /// At the start of the upper bar, as it was called before.
  public static let navigationBarLeading = ToolbarItemPlacement()
  /// For going elsewhere.
  public static let navigation = ToolbarItemPlacement()
  /// For what is done most.
  public static let primaryAction = ToolbarItemPlacement()
  /// For what is done less.
  public static let secondaryAction = ToolbarItemPlacement()
  /// For ending and keeping.
  public static let confirmationAction = ToolbarItemPlacement()
  /// For ending and not keeping.
  public static let cancellationAction = ToolbarItemPlacement()
  /// For taking away.
  public static let destructiveAction = ToolbarItemPlacement()
  /// For what is neither.
  public static let status = ToolbarItemPlacement()
  /// In the lower bar.
  public static let bottomBar = ToolbarItemPlacement()
  /// Over the keyboard.
  public static let keyboard = ToolbarItemPlacement()
}

/// An item of a bar.
public struct ToolbarItem<ID, Content>: Sendable {}

extension ToolbarItem: ToolbarContent, CustomizableToolbarContent where Content: View {
  /// There is no body.
  public typealias Body = Never
}

extension ToolbarItem where ID == Void, Content: View {
  /// Makes an item.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {}
}

extension ToolbarItem where ID == String, Content: View {
  /// Makes an item that a person can rearrange.
  public nonisolated init(
    id: String,
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {}
}

/// Several items of a bar.
public struct ToolbarItemGroup<Content>: Sendable {}

extension ToolbarItemGroup: ToolbarContent, CustomizableToolbarContent where Content: View {
  /// There is no body.
  public typealias Body = Never
  /// Makes items.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {}
}

/// Room between the items of a bar.
public struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
  /// There is no body.
  public typealias Body = Never
  /// Makes room.
  public nonisolated init(placement: ToolbarItemPlacement = .automatic) {}
}

/// The bars of a screen.
public struct ToolbarPlacement: Sendable {
  /// The bars that are usual.
  public static let automatic = ToolbarPlacement()
  /// The upper bar.
  public static let navigationBar = ToolbarPlacement()
  /// The lower bar.
  public static let bottomBar = ToolbarPlacement()
  /// The bar of tabs.
  public static let tabBar = ToolbarPlacement()
  /// The bar of a window.
  public static let windowToolbar = ToolbarPlacement()
}

/// What goes with a title in a bar.
public struct ToolbarTitleDisplayMode: Sendable {
  /// As usual.
  public static let automatic = ToolbarTitleDisplayMode()
  /// In a bar of its own.
  public static let large = ToolbarTitleDisplayMode()
  /// In the bar.
  public static let inline = ToolbarTitleDisplayMode()
  /// In a bar of its own, always in line.
  public static let inlineLarge = ToolbarTitleDisplayMode()
}
