// What a person types, and how, makes no difference to a layout.

/// What is typed into a field.
public struct TextInputTraits: Sendable {
  /// What a field is for.
  public static let name = TextInputTraits()
  /// What a field is for.
  public static let username = TextInputTraits()
  /// What a field is for.
  public static let password = TextInputTraits()
  /// What a field is for.
  public static let newPassword = TextInputTraits()
  /// What a field is for.
  public static let emailAddress = TextInputTraits()
  /// What a field is for.
  public static let telephoneNumber = TextInputTraits()
  /// What a field is for.
  public static let oneTimeCode = TextInputTraits()
  /// What a field is for.
  public static let URL = TextInputTraits()
}

/// The keys of a keyboard on the screen.
public enum KeyboardKeys: Sendable, Hashable {
  /// As usual, or for what is typed.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  /// For what is typed.
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// Which letters are typed as capitals.
public struct TextInputAutocapitalization: Sendable {
  /// None.
  public static let never = TextInputAutocapitalization()
  /// The first of each word.
  public static let words = TextInputAutocapitalization()
  /// The first of each sentence.
  public static let sentences = TextInputAutocapitalization()
  /// All.
  public static let characters = TextInputAutocapitalization()
}

/// What the key that ends typing says.
public struct SubmitLabel: Sendable {
  /// It is done.
  public static let done = SubmitLabel()
  /// Go there.
  public static let go = SubmitLabel()
  /// Send it.
  public static let send = SubmitLabel()
  /// Join.
  public static let join = SubmitLabel()
  /// A new line.
  public static let `return` = SubmitLabel()
  /// Search for it.
  public static let search = SubmitLabel()
  /// The next field.
  public static let next = SubmitLabel()
  /// Go on.
  public static let `continue` = SubmitLabel()
}

/// What typing is ended in.
public struct SubmitTriggers: OptionSet, Sendable {
  /// One bit a kind of field.
  public let rawValue: Int
  /// Makes a choice from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Fields for text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Fields for searching.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// How the keyboard goes away.
public struct ScrollDismissesKeyboardMode: Sendable {
  /// As usual.
  public static let automatic = ScrollDismissesKeyboardMode()
  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode()
  /// With the finger.
  public static let interactively = ScrollDismissesKeyboardMode()
  /// Not by scrolling.
  public static let never = ScrollDismissesKeyboardMode()
}

/// A key on a keyboard.
public struct KeyEquivalent: Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// Makes a key.
  public init(_ character: Character) {}
  /// Makes a key.
  public init(extendedGraphemeClusterLiteral value: Character) {}
  /// The key that ends a line.
  public static let `return` = KeyEquivalent("\r")
  /// The key that ends.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key that takes away.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key between words.
  public static let space = KeyEquivalent(" ")
}

/// Keys that are held while another is pressed.
public struct EventModifiers: OptionSet, Sendable {
  /// One bit a key.
  public let rawValue: Int
  /// Makes a choice from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The command key.
  public static let command = EventModifiers(rawValue: 1)
  /// The shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The option key.
  public static let option = EventModifiers(rawValue: 4)
  /// The control key.
  public static let control = EventModifiers(rawValue: 8)
}

/// Keys that do what a control does.
public struct KeyboardShortcut: Sendable {
  /// The key for what is usual.
  public static let defaultAction = KeyboardShortcut(.return)
  /// The key for going back.
  public static let cancelAction = KeyboardShortcut(.escape)
  /// Makes keys.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {}
}

extension View {
  /// Says what a field is for.
  public nonisolated func textContentType(_ type: TextInputTraits?) -> some View { self }
  /// Says which keys are shown.
  public nonisolated func keyboardType(_ type: KeyboardKeys) -> some View { self }
  /// Says which letters are typed as capitals.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }
  /// Keeps typing from being corrected.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// Keeps typing from being corrected.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }
  /// Says what the key that ends typing says.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
  /// Does something when typing ends; it is not done here.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping () -> Void
  ) -> some View { self }
  /// Says how the keyboard goes away.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode)
    -> some View
  { self }
  /// Adds keys that do what the control does.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command
  ) -> some View { self }
  /// Adds keys that do what the control does.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
}
