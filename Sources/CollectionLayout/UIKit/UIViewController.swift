/// What a screen's worth of an app is built from.
@MainActor
open class UIViewController {
  /// The controller's view.
  open var view: UIView = UIView(frame: .zero)
  /// The controller's title.
  open var title: String?

  /// Makes a controller.
  public init() {}

  /// Called once the view is there.
  open func viewDidLoad() {}
}
