/// A picture beside a title, 8 points apart, unless a style says otherwise.
public struct Label<Title, Icon> {
  let title: Title
  let icon: Icon
}

extension Label: View, PrimitiveView where Title: View, Icon: View {
  /// Makes a label.
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.init(title: title(), icon: icon())
  }

  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    let configuration = LabelStyleConfiguration(
      title: LabelStyleConfiguration.Title(view: AnyView(title)),
      icon: LabelStyleConfiguration.Icon(view: AnyView(icon))
    )
    let look = place.environment[look: (any LabelStyle).self]
    func body<S: LabelStyle>(_ style: S) -> AnyView {
      AnyView(lowering.linked(style, place).makeBody(configuration: configuration))
    }
    let style: any LabelStyle = look?.style ?? TitleAndIconLabelStyle()
    return lowering.lower(body(style).within(look), place)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label with a title and a symbol.
  public nonisolated init(_ title: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(title), icon: Image(systemName: name))
  }
  /// Makes a label with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: Text(title), icon: Image(systemName: name))
  }
  /// Makes a label with a title and a picture.
  public nonisolated init(_ title: LocalizedStringKey, image name: String) {
    self.init(title: Text(title), icon: Image(name))
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes a label of what a style is given.
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    self.init(title: configuration.title, icon: configuration.icon)
  }
}

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What a label is made of.
  typealias Configuration = LabelStyleConfiguration
  /// The look of a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a label is made of.
public struct LabelStyleConfiguration {
  /// The title of a label.
  public struct Title: View {
    let view: AnyView
    /// The title as it was given.
    public var body: some View { view }
  }
  /// The picture of a label.
  public struct Icon: View {
    let view: AnyView
    /// The picture as it was given.
    public var body: some View { view }
  }
  /// The title.
  public let title: Title
  /// The picture.
  public let icon: Icon
}

/// The picture beside the title.
public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
  /// Makes a style.
  public nonisolated init() {}
  /// The picture beside the title.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon
      configuration.title
    }
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
  /// Makes a style.
  public nonisolated init() {}
  /// The title alone.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The picture alone.
public struct IconOnlyLabelStyle: LabelStyle, Sendable {
  /// Makes a style.
  public nonisolated init() {}
  /// The picture alone.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The picture beside the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
  /// As usual: the picture beside the title.
  public static var automatic: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The picture alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  /// Sets the look of labels.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    look(style as any LabelStyle)
  }
}
