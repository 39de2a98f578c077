import Foundation
import LayoutCases
import LayoutCore
import LayoutFiles
import TestKit
import Testing

@Suite("Import of photos")
struct PhotoImportTests {
  private static let expected = [
    Photo(id: "a1", width: 4000, height: 3000), Photo(id: "b-2_", width: 1, height: 1_000_000),
  ]

  @Test(
    "every shape is told by its content",
    arguments: [
      (
        "array of photos",
        """
        [{"id":"a1","slug":"x","width":4000,"height":3000,"urls":{"raw":"https://x/?id=9","id":"no"},
          "user":{"id":"u","width":7},"tags":[{"id":1}],"description":null},
         {"height":1e6,"width":1.0,"id":"b\\u002d2_"}]
        """
      ),
      (
        "search answer",
        """
        {"total":2,"total_pages":1,"results":[{"id":"a1","width":4000,"height":3000},
        {"id":"b-2_","width":1,"height":1000000}]}
        """
      ),
      (
        "tab-separated table",
        "photo_id\tphoto_url\tphoto_width\tphoto_height\tai_primary_landmark_id\n"
          + "a1\thttps://x/a1\t4000\t3000\t\nb-2_\t\"half\" quoted\t1\t1000000\t5\n"
      ),
      (
        "tab-separated table",
        "\"photo_id\"\t\"photo_description\"\t\"photo_height\"\t\"photo_width\"\r\n"
          + "\"a1\"\t\"with a\ttab\r\nand a line\"\t\"3000\"\t\"4000\"\r\n\"b-2_\"\t\"\"\t\"1000000\"\t\"1\""
      ),
      (
        "comma-separated table",
        "id,name,width,height\r\na1,\"Smith, \"\"J.\"\"\r\n\",4000,3000\r\n\r\nb-2_,,1,1000000\r\n"
      ),
      (
        "comma-separated table",
        "\u{FEFF}Height, Width, photo_ID\n3000, 4000, a1\n1000000, 1, b-2_\n"
      ),
    ]
  )
  func shapes(shape: String, text: String) throws {
    let set = try PhotoImport.photos(in: Array(text.utf8), file: "x")
    #expect(set.photos == Self.expected)
    #expect(set.source == "imported from one \(shape)")
  }

