package import Foundation
package import LayoutCore

/// A decoder's error in plain words, with the line of the value it is about.
///
/// A description that starts with `expected`, as ``Swift/KeyedDecodingContainer`` makes in
/// `decode(oneOf:forKey:)`, is taken as it is; the value found is read from the text.
///
/// - Complexity: O(n) in the text.
package func caseError(
  for error: DecodingError,
  in text: [UInt8],
  file: String?
) -> CaseError {
  let locator = JSONLocator(text)
  if namesNothing(error) {
    if let fault = locator.syntaxFault { return fault.caseError(in: text, file: file) }
    return CaseError(
      "expected numbers that fit: finite, and whole where things are counted",
      file: file
    )
  }
  var (path, expected) = expectation(of: error)
  let place = locator.place(of: path)
  if case .keyNotFound(let key, _) = error {
    expected = "expected a member \(quoted(key.stringValue))"
    // A decoder that lost its way inside a value names a member of something that has none.
    if locator.summary(at: place.offset) != "an object" {
      expected += ", found \(locator.summary(at: place.offset))"
    }
  } else if place.depth < path.count {
    expected += ", found nothing"
    path = Array(path.prefix(place.depth + 1))
  } else {
    expected += ", found \(locator.summary(at: place.offset))"
  }
  let message = path.isEmpty ? expected : "\(pathText(path)): \(expected)"
  let line = TextPosition(of: place.offset, in: text).line
  return CaseError(message, file: file, line: line)
}

/// The same for text held as `Data`.
package func caseError(for error: DecodingError, in text: Data, file: String?) -> CaseError {
  caseError(for: error, in: [UInt8](text), file: file)
}

/// Decodes a whole JSON file; whatever is wrong with it becomes one error with its line.
///
/// - Throws: ``CaseError``; one that the type throws itself is kept, the file filled in.
package func decodeJSON<Value: Decodable>(
  _ type: Value.Type,
  from bytes: [UInt8],
  file: String?
) throws(CaseError) -> Value {
  let text: [UInt8]
  do throws(TextFault) {
    text = try utf8Text(bytes)
    // The decoder looks only at what it is asked for; a file that is half JSON is none.
    if let fault = JSONLocator(text).syntaxFault { throw fault }
  } catch {
    throw error.caseError(in: bytes, file: file)
  }
  func decode(_ data: Data) throws -> Value { try JSONDecoder().decode(type, from: data) }
  do {
    return try decode(Data(text))
  } catch let error as DecodingError {
    var error = error
    if namesNothing(error) { error = locatedError(in: text) { _ = try decode($0) } ?? error }
    throw caseError(for: error, in: text, file: file)
  } catch let error as CaseError {
    throw CaseError(error.message, file: error.file ?? file, line: error.line)
  } catch {
    throw CaseError("\(error)", file: file)
  }
}

extension KeyedDecodingContainer {
  /// Decodes one of a closed set of words; another word is told with the whole set.
  package func decode<Choice>(oneOf: Choice.Type, forKey key: Key) throws -> Choice
  where Choice: RawRepresentable & CaseIterable, Choice.RawValue == String {
    if let choice = Choice(rawValue: try decode(String.self, forKey: key)) { return choice }
    let words = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    throw DecodingError.dataCorruptedError(
      forKey: key,
      in: self,
      debugDescription: "expected one of \(words)"
    )
  }

  /// Decodes one of a closed set of words, or `nil` where the member is missing or null.
  package func decodeIfPresent<Choice>(oneOf: Choice.Type, forKey key: Key) throws -> Choice?
  where Choice: RawRepresentable & CaseIterable, Choice.RawValue == String {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    return try decode(oneOf: oneOf, forKey: key)
  }
}

/// A path as a person writes it: `items[3].sizing`.
package func pathText(_ path: [any CodingKey]) -> String {
  path.reduce(into: "") { text, key in
    if let index = key.intValue,
      key.stringValue == "Index \(index)" || key.stringValue == "\(index)"
    {
      text += "[\(index)]"
    } else if key.stringValue.utf8.allSatisfy(isWordByte), !key.stringValue.isEmpty {
      text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
    } else {
      text += "[\(quoted(key.stringValue))]"
    }
  }
}

private func isWordByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
    true
  default: false
  }
}

/// The path an error is about, and what it says was expected there.
private func expectation(of error: DecodingError) -> (path: [any CodingKey], expected: String) {
  switch error {
  case .keyNotFound(_, let context):
    return (context.codingPath, "")
  case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
    let own = context.debugDescription
    return (context.codingPath, own.hasPrefix("expected") ? own : "expected \(word(for: type))")
  case .dataCorrupted(let context):
    let own = context.debugDescription
    if own.hasPrefix("expected") { return (context.codingPath, own) }
    if own.contains("Cannot initialize") { return (context.codingPath, "expected a known word") }
    return (context.codingPath, "expected a value that fits (\(own))")
  @unknown default:
    return ([], "expected a value that fits (\(error))")
  }
}

private func word(for type: any Any.Type) -> String {
  let name = String(describing: type)
  if let word = typeWords[name] { return word }
  if name.hasPrefix("Array<") { return "an array" }
  if name.hasPrefix("Dictionary<") { return "an object" }
  if name.contains("Int") { return "a whole number" }
  return "a value of type \(name)"
}

private let typeWords = [
  "Double": "a number", "Float": "a number", "Bool": "true or false", "String": "a string",
]
