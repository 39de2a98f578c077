/// A case that can be made simpler piece by piece.
///
/// The general passes need no more than this; a domain adds passes of its own for steps that link
/// several pieces, such as one lane fewer in a container that is narrower by one lane.
package protocol Reducible: Hashable, Sendable {
  /// How complicated the case is; the minimiser accepts only what is simpler.
  var complexity: Complexity { get }

  /// How many parts could be taken away: items, edits, children.
  var partCount: Int { get }

  /// The case with only the parts marked true, or `nil` when that makes no case.
  ///
  /// - Parameter keep: One flag a part, `partCount` of them.
  func keeping(_ keep: [Bool]) -> Self?

  /// Every case that differs from this one in one special setting put back to the ordinary.
  var simplerSettings: [Self] { get }

  /// Lets `visit` read and change every number of the case, always in the same order.
  mutating func visitNumbers(_ visit: (inout Double) -> Void)
}

/// How complicated a case is: fewer parts first, then fewer special settings, then simpler numbers.
package struct Complexity: Comparable, Sendable {
  /// Items, edits, queries, views.
  package var parts: Int
  /// Settings that are not the ordinary ones.
  package var settings: Int
  /// The sum of the costs of the numbers; see ``add(_:)``.
  package var numbers: Double
  private var count = 0.0

  /// Makes a complexity.
  package init(parts: Int, settings: Int, numbers: Double = 0) {
    self.parts = parts
    self.settings = settings
    self.numbers = numbers
  }

  /// Adds the cost of the next number in visiting order.
  ///
  /// The same number costs a hair more the later it stands. So two cases that differ only in where
  /// a number stands are not equally simple, and all searches end at the same one of them: that
  /// which says with one setting of the whole what the other says with its last item.
  package mutating func add(_ number: Double) {
    numbers += Self.cost(of: number) * (1 + count * 0x1p-24)
    count += 1
  }

  package static func == (left: Complexity, right: Complexity) -> Bool {
    left.parts == right.parts && left.settings == right.settings && left.numbers == right.numbers
  }

  package static func < (left: Complexity, right: Complexity) -> Bool {
    if left.parts != right.parts { return left.parts < right.parts }
    if left.settings != right.settings { return left.settings < right.settings }
    return left.numbers < right.numbers
  }

  /// How far a number is from the simplest one, 0.
  ///
  /// Whole numbers come before fractions, fractions of few binary digits before others, small
  /// before large, and positive before negative.
  package static func cost(of number: Double) -> Double {
    guard number.isFinite else { return 4096 }
    let magnitude = number.magnitude
    var cost = magnitude < 0x1p52 ? logarithm(1 + magnitude) : 52 + Double(magnitude.exponent)
    if number < 0 { cost += 0.25 }
    if magnitude.rounded() != magnitude { cost += 64 }
    if (magnitude * 256).rounded() != magnitude * 256 { cost += 64 }
    return cost
  }

  /// Log2 to the accuracy an order needs, without a math library.
  private static func logarithm(_ value: Double) -> Double {
    Double(value.exponent) + value.significand - 1
  }
}

extension Reducible {
  /// The numbers of the case in visiting order.
  package var numbers: [Double] {
    var copy = self
    var found: [Double] = []
    copy.visitNumbers { found.append($0) }
    return found
  }

  /// The case with its numbers replaced, in visiting order.
  package func replacingNumbers(_ numbers: [Double]) -> Self {
    var copy = self
    var index = 0
    copy.visitNumbers { number in
      number = numbers[index]
      index += 1
    }
    return copy
  }
}
