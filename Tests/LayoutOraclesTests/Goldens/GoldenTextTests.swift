import LayoutCore
import LayoutOracles
import Testing

@Suite("Golden text")
struct GoldenTextTests {
  @Test("the form is a header and one line an item")
  func form() throws {
    let frames = [
      Rect(x: 0, y: 0, width: 100, height: 75), Rect(x: 110, y: 0.1, width: 100, height: -0.0),
    ]
    let text = text(try golden(frames, lanes: 2, size: Size(width: 320, height: 1200.5)))
    #expect(
      text == """
        plumb-golden 1
        engine mine
        case 00000000000000aa
        size 320 1200.5
        items 2
        columns x y width height lane
        0 0 0 100 75 0
        1 110 0.1 100 0 1

        """
    )
  }

  @Test(
    "numbers read back as the same double",
    arguments: [
      0, 0.1, 1.0 / 3, 100, -12.5, 1e15, 1e16, 123_456_789_012_345_680,
      Double.leastNonzeroMagnitude, 1e300, .infinity,
      -.infinity, .nan, 0.1 + 0.2, 9_007_199_254_740_992, 4_503_599_627_370_495.5, -0.0, .pi * 1e-7,
      999_999_999_999_999, 0.000_001, 12_345_678.901_234_5,
    ]
  )
  func numbers(value: Double) throws {
    let items = try GoldenItems(size: nil, columns: ["v"], ids: ["a"], values: [value])
    let golden = Golden(engine: "e e", caseHash: "h", answer: .items(items))
    let back = try Golden(text: golden.textBytes, file: nil)
    #expect(back == golden)
    guard case .items(let read) = back.answer else {
      Issue.record("expected items")
      return
    }
    #expect(read.values[0].bitPattern == (value.isNaN ? Double.nan : value + 0).bitPattern)
  }

  @Test("any double in a wide range reads back, drawn at random")
  func randomNumbers() throws {
    var state: UInt64 = 2026
    let values = (0..<20_000).map { index -> Double in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      if index % 2 == 0 { return Double(Int64(bitPattern: state) >> 20) / 1024 }
      return Double(bitPattern: state)
    }
    let ids = values.indices.map { String($0) }
    let items = try GoldenItems(size: nil, columns: ["v"], ids: ids, values: values)
    let golden = Golden(engine: "e", caseHash: "h", answer: .items(items))
    #expect(try Golden(text: golden.textBytes, file: nil) == golden)
  }

  @Test("items are sorted by id, digits as numbers")
  func sorting() throws {
    let ids = ["10", "9", "a2", "a10", "1.2", "1.10", "01", "b", "1", "a"]
    let items = try GoldenItems(
      size: nil,
      columns: ["v"],
      ids: ids,
      values: ids.indices.map { Double($0) }
    )
    #expect(items.ids == ["01", "1", "1.2", "1.10", "9", "10", "a", "a2", "a10", "b"])
    #expect(items.values == [6, 8, 4, 5, 1, 0, 9, 2, 3, 7])
    let golden = Golden(engine: "e", caseHash: "h", answer: .items(items))
    #expect(try Golden(text: golden.textBytes, file: nil) == golden)
  }

  @Test("a refusal is a golden, too, on one line")
  func refusal() throws {
    let golden = Golden(engine: "mine", caseHash: "h", answer: .refusal("0 lanes,\nat least 1"))
    #expect(text(golden) == "plumb-golden 1\nengine mine\ncase h\nrefused 0 lanes, at least 1\n")
    #expect(try Golden(text: golden.textBytes, file: nil) == golden)
  }

  @Test("one changed item in a thousand is one changed line")
  func oneLine() throws {
    var frames = columns(1_000)
    let before = text(try golden(frames)).split(separator: "\n")
    frames[417].height = 62
    let after = text(try golden(frames)).split(separator: "\n")
    #expect(zip(before, after).count { $0 != $1 } == 1)
    #expect(before.count == after.count)
  }

  @Test("lines may end in CRLF")
  func carriageReturns() throws {
    let golden = try golden(columns(3))
    let bytes = golden.textBytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    #expect(try Golden(text: bytes, file: nil) == golden)
  }

  private static let head = "plumb-golden 1\nengine e\ncase h\nsize 1 1\nitems 2\ncolumns x lane\n"

  @Test(
    "a broken file is told with its line",
    arguments: [
      ("", 1, "expected a line plumb-golden, found the end of the file"),
      ("{\"a\":1}\n", 1, "expected a line plumb-golden, found \"{\"a\":1}\""),
      ("plumb-golden 2\n", 1, "expected version 1 of the form, found 2"),
      ("plumb-golden 1\nengine e\ncase h i\n", 3, "expected one word after case"),
      ("plumb-golden 1\nengine e\ncase h\nsize 1\n", 4, "expected a width and a height, or none"),
      (
        "plumb-golden 1\nengine e\ncase h\nsize 1 1\nitems -1\n", 5,
        "expected how many items there are, found -1"
      ),
      (head + "0 1 0\n", 7, "expected 2 items, found 1 before the end of the file"),
      (head + "0 1 0\n1 2", 8, "expected a whole line, found the end of the file within it"),
      (head + "0 1 0\n1 2\n", 8, "expected an id and 2 numbers, found 1"),
      (head + "0 1 0\n1 2 0 0\n", 8, "expected an id and 2 numbers, found more"),
      (head + "0 1 0\n1 2 0x1\n", 8, "item 1: expected lane as a decimal, found \"0x1\""),
      (head + "0 1 0\n1 2 1e999\n", 8, "item 1: expected lane as a decimal, found \"1e999\""),
      (head + "0 1 0\n1 2 infinity\n", 8, "item 1: expected lane as a decimal, found \"infinity\""),
      (head + "0 1 0\n1  2\n", 8, "item 1: expected x as a decimal, found \"\""),
      (head + "1 1 0\n0 2 0\n", 8, "expected items sorted by id, each once, found 0 after 1"),
      (head + "1 1 0\n1 2 0\n", 8, "expected items sorted by id, each once, found 1 after 1"),
      (head + "0 1 0\n1 2 0\n2 2 0\n", 9, "expected the end of the file, found \"2 2 0\""),
      (
        head + "<<<<<<< HEAD\n0 1 0\n=======\n0 2 0\n>>>>>>> branch\n1 2 0\n", 7,
        "expected no merge conflict, found one from line 7 to line 11"
      ),
      (
        "plumb-golden 1\nengine e\n<<<<<<< HEAD\ncase h\n", 3,
        "expected no merge conflict, found one on line 3"
      ),
    ]
  )
  func broken(text: String, line: Int, message: String) {
    #expect(throws: CaseError(message, file: "a.golden", line: line)) {
      try Golden(text: Array(text.utf8), file: "a.golden")
    }
  }

  @Test("every cut of a golden is refused, none traps")
  func cuts() throws {
    let bytes = try golden(columns(5)).textBytes
    for end in bytes.indices {
      #expect(throws: CaseError.self) { try Golden(text: Array(bytes[..<end]), file: nil) }
    }
  }

  @Test(
    "an id or column that the form cannot hold is refused",
    arguments: [[""], ["a b"], ["a\n"], ["<<<<<<<"], ["x", "x"]]
  )
  func words(ids: [String]) {
    let values = ids.map { _ in 1.0 }
    #expect(throws: CaseError.self) {
      try GoldenItems(size: nil, columns: ["v"], ids: ids, values: values)
    }
    #expect(throws: CaseError.self) {
      try GoldenItems(size: nil, columns: ids, ids: ["a"], values: values)
    }
  }

  @Test("numbers and lanes have to be as many as the items need")
  func counts() {
    #expect(throws: CaseError.self) {
      try GoldenItems(size: nil, columns: ["v"], ids: ["a"], values: [1, 2])
    }
    #expect(throws: CaseError.self) {
      try GoldenItems(frames: [.zero], lanes: [0, 1], size: nil)
    }
  }
}
