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
