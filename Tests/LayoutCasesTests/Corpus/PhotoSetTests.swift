import Foundation
import LayoutCases
import LayoutCore
import TestKit
import Testing

@Suite("Photo sets")
struct PhotoSetTests {
  private static let shipped = "\(Places.root.path)/Corpus/photos/unsplash-210.json"

  @Test("the sizes built in are those of the shipped file, in its order")
  func builtIn() throws {
    let set = try CorpusReader.photos(inFile: Self.shipped)
    #expect(set.photos.count == 210)
    #expect(set.sizes == PhotoSizes.all)
    #expect(set.source == "public answers of the Unsplash photo API")
  }

  @Test("the shipped file is written again byte for byte")
  func shippedForm() throws {
    let set = try CorpusReader.photos(inFile: Self.shipped)
    #expect(set.fileBytes == (try readFile(Self.shipped)))
  }

  @Test("a set is read back as it was written, odd names included")
  func roundTrip() throws {
    let set = PhotoSet(
      source: "a \"quoted\" \\ source\n\u{1}é",
      photos: [
        Photo(id: "a\"\\é", width: 1, height: 1_000_000), Photo(id: "-", width: 2, height: 3),
      ]
    )
    #expect(try CorpusReader.photos(in: set.fileBytes, file: nil) == set)
  }

  @Test(
    "a broken file is one error with its line",
    arguments: [
      ("", 1, "expected a value, found the end of the file"),
      ("[]", 1, "expected a corpus of photos, found an array"),
      ("{\"plumb\":2}", 1, "expected version 1 of the form, found 2"),
      ("{\"plumb\":1,\n\"kind\":\"case\"}", 2, "expected the kind \"photos\", found \"case\""),
      ("{\"plumb\":1,\"kind\":\"photos\",\"source\":\"\"}", 1, "expected a member \"photos\""),
      ("{\"plumb\":1,\"photos\":[]}", 1, "expected photos, found none"),
      (
        "{\"plumb\":1,\n\"name\":\"x\"}", 2,
        "expected plumb, kind, source and photos, found \"name\""
      ),
      (
        "{\"photos\":[\n{\"id\":\"a\",\"width\":1,\"height\":1,\"url\":\"\"}]}", 2,
        "record 1: expected id, width and height, found \"url\""
      ),
      (
        "{\"photos\":[\n{\"id\":\"a\",\"width\":1,\"height\":1},\n{\"id\":\"a\",\"width\":1,\"height\":1}]}",
        3, "record 2: expected another id, \"a\" is already in record 1"
      ),
      (
        "{\"photos\":[{\"id\":\"a\",\"width\":1,\n\"height\":0}]}", 2,
        "record 1: expected \"height\" as a whole number from 1 to 1000000, found 0"
      ),
    ]
  )
  func broken(text: String, line: Int, message: String) {
    #expect(throws: CaseError(message, file: "p.json", line: line)) {
      try CorpusReader.photos(in: Array(text.utf8), file: "p.json")
    }
  }
}
