/// A colour by name; nothing is drawn here, so a name is all there is to it.
public final class UIColor: NSObject, Sendable {
  /// The name UIKit gives the colour.
  public let name: String

  private init(_ name: String) { self.name = name }

  /// Makes a colour by the name it has among an app's assets.
  public convenience init?(named name: String) { self.init(name) }
  /// Makes a colour from its parts, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init("rgb(\(red),\(green),\(blue),\(alpha))")
  }
  /// Makes a grey from its brightness, from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init("white(\(white),\(alpha))") }
  /// Makes a colour from hue, saturation and brightness, each from 0 to 1.
  public convenience init(
    hue: CGFloat,
    saturation: CGFloat,
    brightness: CGFloat,
    alpha: CGFloat
  ) {
    self.init("hsb(\(hue),\(saturation),\(brightness),\(alpha))")
  }
  /// Makes a colour that depends on where it is shown: as in the usual surroundings.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    self.init(dynamicProvider(UITraitCollection()).name)
  }

  /// The colour made more transparent.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor("\(name)*\(alpha)") }
  /// The colour as the drawing system knows it.
  public var cgColor: CGColor { CGColor(name) }

  /// The colour `clear`.
  public static let clear = UIColor("clear")
  /// The colour `white`.
  public static let white = UIColor("white")
  /// The colour `black`.
  public static let black = UIColor("black")
  /// The colour `systemBackground`.
  public static let systemBackground = UIColor("systemBackground")
  /// The colour `secondarySystemBackground`.
  public static let secondarySystemBackground = UIColor("secondarySystemBackground")
  /// The colour `systemGroupedBackground`.
  public static let systemGroupedBackground = UIColor("systemGroupedBackground")
  /// The colour `red`.
  public static let red = UIColor("red")
  /// The colour `orange`.
  public static let orange = UIColor("orange")
  /// The colour `yellow`.
  public static let yellow = UIColor("yellow")
  /// The colour `green`.
  public static let green = UIColor("green")
  /// The colour `blue`.
  public static let blue = UIColor("blue")
  /// The colour `purple`.
  public static let purple = UIColor("purple")
  /// The colour `brown`.
  public static let brown = UIColor("brown")
  /// The colour `gray`.
  public static let gray = UIColor("gray")
  /// The colour `darkGray`.
  public static let darkGray = UIColor("darkGray")
  /// The colour `lightGray`.
  public static let lightGray = UIColor("lightGray")
  /// The colour `cyan`.
  public static let cyan = UIColor("cyan")
  /// The colour `magenta`.
  public static let magenta = UIColor("magenta")
  /// The colour `systemRed`.
  public static let systemRed = UIColor("systemRed")
  /// The colour `systemOrange`.
  public static let systemOrange = UIColor("systemOrange")
  /// The colour `systemYellow`.
  public static let systemYellow = UIColor("systemYellow")
  /// The colour `systemGreen`.
  public static let systemGreen = UIColor("systemGreen")
  /// The colour `systemMint`.
  public static let systemMint = UIColor("systemMint")
  /// The colour `systemTeal`.
  public static let systemTeal = UIColor("systemTeal")
  /// The colour `systemCyan`.
  public static let systemCyan = UIColor("systemCyan")
  /// The colour `systemBlue`.
  public static let systemBlue = UIColor("systemBlue")
  /// The colour `systemIndigo`.
  public static let systemIndigo = UIColor("systemIndigo")
  /// The colour `systemPurple`.
  public static let systemPurple = UIColor("systemPurple")
  /// The colour `systemPink`.
  public static let systemPink = UIColor("systemPink")
  /// The colour `systemBrown`.
  public static let systemBrown = UIColor("systemBrown")
  /// The colour `systemGray`.
  public static let systemGray = UIColor("systemGray")
  /// The colour `systemGray2`.
  public static let systemGray2 = UIColor("systemGray2")
  /// The colour `systemGray3`.
  public static let systemGray3 = UIColor("systemGray3")
  /// The colour `systemGray4`.
  public static let systemGray4 = UIColor("systemGray4")
  /// The colour `systemGray5`.
  public static let systemGray5 = UIColor("systemGray5")
  /// The colour `systemGray6`.
  public static let systemGray6 = UIColor("systemGray6")
  /// The colour `label`.
  public static let label = UIColor("label")
  /// The colour `secondaryLabel`.
  public static let secondaryLabel = UIColor("secondaryLabel")
  /// The colour `tertiaryLabel`.
  public static let tertiaryLabel = UIColor("tertiaryLabel")
  /// The colour `quaternaryLabel`.
  public static let quaternaryLabel = UIColor("quaternaryLabel")
  /// The colour `link`.
  public static let link = UIColor("link")
  /// The colour `separator`.
  public static let separator = UIColor("separator")
  /// The colour `opaqueSeparator`.
  public static let opaqueSeparator = UIColor("opaqueSeparator")
  /// The colour `placeholderText`.
  public static let placeholderText = UIColor("placeholderText")
  /// The colour `tintColor`.
  public static let tintColor = UIColor("tintColor")
  /// The colour `systemFill`.
  public static let systemFill = UIColor("systemFill")
  /// The colour `secondarySystemFill`.
  public static let secondarySystemFill = UIColor("secondarySystemFill")
  /// The colour `tertiarySystemFill`.
  public static let tertiarySystemFill = UIColor("tertiarySystemFill")
  /// The colour `quaternarySystemFill`.
  public static let quaternarySystemFill = UIColor("quaternarySystemFill")
  /// The colour `tertiarySystemBackground`.
  public static let tertiarySystemBackground = UIColor("tertiarySystemBackground")
  /// The colour `secondarySystemGroupedBackground`.
  public static let secondarySystemGroupedBackground = UIColor("secondarySystemGroupedBackground")
  /// The colour `tertiarySystemGroupedBackground`.
  public static let tertiarySystemGroupedBackground = UIColor("tertiarySystemGroupedBackground")
}
