/// A colour; as a view it takes all the room it is offered (P2).
public struct Color: Hashable, Sendable {
  private let name: String

  /// Makes a colour by the name it has among an app's assets.
  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }

  /// The spaces in which a colour can be given.
  public enum RGBColorSpace: Sendable, Hashable {
    /// The usual space of displays.
    case sRGB
    /// The usual space, linear.
    case sRGBLinear
    /// The wider space of newer displays.
    case displayP3
  }

  /// Makes a colour from its parts, each from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    name = "rgb(\(red),\(green),\(blue),\(opacity))"
  }

  /// Makes a grey from its brightness, from 0 to 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    name = "white(\(white),\(opacity))"
  }

  /// Makes a colour from hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    name = "hsb(\(hue),\(saturation),\(brightness),\(opacity))"
  }

  /// Makes a colour of the system's.
  public init(_ color: SystemColor) { name = color.name }
  /// Makes a colour of the system's.
  public init(uiColor: SystemColor) { name = uiColor.name }
  /// Makes a colour of the system's.
  public init(nsColor: SystemColor) { name = nsColor.name }

  /// Makes a colour of UIKit's or AppKit's, which counts as one whatever it is.
  @_disfavoredOverload
  public init<C: NSObject>(_ color: C) { name = "\(C.self)" }
  /// Makes a colour of UIKit's, which counts as one whatever it is.
  @_disfavoredOverload
  public init<C: NSObject>(uiColor: C) { name = "\(C.self)" }
  /// Makes a colour of AppKit's, which counts as one whatever it is.
  @_disfavoredOverload
  public init<C: NSObject>(nsColor: C) { name = "\(C.self)" }

  /// The colour made more transparent.
  public func opacity(_ opacity: Double) -> Color { Color("\(name)*\(opacity)") }

  /// A gentle gradient of the colour.
  public var gradient: AnyGradient { AnyGradient() }

  /// The colour red.
  public static let red = Color("red")
  /// The colour orange.
  public static let orange = Color("orange")
  /// The colour yellow.
  public static let yellow = Color("yellow")
  /// The colour green.
  public static let green = Color("green")
  /// The colour mint.
  public static let mint = Color("mint")
  /// The colour teal.
  public static let teal = Color("teal")
  /// The colour cyan.
  public static let cyan = Color("cyan")
  /// The colour blue.
  public static let blue = Color("blue")
  /// The colour indigo.
  public static let indigo = Color("indigo")
  /// The colour purple.
  public static let purple = Color("purple")
  /// The colour pink.
  public static let pink = Color("pink")
  /// The colour brown.
  public static let brown = Color("brown")
  /// The colour white.
  public static let white = Color("white")
  /// The colour gray.
  public static let gray = Color("gray")
  /// The colour black.
  public static let black = Color("black")
  /// No colour at all.
  public static let clear = Color("clear")
  /// The colour of main content.
  public static let primary = Color("primary")
  /// The colour of lesser content.
  public static let secondary = Color("secondary")
  /// The colour that stands out.
  public static let accentColor = Color("accentColor")
}

extension Color: View, GreedyView {}

