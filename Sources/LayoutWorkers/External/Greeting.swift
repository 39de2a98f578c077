import Foundation

/// What an external engine answers to the harness's first line.
package struct Greeting: Sendable, Hashable {
  /// The engine's name.
  package var engine: String
  package var version: String
  /// The domains it can answer, in its own order.
  package var domains: [String]

  /// The version of the protocol spoken here.
  static let protocolVersion = 1

  /// The harness's first line, without its end.
  static func line(domain: String) -> [UInt8] {
    let name = domain.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    return Array("{\"plumb\":\(protocolVersion),\"hello\":{\"domain\":\"\(name)\"}}".utf8)
  }

  /// Reads the engine's first line.
  ///
  /// - Throws: a sentence that says what in it is wrong.
  init(line: [UInt8], domain: String) throws(Envelope.Problem) {
    let value = try? JSONSerialization.jsonObject(with: Data(line))
    guard let object = value as? [String: Any] else {
      throw Envelope.Problem(message: "the answer to hello is not a JSON object: \(shown(line))")
    }
    guard (object["plumb"] as? NSNumber)?.doubleValue == Double(Self.protocolVersion) else {
      let message = "the answer to hello does not say \"plumb\":\(Self.protocolVersion)"
      throw Envelope.Problem(message: "\(message): \(shown(line))")
    }
    guard let engine = object["engine"] as? String, let version = object["version"] as? String,
      let domains = object["domains"] as? [String]
    else {
      let message = "the answer to hello lacks the engine's name, its version or its domains"
      throw Envelope.Problem(message: "\(message): \(shown(line))")
    }
    guard domains.contains(domain) else {
      let list = domains.joined(separator: ", ")
      throw Envelope.Problem(message: "the engine does not know \(domain), only: \(list)")
    }
    self.engine = engine
    self.version = version
    self.domains = domains
  }
}
