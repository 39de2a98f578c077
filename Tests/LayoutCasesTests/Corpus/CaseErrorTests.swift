import Foundation
import LayoutCases
import LayoutCore
import Testing

@Suite("JSON errors in plain words")
struct CaseErrorTests {
  private struct Document: Decodable {
    var items: [Item]

    struct Item: Decodable {
      var width: Double
      var span: Int?
      var sizing: Sizing
      var loose: Sizing?

      enum CodingKeys: String, CodingKey { case width, span, sizing, loose }

      init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        width = try values.decode(Double.self, forKey: .width)
        span = try values.decodeIfPresent(Int.self, forKey: .span)
        sizing = try values.decode(oneOf: Sizing.self, forKey: .sizing)
        loose = try values.decodeIfPresent(Sizing.self, forKey: .loose)
        if width < 0 { throw CaseError("a width below 0") }
      }
    }

    enum Sizing: String, Decodable, CaseIterable { case scale, fixed, stretch }
  }

  private static let good = #"{"width":1,"sizing":"fixed"}"#

  @Test(
    "a wrong value is told with its path, its line and what was expected",
    arguments: [
      (
        #"{"width":1,"sizing":"big"}"#,
        #"items[1].sizing: expected one of scale, fixed, stretch, found "big""#
      ),
      (#"{"width":"1","sizing":"fixed"}"#, #"items[1].width: expected a number, found "1""#),
      (#"{"width":[],"sizing":"fixed"}"#, "items[1].width: expected a number, found an array"),
      (#"{"width":null,"sizing":"fixed"}"#, "items[1].width: expected a number, found null"),
      (#"{"sizing":"fixed"}"#, #"items[1]: expected a member "width""#),
      (
        #"{"width":1,"sizing":"fixed","span":1.5}"#,
        "items[1].span: expected a whole number, found 1.5"
      ),
      (
        #"{"width":1,"sizing":"fixed","span":{}}"#,
        "items[1].span: expected a whole number, found an object"
      ),
      (#"{"width":1,"sizing":true}"#, "items[1].sizing: expected a string, found true"),
      (
        #"{"width":1,"sizing":"fixed","loose":"x"}"#,
        #"items[1].loose: expected a known word, found "x""#
      ),
      (
        #"{"width":1e999,"sizing":"fixed","span":2}"#,
        "items[1].width: expected a number, found 1e999"
      ),
      (
        #"{"width":1.5,"sizing":"fixed","span":99999999999999999999}"#,
        "items[1].span: expected a whole number, found 99999999999999999999"
      ),
      ("7", "items[1]: expected an object, found 7"),
    ]
  )
  func semanticErrors(item: String, message: String) {
    let text = "{\n\"items\": [\n\(Self.good),\n\(item)\n]}\n"
    #expect(error(of: text) == CaseError(message, file: "a.json", line: 4))
  }

  @Test("the first of several numbers that do not fit is found among many that do")
  func unfitNumbers() {
    for (bad, worse) in [(0, 299), (1, 2), (137, 250), (298, 299), (299, 299)] {
      let items = (0..<300).map { index in
        let span = index == bad || index == worse ? "2.5" : "10"
        return "{\"width\":10.\(index),\"sizing\":\"fixed\",\"span\":\(span)}"
      }
      let message = "items[\(bad)].span: expected a whole number, found 2.5"
      let text = "{\"items\":[\n\(items.joined(separator: ",\n"))]}"
      #expect(error(of: text) == CaseError(message, file: "a.json", line: bad + 2))
    }
  }

  @Test("a missing member of the whole is told at the first line")
  func missingAtTop() {
    #expect(error(of: "{}") == CaseError(#"expected a member "items""#, file: "a.json", line: 1))
  }

  @Test("a value of a wrong kind at the top has no path")
  func wrongTop() {
    #expect(
      error(of: "\n[]") == CaseError("expected an object, found an array", file: "a.json", line: 2)
    )
  }

  @Test(
    "text that is not JSON is told with the line of the first wrong byte",
    arguments: [
      ("", 1, "expected a value, found the end of the file"),
      ("{\n\"items\": [\n", 3, "expected a value, found the end of the file"),
      ("{\n\"items\" [", 2, #"expected ":", found "[""#),
      ("{\n\n\"items\": [1 2]}", 3, #"expected "," or "]", found "2""#),
      ("{\"items\": []}\n}", 2, #"expected the end of the file, found "}""#),
      ("{\"items\": [01]}", 1, #"expected a number without a leading zero, found "1""#),
      (
        "{\r\n\"items\": \"a\nb\"}", 2,
        "expected a closing quote on the same line, found the byte 0xA"
      ),
      ("{\"items\": nul}", 1, #"expected true, false or null, found "n""#),
      ("{\"a\": \"\\x\"}", 1, #"expected an escape, found "x""#),
    ]
  )
  func syntaxErrors(text: String, line: Int, message: String) {
    #expect(error(of: text) == CaseError(message, file: "a.json", line: line))
  }

  @Test("an error that a type throws itself gets the file's name")
  func ownErrors() {
    let error = error(of: #"{"items":[{"width":-1,"sizing":"fixed"}]}"#)
    #expect(error == CaseError("a width below 0", file: "a.json"))
  }

  @Test("bytes that are not UTF-8 are told with their line, and a byte order mark is passed over")
  func encodings() {
    let broken = [UInt8]("{\n".utf8) + [0xC3, 0x28]
    #expect(throws: CaseError("expected UTF-8 text, found the byte 0xC3", file: "a.json", line: 2))
    {
      try decodeJSON(Document.self, from: broken, file: "a.json")
    }
    let marked = [0xEF, 0xBB, 0xBF] + [UInt8](#"{"items":[]}"#.utf8)
    #expect(throws: Never.self) { try decodeJSON(Document.self, from: marked, file: nil) }
  }

  @Test("names that are no words stand in brackets")
  func paths() {
    struct Key: CodingKey {
      var stringValue: String
      var intValue: Int?
      init(stringValue: String) { self.stringValue = stringValue }
      init(intValue: Int) {
        stringValue = "Index \(intValue)"
        self.intValue = intValue
      }
    }
    let path = [Key(stringValue: "a b"), Key(intValue: 2), Key(stringValue: "c")]
    #expect(pathText(path) == #"["a b"][2].c"#)
    let text = [UInt8]("{\"a b\": [1, {},\n  {\"c\": 5}]}".utf8)
    #expect(JSONLocator(text).position(of: path).line == 2)
    #expect(JSONLocator(text).position(of: path).column == 9)
  }

  private func error(of text: String) -> CaseError? {
    do throws(CaseError) {
      _ = try decodeJSON(Document.self, from: Array(text.utf8), file: "a.json")
      return nil
    } catch {
      return error
    }
  }
}
