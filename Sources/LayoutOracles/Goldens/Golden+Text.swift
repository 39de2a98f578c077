package import LayoutCore

extension Golden {
  /// The text form: a header, then one line an item.
  ///
  ///     plumb-golden 1
  ///     engine mine
  ///     case 3f2a9b0011223344
  ///     size 320 1200.5
  ///     items 2
  ///     columns x y width height lane
  ///     0 0 0 100 75 0
  ///     1 110 0 100 150.25 1
  ///
  /// A refusal has one line `refused` in the place of the last three and the items. A domain without
  /// a content size says `size none`. Decimals are the shortest that read back as the same double,
  /// so one changed item is one changed line.
  ///
  /// - Complexity: O(n).
  package var textBytes: [UInt8] {
    var text: [UInt8] = []
    func add(_ line: String) {
      text.append(contentsOf: line.utf8)
      text.append(0x0A)
    }
    add("plumb-golden \(Self.version)")
    add("engine \(engine)")
    add("case \(caseHash)")
    switch answer {
    case .refusal(let words):
      add("refused \(words)")
    case .items(let items):
      let size = items.size.map { "\(goldenText($0.width)) \(goldenText($0.height))" }
      add("size \(size ?? "none")")
      add("items \(items.ids.count)")
      add("columns \(items.columns.joined(separator: " "))")
      text.reserveCapacity(text.count + items.values.count * 8)
      let width = items.columns.count
      for (index, id) in items.ids.enumerated() {
        text.append(contentsOf: id.utf8)
        for value in items.values[index * width..<(index + 1) * width] {
          text.append(0x20)
          text.append(contentsOf: goldenText(value).utf8)
        }
        text.append(0x0A)
      }
    }
    return text
  }

  /// Reads the text form; lines may end in CRLF.
  ///
  /// - Throws: ``CaseError`` with the file and the line; a merge conflict is named as such.
  /// - Complexity: O(n).
  package init(text: [UInt8], file: String?) throws(CaseError) {
    var lines = GoldenLines(text, file: file)
    let version = try lines.header("plumb-golden")
    guard version == ["\(Self.version)"] else {
      throw lines.error("expected version \(Self.version) of the form, found \(version.joined())")
    }
    let engine = try lines.header("engine").joined(separator: " ")
    let caseHash = try lines.headerWord("case")
    let answer: Answer
    if let words = try lines.headerIfPresent("refused") {
      answer = .refusal(words.joined(separator: " "))
    } else {
      answer = .items(try GoldenItems(&lines))
    }
    try lines.end()
    self.init(engine: engine, caseHash: caseHash, answer: answer)
  }
}

extension GoldenItems {
  fileprivate init(_ lines: inout GoldenLines) throws(CaseError) {
    let sizeWords = try lines.header("size")
    let numbers = sizeWords.compactMap { goldenNumber(Array($0.utf8)[...]) }
    guard sizeWords == ["none"] || (numbers.count == 2 && sizeWords.count == 2) else {
      throw lines.error("expected a width and a height, or none")
    }
    let countText = try lines.headerWord("items")
    guard let count = Int(countText), count >= 0, count <= lines.remainingBytes else {
      throw lines.error("expected how many items there are, found \(countText)")
    }
    let columns = try lines.header("columns").filter { !$0.isEmpty }
    var ids: [String] = []
    var values: [Double] = []
    ids.reserveCapacity(count)
    // A header may promise more than the file holds.
    values.reserveCapacity(min(count * columns.count, lines.remainingBytes))
    for number in 0..<count {
      guard let line = try lines.next() else {
        throw lines.error("expected \(count) items, found \(number) before the end of the file")
      }
      var end = line.firstIndex(of: 0x20) ?? line.endIndex
      let id = String(decoding: line[..<end], as: UTF8.self)
      if let last = ids.last, !goldenID(last, precedes: id) {
        throw lines.error("expected items sorted by id, each once, found \(id) after \(last)")
      }
      ids.append(id)
      for (index, column) in columns.enumerated() {
        guard end < line.endIndex else {
          throw lines.error("expected an id and \(columns.count) numbers, found \(index)")
        }
        let rest = line[(end + 1)...]
        end = rest.firstIndex(of: 0x20) ?? line.endIndex
        guard let value = goldenNumber(rest[..<end]) else {
          let found = String(decoding: rest[..<end], as: UTF8.self)
          throw lines.error("item \(id): expected \(column) as a decimal, found \"\(found)\"")
        }
        values.append(value)
      }
      guard end == line.endIndex else {
        throw lines.error("expected an id and \(columns.count) numbers, found more")
      }
    }
    do throws(CaseError) {
      try self.init(
        size: numbers.count == 2 ? Size(width: numbers[0], height: numbers[1]) : nil,
        columns: columns,
        ids: ids,
        values: values
      )
    } catch {
      throw lines.error(error.message)
    }
  }
}
