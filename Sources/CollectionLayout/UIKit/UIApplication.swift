public import SnapshotDiffing

// No app is run here: what files say of one compiles, and nothing comes of it.

/// Of views that scroll only collections are here.
public typealias UIScrollView = UICollectionView

/// An app; there is none here.
@MainActor
public final class UIApplication {
  /// Why an app is started.
  public struct LaunchOptionsKey: Hashable, Sendable {}
}

/// What is told of an app's life; it is told nothing here.
@MainActor
public protocol UIApplicationDelegate: AnyObject {}

/// What happens beside a change of size; nothing does here.
@MainActor
public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// Does something beside the change.
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
  )
}

/// Says something over a screen; nothing is shown here.
@MainActor
open class UIAlertController: UIViewController {
  /// How it is shown.
  public enum Style: Int, Sendable {
    /// From below, or in the middle.
    case actionSheet, alert
  }
  /// Makes one.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
  }
  /// Adds something to do.
  open func addAction(_ action: UIAlertAction) {}
}

/// Something to do; it is not done here.
@MainActor
public final class UIAlertAction {
  /// What it is for.
  public enum Style: Int, Sendable {
    /// As usual, not doing it, or taking something away.
    case `default`, cancel, destructive
  }
  /// Makes something to do.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {}
}

/// Lets a person feel a touch; nobody does here.
@MainActor
public final class UIImpactFeedbackGenerator {
  /// How it feels.
  public enum FeedbackStyle: Int, Sendable {
    /// From light to stiff.
    case light, medium, heavy, soft, rigid
  }
  /// Makes one.
  public init(style: FeedbackStyle = .medium) {}
  /// Makes it ready.
  public func prepare() {}
  /// Does it.
  public func impactOccurred() {}
}
