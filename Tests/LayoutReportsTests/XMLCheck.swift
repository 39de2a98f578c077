import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads XML strictly and remembers its elements.
final class XMLCheck: NSObject, XMLParserDelegate {
  /// The elements in order, with their attributes and the text right inside them.
  private(set) var elements: [(name: String, attributes: [String: String], text: String)] = []
  /// What is wrong, where something is.
  private(set) var complaint: String?
  private var open: [Int] = []

  /// Reads `text`.
  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() { complaint = "line \(parser.lineNumber): \(parser.parserError as Any)" }
  }

  /// The elements of one name.
  func all(_ name: String) -> [(name: String, attributes: [String: String], text: String)] {
    elements.filter { $0.name == name }
  }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append((name, attributes, ""))
  }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let last = open.last { elements[last].text += text }
  }
}
