public import SnapshotDiffing

/// What a screen's worth of an app is built from; it is never shown here.
@MainActor
open class UIViewController {
  private var loaded: UIView?
  /// The controller's title.
  open var title: String?
  /// What stands in the bar over the controller's view.
  public let navigationItem = UINavigationItem()
  /// What stands on the controller's tab.
  open var tabBarItem: UITabBarItem?
  /// Whether the controller is being edited.
  open var isEditing = false
  /// The controllers within this one.
  public private(set) var children: [UIViewController] = []

  /// Makes a controller; nothing is read from a file here.
  public init(nibName: String?, bundle: Bundle?) {}
  /// Makes a controller; nothing is read from an archive here.
  public required init?(coder: NSCoder) {}
  /// Makes a controller.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// The controller's view.
  open var view: UIView! {
    get {
      if loaded == nil { loadView() }
      return loaded
    }
    set { loaded = newValue }
  }
  /// The controller's view, where it is there.
  public var viewIfLoaded: UIView? { loaded }
  /// Whether the view is there.
  public var isViewLoaded: Bool { loaded != nil }
  /// What is known of where the view is shown.
  open var traitCollection: UITraitCollection { view.traitCollection }
  /// The stack of screens around: there is none.
  open var navigationController: UINavigationController? { nil }

  /// Makes the view.
  open func loadView() { loaded = UIView(frame: .zero) }
  /// Called once the view is there; not called here.
  open func viewDidLoad() {}
  /// Called before the view is shown; not called here.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is shown; not called here.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view is hidden; not called here.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view is hidden; not called here.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view is laid out; not called here.
  open func viewWillLayoutSubviews() {}
  /// Called when the view is laid out; not called here.
  open func viewDidLayoutSubviews() {}
  /// Called before the view changes its size; not called here.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called when memory is short; not called here.
  open func didReceiveMemoryWarning() {}
  /// Called when what is known of where the view is shown has changed; not called here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Starts or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Shows another controller; nothing is shown here.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {}
  /// Hides what is shown over this controller; nothing is.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
  /// Shows another controller; nothing is shown here.
  open func show(_ vc: UIViewController, sender: Any?) {}
  /// Takes a controller in.
  open func addChild(_ childController: UIViewController) { children.append(childController) }
  /// Called when the controller was taken in by another.
  open func didMove(toParent parent: UIViewController?) {}
}

/// A stack of screens; none is shown here.
@MainActor
open class UINavigationController: UIViewController {
  /// The controllers of the stack.
  open var viewControllers: [UIViewController] = []
  /// The bar over the screens.
  public let navigationBar = UINavigationBar()
  /// Makes a stack of one.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }
  /// Puts a controller on the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }
  /// Takes the last controller from the stack.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? { viewControllers.popLast() }
}

/// The bar over screens; it takes no room here.
@MainActor
public final class UINavigationBar: UIView {
  /// Whether titles are large.
  public var prefersLargeTitles = false
}

/// What stands in the bar over a screen.
@MainActor
public final class UINavigationItem {
  /// How a title is shown.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As usual, always or never large.
    case automatic, always, never
  }
  /// The title.
  public var title: String?
  /// How the title is shown.
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The button at the end.
  public var rightBarButtonItem: UIBarButtonItem?
  /// The button at the start.
  public var leftBarButtonItem: UIBarButtonItem?
  /// The buttons at the end.
  public var rightBarButtonItems: [UIBarButtonItem]?
  /// The buttons at the start.
  public var leftBarButtonItems: [UIBarButtonItem]?
  /// What stands in place of the title.
  public var titleView: UIView?
}

/// A button in a bar.
@MainActor
public final class UIBarButtonItem {
  /// What a button is for.
  public enum SystemItem: Int, Sendable {
    /// Ends and keeps, or does not keep.
    case done, cancel, edit, save, add
    /// Room.
    case flexibleSpace, fixedSpace
    /// Does something.
    case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
    /// Moves.
    case play, pause, rewind, fastForward, undo, redo, close
  }
  /// Makes a button of the system's.
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil) {}
  /// Makes a button with a title or a picture.
  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {}
  /// Makes a button of a view.
  public init(customView: UIView) {}
  /// Whether it can be used.
  public var isEnabled = true
}

/// What stands on a tab.
@MainActor
public final class UITabBarItem {
  /// Makes what stands on a tab.
  public init(title: String?, image: UIImage?, tag: Int) {}
}
