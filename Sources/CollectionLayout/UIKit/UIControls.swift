public import SnapshotDiffing

// The insides of cells are not laid out here: cells have the sizes that a case gives them.

/// A view that a person uses; nobody uses it here.
@MainActor
open class UIControl: UIView {
  /// Whether it can be used.
  open var isEnabled = true
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether it is pressed.
  open var isHighlighted = false
  /// What a person does.
  public struct Event: OptionSet, Sendable {
    /// One bit a deed.
    public let rawValue: UInt
    /// Makes deeds from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A tap.
    public static let touchUpInside = Event(rawValue: 64)
    /// A change.
    public static let valueChanged = Event(rawValue: 4096)
    /// What is usual.
    public static let primaryActionTriggered = Event(rawValue: 8192)
    /// A change of text.
    public static let editingChanged = Event(rawValue: 131_072)
  }
  /// Does something after a deed; it is not done here.
  open func addAction(_ action: UIAction, for controlEvents: Event) {}
}

/// A text in a view.
@MainActor
open class UILabel: UIView {
  /// The text.
  open var text: String?
  /// The text with attributes.
  open var attributedText: NSAttributedString?
  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17)
  /// The colour.
  open var textColor: UIColor? = .label
  /// How lines are aligned.
  open var textAlignment = NSTextAlignment.natural
  /// How many lines there are at most; any number where 0.
  open var numberOfLines = 1
  /// Where what is too long is cut.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether the font follows the size that the person chose.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the font gets smaller where room is short.
  open var adjustsFontSizeToFitWidth = false
  /// How small the font may get.
  open var minimumScaleFactor: CGFloat = 0
}

/// How lines of text are aligned.
public enum NSTextAlignment: Int, Sendable {
  /// At an edge, in the middle or from edge to edge.
  case left, center, right, justified, natural
}

/// Where a line ends.
public enum NSLineBreakMode: Int, Sendable {
  /// After a word or a letter.
  case byWordWrapping, byCharWrapping
  /// Cut.
  case byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// A font.
public final class UIFont: NSObject, Sendable {
  /// Its size, in points.
  public let pointSize: CGFloat

  private init(_ pointSize: CGFloat) { self.pointSize = pointSize }

  /// Makes a font by name.
  public convenience init?(name: String, size: CGFloat) { self.init(size) }
  /// The system's font.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(size)
  }
  /// The system's font in bold.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size) }
  /// The font of a style, at the usual size of text.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(style.size)
  }
  /// The font in a size.
  public func withSize(_ size: CGFloat) -> UIFont { UIFont(size) }

  /// How thick strokes are.
  public enum Weight: Sendable {
    /// From thin to thick.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// What a text is for.
  public struct TextStyle: Sendable, Hashable {
    let size: CGFloat
    /// A large title.
    public static let largeTitle = TextStyle(size: 34)
    /// A title.
    public static let title1 = TextStyle(size: 28)
    /// A smaller title.
    public static let title2 = TextStyle(size: 22)
    /// A title smaller still.
    public static let title3 = TextStyle(size: 20)
    /// A heading.
    public static let headline = TextStyle(size: 17)
    /// A lesser heading.
    public static let subheadline = TextStyle(size: 15)
    /// Running text.
    public static let body = TextStyle(size: 17)
    /// A remark.
    public static let callout = TextStyle(size: 16)
    /// A note.
    public static let footnote = TextStyle(size: 13)
    /// A caption.
    public static let caption1 = TextStyle(size: 12)
    /// A smaller caption.
    public static let caption2 = TextStyle(size: 11)
  }
}

/// A picture; none is read here.
public final class UIImage: NSObject, Sendable {
  /// Makes a picture by the name it has among an app's assets.
  public convenience init?(named name: String) { self.init() }
  /// Makes a symbol by its name.
  public convenience init?(systemName name: String) { self.init() }
  /// Makes a picture of data.
  public convenience init?(data: Data) { self.init() }
  /// Its size, in points; none here.
  public var size: CGSize { .zero }
}

/// A picture in a view.
@MainActor
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage?
  /// Makes a view of a picture.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }
  /// Makes a view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a view without room.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Makes a view without a picture.
  public convenience init() { self.init(frame: .zero) }
}

/// Views in a row or a column.
@MainActor
open class UIStackView: UIView {
  /// Along which axis.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// How far apart, in points.
  open var spacing: CGFloat = 0
  /// How they are aligned across.
  open var alignment = Alignment.fill
  /// How they share the length.
  open var distribution = Distribution.fill
  /// Whether margins count.
  open var isLayoutMarginsRelativeArrangement = false
  /// The views.
  public private(set) var arrangedSubviews: [UIView] = []

  /// How views are aligned across.
  public enum Alignment: Int, Sendable {
    /// Over all the breadth, or at a place of it.
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// At the upper edge.
    public static let top = Alignment.leading
    /// At the lower edge.
    public static let bottom = Alignment.trailing
  }

  /// How views share the length.
  public enum Distribution: Int, Sendable {
    /// By their sizes.
    case fill, fillEqually, fillProportionally
    /// By the gaps.
    case equalSpacing, equalCentering
  }

  /// Makes a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }
  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
  /// Says how far the next view is after one; it is not kept.
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {}
}

/// A button.
@MainActor
open class UIButton: UIControl {
  /// How it looks.
  public enum ButtonType: Int, Sendable {
    /// Its own way, or the system's.
    case custom, system, close
  }
  /// Makes a button that does something; it is not done here.
  public convenience init(type: ButtonType = .custom, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
  }
  /// Sets the title; it is not kept.
  open func setTitle(_ title: String?, for state: UIControlState) {}
  /// Sets the picture; it is not kept.
  open func setImage(_ image: UIImage?, for state: UIControlState) {}
  /// Sets the colour of the title; it is not kept.
  open func setTitleColor(_ color: UIColor?, for state: UIControlState) {}
  /// The title in a view.
  public let titleLabel: UILabel? = UILabel()
}

/// How a control is.
public struct UIControlState: OptionSet, Sendable {
  /// One bit a state.
  public let rawValue: UInt
  /// Makes a state from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// As usual.
  public static let normal: UIControlState = []
  /// Pressed.
  public static let highlighted = UIControlState(rawValue: 1)
  /// Not to be used.
  public static let disabled = UIControlState(rawValue: 2)
  /// Chosen.
  public static let selected = UIControlState(rawValue: 4)
}

/// Shows that something goes on.
@MainActor
open class UIActivityIndicatorView: UIView {
  /// How large it is.
  public enum Style: Int, Sendable {
    /// As usual, or larger.
    case medium = 100, large
  }
  /// Makes an indicator.
  public convenience init(style: Style) { self.init(frame: .zero) }
  /// Starts.
  open func startAnimating() {}
  /// Ends.
  open func stopAnimating() {}
}

/// Something that is done; it is not done here.
@MainActor
public final class UIAction {
  /// Makes a deed.
  public init(
    title: String = "",
    image: UIImage? = nil,
    handler: @escaping (UIAction) -> Void
  ) {}
}
