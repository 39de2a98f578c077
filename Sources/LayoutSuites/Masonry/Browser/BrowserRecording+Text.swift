package import LayoutCore
import MasonryLayout

/// The file form: four lines that say what it is, then one line a case.
///
/// A line is the case's settings, its items, its frames and its size, apart by blanks. Numbers are
/// whole multiples of 1/64 point to the base 36, or counts to that base; capitals tell them apart.
/// An item is its main length, then `X` cross length where it is fixed, `S` span, `N` minimum, `M`
/// maximum. A frame is `X` x and `W` width, or the number of an earlier such pair of the line; then
/// `Y` y; then `H` main length, where that is not the bounded one of its item.
extension BrowserRecording {
  /// The first line.
  package static let heading = "plumb browser recording 1"

  /// The recording as text.
  ///
  /// - Throws: ``CaseError`` when a number does not lie on the browser's grid.
  package func text() throws(CaseError) -> String {
    var lines = [Self.heading, "engine \(engine)", "version \(version)", "cases \(entries.count)"]
    for (index, entry) in entries.enumerated() {
      do throws(CaseError) {
        lines.append(try Self.line(entry))
      } catch {
        throw CaseError("case \(index): \(error.message)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(_ entry: Entry) throws(CaseError) -> String {
    let masonry = entry.masonry
    let isVertical = masonry.axis == .vertical
    guard case .gridLanes(let tolerance) = masonry.placement else {
      throw CaseError("expected the placement gridLanes")
    }
    let insets = masonry.insets
    let settings = [
      masonry.laneSpacing, masonry.itemSpacing, tolerance, masonry.crossLength,
      insets.top, insets.leading, insets.bottom, insets.trailing,
    ]
    var words = [
      (isVertical ? "v" : "h") + (masonry.direction == .rightToLeft ? "r" : "l"),
      number(masonry.lanes),
    ]
    for setting in settings { words.append(try number(setting)) }
    var items: [String] = []
    for item in masonry.items { items.append(try word(item, isVertical)) }
    words.append(items.joined(separator: ","))
    words.append(try frames(entry, isVertical))
    words += [try number(entry.size.width), try number(entry.size.height)]
    return words.joined(separator: " ")
  }

  private static func word(_ item: MasonryItem, _ isVertical: Bool) throws(CaseError) -> String {
    var word = try number(isVertical ? item.height : item.width)
    switch item.sizing {
    case .stretch: break
    case .fixed: word += "X" + (try number(isVertical ? item.width : item.height))
    case .scale: throw CaseError("expected no scaling item")
    }
    if item.span != 1 { word += "S" + number(item.span) }
    if let minimum = item.minimum { word += "N" + (try number(minimum)) }
    if let maximum = item.maximum { word += "M" + (try number(maximum)) }
    return word
  }

  private static func frames(_ entry: Entry, _ isVertical: Bool) throws(CaseError) -> String {
    var pairs: [BrowserLane] = []
    var words: [String] = []
    for (item, frame) in zip(entry.masonry.items, entry.frames) {
      let lane = BrowserLane(frame, isVertical)
      var word: String
      if let known = pairs.firstIndex(of: lane) {
        word = number(known)
      } else {
        pairs.append(lane)
        word = "X" + (try number(lane.offset)) + "W" + (try number(lane.length))
      }
      word += "Y" + (try number(isVertical ? frame.y : frame.x))
      let main = isVertical ? frame.height : frame.width
      if main != item.boundedMain(isVertical) { word += "H" + (try number(main)) }
      words.append(word)
    }
    return words.joined(separator: ",")
  }

  private static func number(_ count: Int) -> String { String(count, radix: 36) }

  private static func number(_ length: Double) throws(CaseError) -> String {
    guard let units = Int(exactly: length / BrowserFit.unit) else {
      throw CaseError("expected multiples of 1/64, found \(length)")
    }
    return number(units)
  }
}

/// Where a frame lies across the lanes.
struct BrowserLane: Hashable {
  var offset: Double
  var length: Double

  init(offset: Double, length: Double) {
    self.offset = offset
    self.length = length
  }

  init(_ frame: Rect, _ isVertical: Bool) {
    offset = isVertical ? frame.x : frame.y
    length = isVertical ? frame.width : frame.height
  }
}

extension MasonryItem {
  /// The main length within its bounds, for an item that does not scale.
  func boundedMain(_ isVertical: Bool) -> Double {
    max(min(isVertical ? height : width, maximum ?? .infinity), minimum ?? 0)
  }
}