  @Test(
    "a broken file of each shape is one error with line and record",
    arguments: [
      ("", 1, "expected photos, found an empty file"),
      (" \n", 1, "expected photos, found an empty file"),
      ("[]", 1, "expected photos, found none"),
      ("{\"results\":[]}", 1, "expected photos, found none"),
      ("photo_id\tphoto_width\tphoto_height\n", 1, "expected photos, found none"),
      (
        "[\n{\"id\":\"a\",\"width\":1,\"height\":1},\n{\"id\":\"b\",\"wid", 3,
        "expected a closing quote, found the end of the file"
      ),
      (
        "[{\"id\":\"a\",\"width\":1,\"height\":1}", 1,
        "expected \",\" or \"]\", found the end of the file"
      ),
      (
        "[{\"id\":\"a\",\"width\":1,\"height\":1}]\n[", 2,
        "expected the end of the file, found \"[\""
      ),
      ("[1]", 1, "record 1: expected an object, found 1"),
      (
        "[{\"id\":\"a\",\n\"width\":\"1\",\"height\":1}]", 2,
        "record 1: expected \"width\" as a whole number from 1 to 1000000, found \"1\""
      ),
      (
        "[{\"id\":7,\"width\":1,\"height\":1}]", 1, "record 1: expected \"id\" as a string, found 7"
      ),
      (
        "[{\"id\":\"\",\"width\":1,\"height\":1}]", 1,
        "record 1: expected an id without blanks of 1 to 200 bytes, found \"\""
      ),
      (
        "[{\"id\":\"a\",\"width\":1,\"height\":1},\n{\"id\":\"b\",\"width\":1}]", 2,
        "record 2: expected a member \"height\""
      ),
      (
        "[{\"id\":\"a\",\"width\":1,\"height\":-3}]", 1,
        "record 1: expected \"height\" as a whole number from 1 to 1000000, found -3"
      ),
      (
        "[{\"id\":\"a\",\"width\":1.5,\"height\":3}]", 1,
        "record 1: expected \"width\" as a whole number from 1 to 1000000, found 1.5"
      ),
      ("[{\"id\":\"a\",\"width\":1e999,\"height\":3}]", 1, "expected a number that a double holds"),
      ("[{\"id\":\"a\",\"width\":NaN,\"height\":3}]", 1, "expected a value, found \"N\""),
      (
        "[{\"id\":\"a\",\"width\":1,\"height\":1},\n{\"id\":\"a\",\"width\":2,\"height\":1}]", 2,
        "record 2: expected another id, \"a\" is already in record 1"
      ),
      (
        "{\"errors\":[\"OAuth error\"]}", 1,
        "expected an array of photos or a search answer with \"results\""
      ),
      ("{\"results\":\n7}", 2, "expected \"results\" as an array, found 7"),
      (
        "{\"results\":[{\"id\":\"a\",\"width\":1,\"height\":1}],\n", 2,
        "expected a name in quotes, found the end of the file"
      ),
      (
        "photo_id\tphoto_width\n", 1,
        "expected a JSON array, or a header with a column height or photo_height, found \"photo_id photo_width\""
      ),
      ("id,width,height,id\n", 1, "expected one column \"id\", found 2"),
      (
        "photo_id\tphoto_width\tphoto_height\na\t1\t2\nb\t1\n", 3,
        "record 2: expected 3 fields, found 2"
      ),
      (
        "photo_id\tphoto_width\tphoto_height\na\t1\t\n", 2,
        "record 1: expected \"photo_height\" as a whole number from 1 to 1000000, found \"\""
      ),
      (
        "id,width,height\na,1,2\n\nb,0,2\n", 4,
        "record 2: expected \"width\" as a whole number from 1 to 1000000, found \"0\""
      ),
      (
        "id,width,height\na,inf,2\n", 2,
        "record 1: expected \"width\" as a whole number from 1 to 1000000, found \"inf\""
      ),
      (
        "id,width,height\na,1,2000000\n", 2,
        "record 1: expected \"height\" as a whole number from 1 to 1000000, found \"2000000\""
      ),
      (
        "id,width,height\na,1,2\na,1,2\n", 3,
        "record 2: expected another id, \"a\" is already in record 1"
      ),
      ("id,width,height\na,\"1,2\n", 2, "expected a closing quote, found the end of the file"),
      (
        "id,width,height\n\"a\"b,1,2\n", 2,
        "expected a comma or the end of the line after a closing quote"
      ),
      (
        "<html>\n", 1,
        "expected a JSON array, or a header with a column id or photo_id, found \"<html>\""
      ),
    ]
  )
  func broken(text: String, line: Int, message: String) {
    #expect(throws: CaseError(message, file: "x.dat", line: line)) {
      try PhotoImport.photos(in: Array(text.utf8), file: "x.dat")
    }
  }

  @Test(
    "bytes that are not UTF-8 are refused with their line",
    arguments: [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82]]
  )
  func notUTF8(bytes: [UInt8]) {
    let first = String(bytes[0], radix: 16, uppercase: true)
    let message = "expected UTF-8 text, found the byte 0x\(first)"
    #expect(throws: CaseError(message, file: "x", line: 2)) {
      try PhotoImport.photos(in: Array("id,width,height\n".utf8) + bytes, file: "x")
    }
  }

  @Test("UTF-16 is named")
  func utf16() {
    #expect(throws: CaseError("expected UTF-8 text, found UTF-16", file: "x", line: 1)) {
      try PhotoImport.photos(in: [0xFF, 0xFE, 0x5B, 0x00], file: "x")
    }
  }

  @Test("a file becomes a corpus file without names and URLs; a broken one leaves no file")
  func files() throws {
    let folder = try TemporaryFolder()
    let good = "\(folder.path)/good.json"
    let bad = "\(folder.path)/bad.json"
    let output = "\(folder.path)/out/set.json"
    try writeAtomically(
      "[{\"id\":\"a\",\"width\":1,\"height\":2,\"urls\":{\"raw\":\"https://x\"}}]",
      to: good
    )
    try writeAtomically("[{\"id\":\"a\",\"width\":1", to: bad)
    #expect(throws: CaseError.self) { try PhotoImport.importFile(bad, to: output) }
    #expect(try filesBelow("\(folder.path)/out") == [])
    try PhotoImport.importFile(good, to: output, source: "a test")
    let text = String(decoding: try readFile(output), as: UTF8.self)
    #expect(
      text == """
        {"plumb":1,"kind":"photos","source":"a test","photos":[
        {"id":"a","width":1,"height":2}
        ]}

        """
    )
    #expect(try CorpusReader.photos(inFile: output).photos == [Photo(id: "a", width: 1, height: 2)])
  }

  @Test(
    "every cut of a good file is refused or gives fewer photos, never more and never a trap",
    arguments: [
      "[{\"n\":\"\\n\",\"id\":\"a1\\u00e9\",\"width\":4000,\"height\":3000,\"x\":[{\"y\":-1.5e3}]}]",
      "{\"a\":[[],{}],\"results\":[{\"id\":\"a\",\"width\":4000,\"height\":3000,\"t\":true}]}",
      "photo_id\tphoto_width\tphoto_height\na\t4000\t3000\nb\t4000\t3000\n",
      "id,width,height\r\n\"a\"\"\",\"4000\",3000\r\n",
    ]
  )
  func cuts(text: String) throws {
    let bytes = Array(text.utf8)
    let whole = (try? PhotoImport.photos(in: bytes, file: "x").photos.count) ?? 0
    for end in bytes.indices {
      let photos = (try? PhotoImport.photos(in: Array(bytes[..<end]), file: "x").photos.count) ?? 0
      #expect(photos <= whole)
      if bytes[0] == UInt8(ascii: "[") || bytes[0] == UInt8(ascii: "{") { #expect(photos == 0) }
    }
  }

  @Test("deep nesting that nobody asked for costs no stack")
  func deep() {
    let depth = 200_000
    let text =
      "[{\"x\":" + String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      + ",\"id\":\"a\",\"width\":1,\"height\":1}]"
    #expect(throws: Never.self) { try PhotoImport.photos(in: Array(text.utf8), file: "x") }
  }
}
