/// A colour by name; nothing is drawn here, so a name is all there is to it.
public final class UIColor: NSObject, Sendable {
  /// The name under which the colour is known.
  public let name: String

  private init(_ name: String) { self.name = name }

  /// No colour.
  public static let clear = UIColor("clear")
  /// White.
  public static let white = UIColor("white")
  /// Black.
  public static let black = UIColor("black")
  /// The usual background.
  public static let systemBackground = UIColor("systemBackground")
  /// A background on the usual one.
  public static let secondarySystemBackground = UIColor("secondarySystemBackground")
  /// The background behind groups.
  public static let systemGroupedBackground = UIColor("systemGroupedBackground")
}

/// A rectangle on the screen, as far as layouts look at it.
@MainActor
open class UIView: NSObject {
  /// Where the view lies in its parent, in points.
  open var frame: CGRect
  /// The colour behind the content.
  open var backgroundColor: UIColor?
  /// What bars and the like cover.
  open var safeAreaInsets = UIEdgeInsets.zero
  /// The margins content keeps.
  open var layoutMargins = UIEdgeInsets.zero
  /// What is known of where the view is shown.
  open var traitCollection = UITraitCollection()

  /// Makes a view with a frame.
  public init(frame: CGRect) { self.frame = frame }

  /// Makes a view without room.
  public override convenience init() { self.init(frame: .zero) }

  /// The visible part of the view's own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// How the view follows its parent's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Makes a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Grows and shrinks across.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// Grows and shrinks down.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }

  /// How the view follows its parent's size; kept, and followed by nobody.
  open var autoresizingMask: AutoresizingMask = []
  /// The views inside, the lowest first.
  public private(set) var subviews: [UIView] = []

  /// Puts a view on top of those inside.
  open func addSubview(_ view: UIView) {
    subviews.removeAll { $0 === view }
    subviews.append(view)
  }

  /// Lays out what changed.
  open func layoutIfNeeded() {}
}
