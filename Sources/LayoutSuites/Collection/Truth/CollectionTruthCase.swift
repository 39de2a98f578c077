package import CollectionLayout
import LayoutCore

/// One recorded layout: what was described and what the system answered.
package struct CollectionTruthCase: Sendable, Decodable {
  package let name: String
  package let source: String
  package let description: CollectionDescription
  let expected: Expected
  let sizing: Sizing

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decode(String.self, forKey: .name)
    source = try values.decode(String.self, forKey: .source)
    description = try CollectionDescription(from: decoder)
    expected = try Expected(from: decoder)
    sizing = try Sizing(from: decoder)
  }

  private enum CodingKeys: String, CodingKey {
    case name, source
  }

  /// What the system answered; only what is listed is checked.
  struct Expected: Sendable, Decodable {
    var expectedFrames: [Frame]?
    var expectedSupplementary: [Frame]?
    var expectedDecorations: [Frame]?
    var expectedContentSize: CodedSize?
    var expectedInRect: [RectAnswer]?
    var expectedOffsets: [Offsets]?
    var framesAre: String?
  }

  /// What cells answer when they are measured.
  struct Sizing: Sendable, Decodable {
    /// A height for each item of the first section; nil for a cell without a wish.
    var preferredHeights: [Double?]?
    /// By kind.
    var preferredSupplementaryHeights: [String: Double]?
    /// The first and last item that had been measured.
    var measuredItems: [Int]?
    /// Where the view had scrolled to after its first screen.
    var contentOffset: CodedPoint?
  }

  /// One element's frame.
  struct Frame: Sendable, Decodable {
    var kind: String?
    var section: Int
    var item: Number
    var x: Double
    var y: Double
    var w: Double
    var h: Double
    var z: Int?

    var rect: Rect { Rect(x: x, y: y, width: w, height: h) }
  }

  /// An item number; the layout's own boundary items carry "MAX" (B11).
  struct Number: Sendable, Decodable {
    var value: Int

    init(from decoder: any Decoder) throws {
      let single = try decoder.singleValueContainer()
      if let text = try? single.decode(String.self), text == "MAX" {
        value = Int.max
      } else {
        value = try single.decode(Int.self)
      }
    }
  }

  /// What was answered for a rectangle: cells as "section.item", others as "kind section.item".
  struct RectAnswer: Sendable, Decodable {
    var rect: [Double]
    var cells: [String]
    var supplementary: [String]?
    var decorations: [String]?
  }

  /// Offsets asked for in an orthogonal section, and where it came to rest.
  struct Offsets: Sendable, Decodable {
    var section: Int
    var requested: [Double]
    var rest: [Double]
  }
}