/// A colour that UIKit or AppKit has a name for.
public struct SystemColor: Hashable, Sendable {
  let name: String
  /// The colour `systemBackground`.
  public static let systemBackground = SystemColor(name: "systemBackground")
  /// The colour `secondarySystemBackground`.
  public static let secondarySystemBackground = SystemColor(name: "secondarySystemBackground")
  /// The colour `tertiarySystemBackground`.
  public static let tertiarySystemBackground = SystemColor(name: "tertiarySystemBackground")
  /// The colour `systemGroupedBackground`.
  public static let systemGroupedBackground = SystemColor(name: "systemGroupedBackground")
  /// The colour `secondarySystemGroupedBackground`.
  public static let secondarySystemGroupedBackground = SystemColor(
    name: "secondarySystemGroupedBackground"
  )
  /// The colour `tertiarySystemGroupedBackground`.
  public static let tertiarySystemGroupedBackground = SystemColor(
    name: "tertiarySystemGroupedBackground"
  )
  /// The colour `systemFill`.
  public static let systemFill = SystemColor(name: "systemFill")
  /// The colour `secondarySystemFill`.
  public static let secondarySystemFill = SystemColor(name: "secondarySystemFill")
  /// The colour `tertiarySystemFill`.
  public static let tertiarySystemFill = SystemColor(name: "tertiarySystemFill")
  /// The colour `quaternarySystemFill`.
  public static let quaternarySystemFill = SystemColor(name: "quaternarySystemFill")
  /// The colour `label`.
  public static let label = SystemColor(name: "label")
  /// The colour `secondaryLabel`.
  public static let secondaryLabel = SystemColor(name: "secondaryLabel")
  /// The colour `tertiaryLabel`.
  public static let tertiaryLabel = SystemColor(name: "tertiaryLabel")
  /// The colour `quaternaryLabel`.
  public static let quaternaryLabel = SystemColor(name: "quaternaryLabel")
  /// The colour `separator`.
  public static let separator = SystemColor(name: "separator")
  /// The colour `opaqueSeparator`.
  public static let opaqueSeparator = SystemColor(name: "opaqueSeparator")
  /// The colour `link`.
  public static let link = SystemColor(name: "link")
  /// The colour `placeholderText`.
  public static let placeholderText = SystemColor(name: "placeholderText")
  /// The colour `systemGray`.
  public static let systemGray = SystemColor(name: "systemGray")
  /// The colour `systemGray2`.
  public static let systemGray2 = SystemColor(name: "systemGray2")
  /// The colour `systemGray3`.
  public static let systemGray3 = SystemColor(name: "systemGray3")
  /// The colour `systemGray4`.
  public static let systemGray4 = SystemColor(name: "systemGray4")
  /// The colour `systemGray5`.
  public static let systemGray5 = SystemColor(name: "systemGray5")
  /// The colour `systemGray6`.
  public static let systemGray6 = SystemColor(name: "systemGray6")
  /// The colour `systemRed`.
  public static let systemRed = SystemColor(name: "systemRed")
  /// The colour `systemOrange`.
  public static let systemOrange = SystemColor(name: "systemOrange")
  /// The colour `systemYellow`.
  public static let systemYellow = SystemColor(name: "systemYellow")
  /// The colour `systemGreen`.
  public static let systemGreen = SystemColor(name: "systemGreen")
  /// The colour `systemMint`.
  public static let systemMint = SystemColor(name: "systemMint")
  /// The colour `systemTeal`.
  public static let systemTeal = SystemColor(name: "systemTeal")
  /// The colour `systemCyan`.
  public static let systemCyan = SystemColor(name: "systemCyan")
  /// The colour `systemBlue`.
  public static let systemBlue = SystemColor(name: "systemBlue")
  /// The colour `systemIndigo`.
  public static let systemIndigo = SystemColor(name: "systemIndigo")
  /// The colour `systemPurple`.
  public static let systemPurple = SystemColor(name: "systemPurple")
  /// The colour `systemPink`.
  public static let systemPink = SystemColor(name: "systemPink")
  /// The colour `systemBrown`.
  public static let systemBrown = SystemColor(name: "systemBrown")
  /// The colour `windowBackgroundColor`.
  public static let windowBackgroundColor = SystemColor(name: "windowBackgroundColor")
  /// The colour `controlBackgroundColor`.
  public static let controlBackgroundColor = SystemColor(name: "controlBackgroundColor")
  /// The colour `textBackgroundColor`.
  public static let textBackgroundColor = SystemColor(name: "textBackgroundColor")
  /// The colour `labelColor`.
  public static let labelColor = SystemColor(name: "labelColor")
  /// The colour `secondaryLabelColor`.
  public static let secondaryLabelColor = SystemColor(name: "secondaryLabelColor")
  /// The colour `separatorColor`.
  public static let separatorColor = SystemColor(name: "separatorColor")
}
