package import LayoutCore
import MasonryLayout

extension BrowserRecording {
  /// Whether bytes begin as a recording does.
  package static func isRecording(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: heading.utf8)
  }

  /// Reads a recording.
  ///
  /// - Throws: ``CaseError`` naming the line and what was expected.
  package init(_ bytes: [UInt8], file: String? = nil) throws(CaseError) {
    var reader = BrowserReader(bytes)
    do throws(CaseError) {
      guard reader.line() == Self.heading else { throw CaseError("expected \(Self.heading)") }
      engine = try reader.setting("engine")
      version = try reader.setting("version")
      guard let count = Int(try reader.setting("cases")), count >= 0 else {
        throw CaseError("expected a number of cases")
      }
      entries = []
      for _ in 0..<count { entries.append(try reader.entry()) }
      guard reader.isAtEnd else { throw CaseError("expected no more than \(count) cases") }
    } catch {
      throw CaseError(error.message, file: file, line: reader.lineNumber)
    }
  }
}

/// Reads the bytes of a recording from front to back.
private struct BrowserReader {
  private let bytes: [UInt8]
  private var at = 0
  /// The line it stands in, counted from 1.
  private(set) var lineNumber = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { at == bytes.count }

  mutating func line() -> String {
    let end = bytes[at...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    defer {
      at = min(end + 1, bytes.count)
      lineNumber += 1
    }
    return String(decoding: bytes[at..<end], as: UTF8.self)
  }

  mutating func setting(_ name: String) throws(CaseError) -> String {
    let words = line().split(separator: " ", maxSplits: 1)
    guard words.count == 2, words[0] == name else { throw CaseError("expected \(name)") }
    return String(words[1])
  }

  mutating func entry() throws(CaseError) -> BrowserRecording.Entry {
    var masonry = Masonry()
    let isVertical = take("v")
    guard isVertical || take("h") else { throw CaseError("expected v or h") }
    masonry.axis = isVertical ? .vertical : .horizontal
    if take("r") { masonry.direction = .rightToLeft } else { try expect("l") }
    masonry.lanes = try blankCount()
    masonry.laneSpacing = try blankLength()
    masonry.itemSpacing = try blankLength()
    masonry.placement = .gridLanes(tolerance: try blankLength())
    masonry.container[masonry.crossAxis] = try blankLength()
    masonry.insets.top = try blankLength()
    masonry.insets.leading = try blankLength()
    masonry.insets.bottom = try blankLength()
    masonry.insets.trailing = try blankLength()
    try expect(" ")
    while peek != UInt8(ascii: " ") {
      masonry.items.append(try item(isVertical))
      if !take(",") { break }
    }
    try expect(" ")
    let frames = try frames(of: masonry.items, isVertical)
    let size = Size(width: try blankLength(), height: try blankLength())
    try expect("\n")
    lineNumber += 1
    return BrowserRecording.Entry(masonry: masonry, frames: frames, size: size)
  }

  private mutating func item(_ isVertical: Bool) throws(CaseError) -> MasonryItem {
    let main = try length()
    let cross = take("X") ? try length() : nil
    return MasonryItem(
      width: isVertical ? cross ?? 0 : main,
      height: isVertical ? main : cross ?? 0,
      sizing: cross == nil ? .stretch : .fixed,
      span: take("S") ? try count() : 1,
      minimum: take("N") ? try length() : nil,
      maximum: take("M") ? try length() : nil
    )
  }

  private mutating func frames(
    of items: [MasonryItem],
    _ isVertical: Bool
  ) throws(CaseError) -> [Rect] {
    var lanes: [BrowserLane] = []
    var frames: [Rect] = []
    frames.reserveCapacity(items.count)
    for item in items {
      if !frames.isEmpty { try expect(",") }
      let lane: BrowserLane
      if take("X") {
        let offset = try length()
        try expect("W")
        lane = BrowserLane(offset: offset, length: try length())
        lanes.append(lane)
      } else {
        let number = try count()
        guard lanes.indices.contains(number) else { throw CaseError("expected a pair before") }
        lane = lanes[number]
      }
      try expect("Y")
      let start = try length()
      let main = take("H") ? try length() : item.boundedMain(isVertical)
      frames.append(
        isVertical
          ? Rect(x: lane.offset, y: start, width: lane.length, height: main)
          : Rect(x: start, y: lane.offset, width: main, height: lane.length)
      )
    }
    return frames
  }

  // MARK: Pieces

  private var peek: UInt8? { at < bytes.count ? bytes[at] : nil }

  private mutating func take(_ letter: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: letter) else { return false }
    at += 1
    return true
  }

  private mutating func expect(_ letter: Unicode.Scalar) throws(CaseError) {
    guard take(letter) else { throw CaseError("expected \(letter.escaped(asASCII: true))") }
  }

  private mutating func blankCount() throws(CaseError) -> Int {
    try expect(" ")
    return try count()
  }

  private mutating func blankLength() throws(CaseError) -> Double {
    try expect(" ")
    return try length()
  }

  private mutating func length() throws(CaseError) -> Double {
    Double(try count()) * BrowserFit.unit
  }

  /// A whole number to the base 36, which a browser's numbers keep well below 2^31.
  private mutating func count() throws(CaseError) -> Int {
    let isNegative = take("-")
    let start = at
    var value = 0
    while at < bytes.count {
      let byte = Int(bytes[at])
      let digit = byte <= 57 ? byte - 48 : byte - 87
      guard digit >= 0, digit < 36, byte <= 57 || byte >= 97, value < 1 << 40 else { break }
      value = value * 36 + digit
      at += 1
    }
    guard at > start else { throw CaseError("expected a number to the base 36") }
    return isNegative ? -value : value
  }
}
