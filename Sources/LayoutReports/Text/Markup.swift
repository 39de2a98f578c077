import LayoutCore

/// HTML, SVG or XML text in which whatever is put in is escaped unless it is markup itself.
///
/// A report holds text of cases and engines; with this type a forgotten escape does not compile
/// into a hole, because only literals and other markup go in as they are.
package struct Markup: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The text.
  package private(set) var text: String

  /// Takes a literal as it is written in the code.
  package init(stringLiteral value: String) { text = value }

  /// Takes a literal with what was put into it.
  package init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Adds to the end.
  package static func += (left: inout Markup, right: Markup) { left.text += right.text }

  /// Pieces one after the other.
  package static func joined(_ pieces: some Sequence<Markup>, separator: Markup = "") -> Markup {
    var result: Markup = ""
    result.text = pieces.map(\.text).joined(separator: separator.text)
    return result
  }

  /// Collects a literal and what is put into it.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    package mutating func appendLiteral(_ literal: String) { text += literal }

    /// Puts in text, escaped.
    package mutating func appendInterpolation(_ value: String) { text += PlainText.markup(value) }

    /// Puts in markup as it is.
    package mutating func appendInterpolation(_ value: Markup) { text += value.text }

    /// Puts in markup where there is some.
    package mutating func appendInterpolation(_ value: Markup?) { text += value?.text ?? "" }

    /// Puts in pieces of markup one after the other.
    package mutating func appendInterpolation(_ values: [Markup]) {
      for value in values { text += value.text }
    }

    /// Puts in a whole number.
    package mutating func appendInterpolation(_ value: Int) { text += String(value) }

    /// Puts in a coordinate in pixels with at most two decimals.
    package mutating func appendInterpolation(_ value: Double) {
      text += NumberText.length(value)
    }
  }
}
