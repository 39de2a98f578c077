/// Why the photo API gave no photos; the key is in no message.
package struct PhotoAPIFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// What kind of failure it was.
  package var kind: Kind
  /// One line for a person.
  package var message: String

  /// Describes a failure.
  package init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  /// The kinds of failure.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A count or an address that makes no sense.
    case usage
    /// No key in the environment, or one that fits no header.
    case missingKey
    /// The program that asks is not installed.
    case missingTool
    /// The API does not know the key.
    case wrongKey
    /// The hourly limit is used up.
    case rateLimited
    /// The API answered with another status.
    case refused
    /// The API sends to another address, where the key does not follow.
    case redirected
    /// No connection, or one that broke before the answer was whole.
    case unreachable
    /// No whole answer in time.
    case timeout
    /// A whole answer that holds no photos.
    case badAnswer
  }

  /// The exit code it deserves: 64 wrong usage, 65 bad data, 69 unavailable.
  package var exitCode: Int32 {
    switch kind {
    case .usage: 64
    case .badAnswer: 65
    case .missingKey, .missingTool, .wrongKey, .rateLimited, .refused, .redirected, .unreachable,
      .timeout:
      69
    }
  }

  package var description: String { message }
}
