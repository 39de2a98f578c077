package import LayoutCore

/// A recorded answer of one engine to one case.
package struct Golden: Sendable, Hashable {
  /// The engine that answered, on one line.
  package let engine: String
  /// The hash of the case's saved form, one word.
  package let caseHash: String
  /// What it answered.
  package let answer: Answer

  /// The version of the text form.
  package static let version = 1

  /// Describes a recorded answer; line ends in words become blanks, as they are written.
  package init(engine: String, caseHash: String, answer: Answer) {
    self.engine = Self.oneLine(engine)
    self.caseHash = caseHash
    self.answer =
      switch answer {
      case .refusal(let words): .refusal(Self.oneLine(words))
      case .items: answer
      }
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// What an engine can answer.
  package enum Answer: Sendable, Hashable {
    /// Items with numbers.
    case items(GoldenItems)
    /// A refusal, in the engine's words on one line.
    case refusal(String)
  }
}

/// The items of an answer, sorted by id, each with the same columns of numbers.
///
/// Frames are the columns `x`, `y`, `width` and `height`; `lane` is the fifth where the domain has
/// lanes. A domain that answers without frames names columns of its own.
package struct GoldenItems: Sendable, Hashable {
  /// The content size in points, where the domain has one.
  package let size: Size?
  /// The names of the columns.
  package let columns: [String]
  /// The ids, sorted; digits within them sort as numbers.
  package let ids: [String]
  /// The numbers, item by item; `-0` counts as 0, and there is one NaN.
  package let values: [Double]

  /// Sorts items into a recorded answer.
  ///
  /// - Parameter values: item by item, as many for each as there are columns.
  /// - Throws: ``CaseError`` when an id or column is empty, has blanks or comes twice, or when the
  ///   numbers are not as many as the items need.
  /// - Complexity: O(n) for sorted ids, else O(n log n).
  package init(
    size: Size?,
    columns: [String],
    ids: [String],
    values: [Double]
  ) throws(CaseError) {
    guard values.count == ids.count * columns.count else {
      throw CaseError("expected \(ids.count * columns.count) numbers, found \(values.count)")
    }
    for word in columns where !isGoldenWord(word) || columns.count(where: { $0 == word }) > 1 {
      throw CaseError("expected columns of one word each, found \"\(word)\"")
    }
    for id in ids where !isGoldenWord(id) {
      throw CaseError("expected ids of one word each, found \"\(id)\"")
    }
    let plain = values.map { $0.isNaN ? Double.nan : $0 + 0 }
    let isSorted = zip(ids, ids.dropFirst()).allSatisfy { goldenID($0, precedes: $1) }
    let order = ids.indices.sorted { isSorted ? $0 < $1 : goldenID(ids[$0], precedes: ids[$1]) }
    for (index, next) in zip(order, order.dropFirst()) where ids[index] == ids[next] {
      throw CaseError("expected each id once, found \"\(ids[index])\" twice")
    }
    self.size = size.map { size in
      Size(
        width: size.width.isNaN ? .nan : size.width + 0,
        height: size.height.isNaN ? .nan : size.height + 0
      )
    }
    self.columns = columns
    self.ids = isSorted ? ids : order.map { ids[$0] }
    let width = columns.count
    self.values =
      isSorted ? plain : order.flatMap { plain[$0 * width..<($0 + 1) * width] }
  }

  /// The frames of an answer; without ids of their own, items are named by their index.
  ///
  /// - Throws: ``CaseError`` when ids or lanes are not as many as the frames.
  package init(
    frames: [Rect],
    lanes: [Int]? = nil,
    ids: [String]? = nil,
    size: Size?
  ) throws(CaseError) {
    guard (lanes?.count ?? frames.count) == frames.count else {
      throw CaseError("expected \(frames.count) lanes, found \(lanes?.count ?? 0)")
    }
    var values: [Double] = []
    values.reserveCapacity(frames.count * (lanes == nil ? 4 : 5))
    for (index, frame) in frames.enumerated() {
      values.append(frame.x)
      values.append(frame.y)
      values.append(frame.width)
      values.append(frame.height)
      if let lanes { values.append(Double(lanes[index])) }
    }
    try self.init(
      size: size,
      columns: Self.frameColumns + (lanes == nil ? [] : ["lane"]),
      ids: ids ?? frames.indices.map { String($0) },
      values: values
    )
  }

  static let frameColumns = ["x", "y", "width", "height"]

  /// The frame of an item by its place in `ids`, where the columns give one.
  package func frame(at index: Int) -> Rect? {
    guard columns.starts(with: Self.frameColumns) else { return nil }
    let start = index * columns.count
    return Rect(
      x: values[start],
      y: values[start + 1],
      width: values[start + 2],
      height: values[start + 3]
    )
  }

  /// Two answers are the same when every number is, bit by bit; a NaN is the same as a NaN.
  package static func == (left: GoldenItems, right: GoldenItems) -> Bool {
    sameSize(left.size, right.size) && left.columns == right.columns && left.ids == right.ids
      && left.values.count == right.values.count
      && left.values.indices.allSatisfy { sameNumber(left.values[$0], right.values[$0]) }
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(columns)
    hasher.combine(ids)
    for value in values { hasher.combine(value.bitPattern) }
  }
}

/// Whether two numbers are written alike.
func sameNumber(_ left: Double, _ right: Double) -> Bool {
  left == right || (left.isNaN && right.isNaN)
}

func sameSize(_ left: Size?, _ right: Size?) -> Bool {
  guard let left, let right else { return left == nil && right == nil }
  return sameNumber(left.width, right.width) && sameNumber(left.height, right.height)
}
