/// A length in a description: points, or a sum over the size of the geometry reader around it.
package struct Length: Hashable, Sendable {
  private enum Form: Hashable {
    case points(Double)
    case expression(text: String, Expression)
  }
  private var form: Form

  /// Makes a length of `points`; infinite and not-a-number ones are allowed.
  package init(_ points: Double) { form = .points(points) }

  /// Makes a length from text such as `inf`, `H/2` or `min(max(200,H/2),400)`; nil if it is none.
  package init?(text: String) {
    switch text {
    case "inf": form = .points(.infinity)
    case "-inf": form = .points(-.infinity)
    case "nan": form = .points(.nan)
    default:
      guard let expression = Expression(parsing: text) else { return nil }
      form = .expression(text: text, expression)
    }
  }

  /// The points, if the length does not depend on a reader.
  package var points: Double? {
    if case .points(let points) = form { points } else { nil }
  }

  /// The points inside a reader of `width` by `height`.
  package func value(width: Double, height: Double) -> Double {
    switch form {
    case .points(let points): points
    case .expression(_, let expression): expression.value(width: width, height: height)
    }
  }

  var text: String? {
    switch form {
    case .expression(let text, _): text
    case .points(let points) where points.isNaN: "nan"
    case .points(let points) where points.isInfinite: points > 0 ? "inf" : "-inf"
    case .points: nil
    }
  }
}

extension Length: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  package init(floatLiteral value: Double) { self.init(value) }
  package init(integerLiteral value: Int) { self.init(Double(value)) }
}

extension Length: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let points = try? container.decode(Double.self) {
      self.init(points)
      return
    }
    let text = try container.decode(String.self)
    guard let length = Length(text: text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "\(text) is no length"
      )
    }
    self = length
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let text { try container.encode(text) } else { try container.encode(points ?? 0) }
  }
}
