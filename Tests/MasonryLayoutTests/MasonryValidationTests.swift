import LayoutCore
import MasonryLayout
import Testing

@Suite("Masonry validation")
struct MasonryValidationTests {
  struct Nonsense: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var reason: LayoutFailure.Reason
    var spoil: @Sendable (inout Masonry) -> Void

    init(
      _ name: String,
      _ reason: LayoutFailure.Reason,
      _ spoil: @escaping @Sendable (inout Masonry) -> Void
    ) {
      testDescription = name
      self.reason = reason
      self.spoil = spoil
    }
  }

  static let cases: [Nonsense] = [
    Nonsense("no lanes", .lanes) { $0.lanes = 0 },
    Nonsense("fewer than no lanes", .lanes) { $0.lanes = .min },
    Nonsense("more lanes than there can be", .lanes) { $0.lanes = .max },
    Nonsense("negative lane spacing", .spacing) { $0.laneSpacing = -1 },
    Nonsense("lane spacing beyond the numbers", .spacing) { $0.laneSpacing = 1e308 },
    Nonsense("infinite item spacing", .spacing) { $0.itemSpacing = .infinity },
    Nonsense("a tolerance below zero", .spacing) { $0.placement = .gridLanes(tolerance: -1) },
    Nonsense("a tolerance that is no number", .spacing) {
      $0.placement = .gridLanes(tolerance: .nan)
    },
    Nonsense("a negative inset", .insets) { $0.insets.trailing = -0.5 },
    Nonsense("an inset that is no number", .insets) { $0.insets.top = .nan },
    Nonsense("a negative width", .container) { $0.container.width = -1 },
    Nonsense("an infinite width", .container) { $0.container.width = .infinity },
    Nonsense("a width that is no number", .container) { $0.container.width = .nan },
    Nonsense("a height that is no number", .container) { $0.container.height = .nan },
    Nonsense("a negative item", .item) { $0.items[2].width = -1 },
    Nonsense("an item that is no number", .item) { $0.items[2].height = .nan },
    Nonsense("an infinite item", .item) { $0.items[2].height = .infinity },
    Nonsense("a negative minimum", .item) { $0.items[2].minimum = -3 },
    Nonsense("a minimum that is no number", .item) { $0.items[2].minimum = .nan },
    Nonsense("an infinite maximum", .item) { $0.items[2].maximum = .infinity },
    Nonsense("a start before the first lane", .item) { $0.items[2].start = -1 },
    Nonsense("a span of nothing", .span) { $0.items[2].span = 0 },
    Nonsense("negative lane rounding", .unsupported) { $0.laneRounding = -1 },
    Nonsense("an endless obstacle", .unsupported) {
      $0.obstacles = [Rect(x: 0, y: 0, width: .infinity, height: 1)]
    },
    Nonsense("content beyond the numbers", .unsupported) {
      $0.items = Array(
        repeating: MasonryItem(width: 1, height: 1e308, sizing: .stretch),
        count: 4
      )
    },
  ]

  static var sound: Masonry {
    var masonry = Masonry()
    masonry.lanes = 3
    masonry.container = ProposedSize(width: 300, height: nil)
    masonry.items = Array(repeating: MasonryItem(width: 30, height: 40), count: 5)
    return masonry
  }

  @Test("what makes no sense is refused with its reason", arguments: cases)
  func refuses(nonsense: Nonsense) throws {
    var masonry = Self.sound
    nonsense.spoil(&masonry)
    let failure = #expect(throws: LayoutFailure.self) { try masonry.arranged() }
    #expect(failure?.reason == nonsense.reason)
    let kept = #expect(throws: LayoutFailure.self) { try MasonryState(masonry) }
    #expect(kept == failure)
  }

  @Test("a length along the lanes is of no account, whatever it is")
  func lengthAlongTheLanes() throws {
    let wanted = try Self.sound.arranged()
    for length in [-5, 0, 1e9, Double.infinity] {
      var masonry = Self.sound
      masonry.container.height = length
      #expect(try masonry.arranged() == wanted)
    }
  }

  @Test("an infinite tolerance, negative zeros and huge bounds make sense")
  func allows() throws {
    var masonry = Self.sound
    masonry.placement = .gridLanes(tolerance: .infinity)
    masonry.insets.top = -0.0
    masonry.items[0].width = -0.0
    masonry.items[1].minimum = -0.0
    masonry.items[2].maximum = 1e300
    let arrangement = try masonry.arranged()
    #expect(arrangement.lanes == [0, 1, 2, 0, 1])
    #expect(arrangement.frames[0].height == 0)
  }
}
