import Foundation
import LayoutReports
import Testing

@Suite("Import", .needsProgram)
struct ImportTests {
  /// A file of real data in one of the four shapes, whole or broken.
  struct Sample: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    /// What is said of a broken one behind its name.
    var message = ""

    var testDescription: String { "\(name): \(text.prefix(40))" }
  }

  static let whole = [
    Sample(
      name: "array.json",
      text: #"[{"id":"a","width":4,"height":3},{"id":"b","width":1,"height":2}]"#
    ),
    Sample(
      name: "search.json",
      text:
        #"{"total":2,"results":[{"id":"a","width":4,"height":3,"user":{}},{"id":"b","width":1,"height":2}]}"#
    ),
    Sample(
      name: "photos.tsv",
      text: "photo_id\tphoto_url\tphoto_width\tphoto_height\na\tu\t4\t3\nb\tu\t1\t2\n"
    ),
    Sample(name: "photos.csv", text: "id,title,width,height\r\na,\"x, y\",4,3\r\nb,z,1,2\r\n"),
  ]

  @Test("all four shapes give the same photos, without names and addresses", arguments: whole)
  func shapes(sample: Sample) throws {
    let folder = try Workplace()
    try folder.write(sample.text, to: sample.name)
    let result = try Program.run(["import", sample.name, "--source", "a test"], in: folder)
    let file = "Corpus/photos/\(sample.name.prefix { $0 != "." }).json"
    #expect(result.code == .held)
    #expect(result.output == "2 photos · \(file)\n")
    #expect(
      try folder.read(file) == """
        {"plumb":1,"kind":"photos","source":"a test","photos":[
        {"id":"a","width":4,"height":3},
        {"id":"b","width":1,"height":2}
        ]}

        """
    )
  }

  static let broken = [
    Sample(
      name: "array.json",
      text:
        "[{\"id\":\"a\",\"width\":4,\"height\":3},\n{\"id\":\"b\",\"width\":\"1\",\"height\":2}]",
      message: ":2: record 2: expected"
    ),
    Sample(
      name: "array.json",
      text: "[{\"id\":\"a\",\"width\":4}]",
      message: ":1: record 1: expected"
    ),
    Sample(name: "array.json", text: "[]", message: ":1: expected photos, found none"),
    Sample(
      name: "search.json",
      text: "{\n\"results\":7}",
      message: ":2: expected \"results\" as an"
    ),
    Sample(name: "search.json", text: "{\"results\":[{\"id\":\"a\",", message: ":1: expected"),
    Sample(
      name: "photos.tsv",
      text: "photo_id\tphoto_width\tphoto_height\na\t4\t3\nb\t-1\t2\n",
      message: ":3: record 2: expected"
    ),
    Sample(name: "photos.csv", text: "id,width,height\na,4\n", message: ":2: record 1: expected 3"),
    Sample(
      name: "photos.csv",
      text: "id,height\na,4\n",
      message: ":1: expected a JSON array, or a"
    ),
  ]

  @Test(
    "a broken file is one line with file, line or record and what was expected; nothing is written",
    arguments: broken
  )
  func refusal(sample: Sample) throws {
    let folder = try Workplace()
    try folder.write(sample.text, to: sample.name)
    let result = try Program.run(["import", sample.name], in: folder)
    #expect(result.code == .badData)
    #expect(result.output.isEmpty)
    #expect(result.complaints.count == 1)
    #expect(
      result.errors.hasPrefix("plumb import: \(sample.name)\(sample.message)"),
      "\(result.errors)"
    )
    #expect(!folder.has("Corpus"))
  }

  @Test("a place that takes no file is exit code 69")
  func output() throws {
    let folder = try Workplace()
    try folder.write(Self.whole[0].text, to: "array.json")
    let words = ["import", "array.json", "--output", "array.json/photos.json"]
    let result = try Program.run(words, in: folder)
    #expect(result.code == .unavailable)
    #expect(result.complaints.count == 1)
  }

  @Test("the photo API needs a key, and says when it cannot be reached")
  func api() throws {
    let folder = try Workplace()
    let words = ["import", "--unsplash", "--base", "http://127.0.0.1:9", "--timeout", "5s"]
    let without = try Program.run(words, in: folder)
    #expect(without.code == .unavailable)
    #expect(without.errors.contains("UNSPLASH_ACCESS_KEY"))
    let key = "secret-of-the-test"
    let with = try Program.run(words, in: folder, environment: ["UNSPLASH_ACCESS_KEY": key])
    #expect(with.code == .unavailable)
    #expect(with.complaints.count == 1)
    #expect(!with.errors.contains(key))
    #expect(!folder.has("Corpus"))
  }
}
