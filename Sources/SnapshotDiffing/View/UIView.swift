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

  /// Makes a view without room; nothing is read from an archive here.
  public required init?(coder: NSCoder) { frame = .zero }

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
    view.superview = self
    subviews.append(view)
  }

  /// Lays out what changed.
  open func layoutIfNeeded() {}

  /// The view that this one lies in.
  public private(set) weak var superview: UIView?

  /// Adds several views.
  public func addSubviews(_ views: UIView...) { views.forEach(addSubview) }

  /// Takes the view out of the one that it lies in.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  // What follows is kept and makes no difference: the inside of a view is not laid out here.

  /// Whether the view is hidden.
  open var isHidden = false
  /// How opaque the view is, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether content outside of the view is cut.
  open var clipsToBounds = false
  /// Whether masks become constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// Whether the view can be used.
  open var isUserInteractionEnabled = true
  /// How content fills the view.
  open var contentMode = ContentMode.scaleToFill
  /// The colour of what stands out.
  open var tintColor: UIColor?
  /// A number to find the view by.
  open var tag = 0
  /// What the view is drawn with.
  public let layer = CALayer()
  /// The margins content keeps, by reading direction.
  open var directionalLayoutMargins = UIEdgeInsets.zero
  /// What assistive technology reads.
  open var accessibilityLabel: String?
  /// The name of the view for tests.
  open var accessibilityIdentifier: String?
  /// Whether assistive technology reads the view.
  open var isAccessibilityElement = false

  /// How content fills a view.
  public enum ContentMode: Int, Sendable {
    /// Stretched, or at its own ratio.
    case scaleToFill, scaleAspectFit, scaleAspectFill
    /// Drawn again, or as it is at a place.
    case redraw, center, top, bottom, left, right
  }

  /// Lays the inside of the view out; it is not done here.
  open func layoutSubviews() {}
  /// Asks for the inside of the view to be laid out.
  open func setNeedsLayout() {}
  /// Asks for the view to be drawn.
  open func setNeedsDisplay() {}
  /// Called when the view has been added.
  open func didMoveToSuperview() {}
  /// Called when the view has been added to a window.
  open func didMoveToWindow() {}
  /// Called when what is known of where the view is shown has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The size that the view wants; none here.
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
}

/// What a view is drawn with; nothing is drawn here.
@MainActor
public final class CALayer {
  /// The radius of corners, in points.
  public var cornerRadius: CGFloat = 0
  /// Whether content outside is cut.
  public var masksToBounds = false
  /// How wide a border is, in points.
  public var borderWidth: CGFloat = 0
  /// The colour of a border.
  public var borderColor: CGColor?
  /// How opaque a shadow is, from 0 to 1.
  public var shadowOpacity: Float = 0
  /// How soft a shadow is, in points.
  public var shadowRadius: CGFloat = 0
  /// Where a shadow lies, in points.
  public var shadowOffset = CGSize.zero
  /// The colour of a shadow.
  public var shadowColor: CGColor?
}

/// A colour as the drawing system knows it.
public final class CGColor: Sendable {
  let name: String
  init(_ name: String) { self.name = name }
}
