// What surrounds a view beside its room; always the same here unless a view sets it.

/// Whether an app is in the foreground.
public enum ScenePhase: Sendable, Hashable, Comparable {
  /// Not on the screen.
  case background
  /// On the screen, without attention.
  case inactive
  /// On the screen.
  case active
}

/// How views stand for content that is not there yet.
public struct RedactionReasons: OptionSet, Sendable {
  /// One bit a reason.
  public let rawValue: Int
  /// Makes reasons from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// How strong colours stand out.
public enum ColorSchemeContrast: Sendable, Hashable, CaseIterable {
  /// As usual, or more.
  case standard, increased
}

/// Whether a legibility weight is asked for.
public enum LegibilityWeight: Sendable, Hashable {
  /// As usual, or bold.
  case regular, bold
}

/// Whether a list is being edited.
public enum EditMode: Sendable, Hashable {
  /// Not edited, for the moment, or edited.
  case inactive, transient, active
  /// Whether it is edited.
  public var isEditing: Bool { self != .inactive }
}

/// Opens an address; nothing is opened here.
public struct OpenURLAction: Sendable {
  /// What came of opening.
  public struct Result: Sendable {
    /// The app did it.
    public static let handled = Result()
    /// The address was thrown away.
    public static let discarded = Result()
    /// The system is to do it.
    public static let systemAction = Result()
    /// The system is to open another address.
    public static func systemAction(_ url: URL) -> Result { Result() }
  }
  /// Makes an action.
  public init(handler: @escaping (URL) -> Result = { _ in .handled }) {}
  /// Does nothing.
  public func callAsFunction(_ url: URL) {}
  /// Does nothing.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {}
}

/// Opens a window; nothing is opened here.
public struct OpenWindowAction: Sendable {
  /// Does nothing.
  public func callAsFunction(id: String) {}
  /// Does nothing.
  public func callAsFunction<D>(value: D) {}
  /// Does nothing.
  public func callAsFunction<D>(id: String, value: D) {}
}

/// Loads anew; nothing is loaded here.
public struct RefreshAction: Sendable {
  /// Does nothing.
  public func callAsFunction() async {}
}

/// How a view is presented; it is not presented by another here.
public struct PresentationMode: Sendable {
  /// Whether the view is presented.
  public var isPresented: Bool { false }
  /// Does nothing.
  public mutating func dismiss() {}
}

private enum PhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
private enum RedactionKey: EnvironmentKey { static let defaultValue: RedactionReasons = [] }
private enum OpenURLKey: EnvironmentKey { static let defaultValue = OpenURLAction() }
private enum CalendarKey: EnvironmentKey {
  static let defaultValue = Calendar(identifier: .gregorian)
}
private enum ZoneKey: EnvironmentKey { static let defaultValue = TimeZone.gmt }

extension EnvironmentValues {
  /// Whether the app is in the foreground: it is, unless set.
  public var scenePhase: ScenePhase {
    get { self[PhaseKey.self] }
    set { self[PhaseKey.self] = newValue }
  }
  /// Why content is replaced by placeholders.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
  /// Opens an address; nothing is opened here.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
  /// The calendar: the Gregorian one unless set.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  /// The time zone: Greenwich unless set.
  public var timeZone: TimeZone {
    get { self[ZoneKey.self] }
    set { self[ZoneKey.self] = newValue }
  }
  /// Opens a window; nothing is opened here.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Loads anew; there is nothing to load here.
  public var refresh: RefreshAction? { nil }
  /// Ends a search; there is none here.
  public var dismissSearch: DismissAction { DismissAction() }
  /// Closes a window; there is none here.
  public var dismissWindow: DismissAction { DismissAction() }
  /// Whether the view is presented by another: it is not.
  public var isPresented: Bool { false }
  /// Whether a search is going on: it is not.
  public var isSearching: Bool { false }
  /// Whether the view has the focus: it has not.
  public var isFocused: Bool { false }
  /// How the view is presented by another: it is not.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
  /// Whether a list is being edited: none is.
  public var editMode: Binding<EditMode>? { nil }
  /// How strong colours stand out: as usual.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  /// Whether a legibility weight is asked for: it is not.
  public var legibilityWeight: LegibilityWeight? { nil }
  /// Whether less should move: it need not.
  public var accessibilityReduceMotion: Bool { false }
  /// Whether less should shine through: it need not.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether colour alone should tell nothing: it need not.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether views are read aloud: they are not.
  public var accessibilityVoiceOverEnabled: Bool { false }
}
