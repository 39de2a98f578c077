import Foundation
import LayoutCore

/// The form of a masonry truth file; fields nobody reads are not named.
struct TruthFile: Decodable {
  var cases: [TruthCase]
}

/// One case as the file has it.
struct TruthCase: Decodable {
  struct Spacing: Decodable {
    var main: Double
    var cross: TruthLength
  }

  struct Lengths: Decodable {
    var w: TruthLength?
    var h: TruthLength?
    var span: Int?
    /// The line an item starts at, counted from 1.
    var start: Int?
  }

  struct Box: Decodable {
    var x: Double
    var y: Double
    var w: Double
    var h: Double

    var rect: Rect { Rect(x: x, y: y, width: w, height: h) }
  }

  struct ContentSize: Decodable {
    var w: Double
    var h: Double
  }

  var name: String
  var source: String
  var kind: String?
  var axis: Axis
  var columns: Int?
  var spacing: Spacing
  var container: Lengths
  var items: [Lengths]
  var expected: TruthExpectation
  var contentSize: ContentSize?
  var tieBreak: String
  var tolerance: TruthTolerance?
  var assertedItems: [Int]?
  var direction: String?
  var origin: String?
  var obstacles: [Box]?
  var packing: String?
  var columnWidth: Double?
  var minColumnWidth: Double?
  var crossOffset: Double?
  var justify: String?
  var runningPositions: [Double]?
  var cursor: Int?
}

/// Points, a share of the container ("7%"), or a row of container lengths ("170...209 step 1").
enum TruthLength: Decodable {
  case points(Double)
  case share(Double)
  case sweep(from: Double, through: Double, by: Double)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let points = try? container.decode(Double.self) {
      self = .points(points)
      return
    }
    let text = try container.decode(String.self)
    if text.hasSuffix("%"), let percent = Double(text.dropLast()) {
      self = .share(percent / 100)
      return
    }
    let parts = text.replacingOccurrences(of: "...", with: " ").split(separator: " ")
    guard parts.count == 4, parts[2] == "step", let first = Double(parts[0]),
      let last = Double(parts[1]), let step = Double(parts[3]), step > 0
    else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "'\(text)' is no length"
      )
    }
    self = .sweep(from: first, through: last, by: step)
  }

  /// The length in points in a container so long.
  func points(in container: Double) -> Double {
    switch self {
    case .points(let points): points
    case .share(let share): share * container
    case .sweep: container
    }
  }
}

/// Points within which lanes are equals: a number, "normal (16)" or "infinite".
struct TruthTolerance: Decodable {
  var points: Double

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let points = try? container.decode(Double.self) {
      self.points = points
      return
    }
    let text = try container.decode(String.self)
    let digits = text.filter { $0.isNumber || $0 == "." }
    guard let points = text == "infinite" ? .infinity : Double(digits) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "'\(text)' is no tolerance"
      )
    }
    self.points = points
  }
}

/// What a source is sure of: all frames, or single facts.
enum TruthExpectation: Decodable {
  struct Facts: Decodable {
    var columns: [Int]?
    var columnCount: Int?
    var columnWidth: Double?
    var containerWidth: Double?
    var itemOnFirstRow: Int?
    var sameCell: [Int]?
    var startColumn: Int?
    var y: Double?
  }

  case frames([TruthCase.Box])
  case facts(Facts)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let frames = try? container.decode([TruthCase.Box].self) {
      self = .frames(frames)
    } else {
      self = .facts(try container.decode(Facts.self))
    }
  }
}
