import Foundation
import LayoutCore

/// Asks the photo API for random photos.
package struct PhotoAPI: Sendable {
  /// Where the API lives, without a slash at the end.
  package let base: String
  /// How long one answer may take, in seconds.
  package var timeout: Double
  private let key: AccessKey
  private let environment: [String: String]

  /// The public API.
  package static let publicBase = "https://api.unsplash.com"
  /// The environment variable that holds the key.
  package static let keyVariable = "UNSPLASH_ACCESS_KEY"
  /// The API answers at most so many photos to one request.
  package static let largestRequest = 30

  /// Prepares to ask the API at `base` with the key, the path and the proxies of the environment.
  ///
  /// - Throws: ``PhotoAPIFailure`` when there is no key, or `base` would carry it in the open: only
  ///   the loopback address may do without https.
  package init(
    base: String = publicBase,
    environment: [String: String],
    timeout: Double = 30
  ) throws(PhotoAPIFailure) {
    guard let key = AccessKey(environment[Self.keyVariable] ?? "") else {
      throw PhotoAPIFailure(.missingKey, "expected the photo API's key in \(Self.keyVariable)")
    }
    var trimmed = base
    while trimmed.hasSuffix("/") { trimmed.removeLast() }
    let parts = URLComponents(string: trimmed)
    let host = parts?.host ?? ""
    let isLoopback = ["127.0.0.1", "localhost", "::1", "[::1]"].contains(host)
    guard trimmed.utf8.allSatisfy({ (0x21...0x7E).contains($0) }), !host.isEmpty,
      parts?.scheme == "https" || (parts?.scheme == "http" && isLoopback),
      parts?.user == nil, parts?.query == nil, parts?.fragment == nil
    else {
      throw PhotoAPIFailure(
        .usage,
        "expected an address that starts with https://, found \(quoted(base))"
      )
    }
    self.base = trimmed
    self.key = key
    self.timeout = timeout
    self.environment = environment.filter { $0.key != Self.keyVariable }
  }

  /// Random photos, in as many requests as it takes; a photo met twice is taken once.
  ///
  /// - Returns: `count` photos, or fewer where the API repeats itself.
  /// - Throws: ``PhotoAPIFailure``; the key is in no message.
  package func randomPhotos(count: Int) throws(PhotoAPIFailure) -> PhotoSet {
    guard (1...3_000).contains(count) else {
      throw PhotoAPIFailure(.usage, "expected a count from 1 to 3000, found \(count)")
    }
    var photos: [Photo] = []
    var known: Set<String> = []
    // One request more than needed may make up for repeated photos; the rate limit is tight.
    let requests = (count + Self.largestRequest - 1) / Self.largestRequest + 1
    for number in 1...requests where photos.count < count {
      let wanted = min(Self.largestRequest, count - photos.count)
      let body = try answer(to: "/photos/random?count=\(wanted)")
      do throws(CaseError) {
        let name = "\(base)/photos/random, answer \(number)"
        let answered = try PhotoImport.photos(in: body, file: name).photos
        photos += answered.filter { known.insert($0.id).inserted }.prefix(count - photos.count)
      } catch {
        throw PhotoAPIFailure(.badAnswer, error.description)
      }
    }
    return PhotoSet(source: "random photos of the photo API", photos: photos)
  }

  private func answer(to query: String) throws(PhotoAPIFailure) -> [UInt8] {
    let answer = try WebAnswer.fetch(
      base + query,
      headers: [
        ("Authorization", "Client-ID \(key.text)"), ("Accept-Version", "v1"),
        ("Accept", "application/json"),
      ],
      timeout: timeout,
      environment: environment
    )
    switch answer.status {
    case 200: return answer.body
    case 401:
      throw PhotoAPIFailure(.wrongKey, "the photo API refused the key in \(Self.keyVariable) (401)")
    case 429: throw rateLimited(answer)
    case 403 where answer.headers["x-ratelimit-remaining"] == "0": throw rateLimited(answer)
    case 300..<400:
      let host =
        answer.headers["location"].flatMap { URLComponents(string: $0)?.host } ?? "elsewhere"
      throw PhotoAPIFailure(
        .redirected,
        "the photo API sends to \(host) (\(answer.status)); the key goes nowhere but to \(base)"
      )
    default:
      throw PhotoAPIFailure(
        .refused,
        "the photo API answered with status \(answer.status), expected 200"
      )
    }
  }

  private func rateLimited(_ answer: WebAnswer) -> PhotoAPIFailure {
    let limit = answer.headers["x-ratelimit-limit"].map { $0.utf8.count <= 9 ? " of \($0)" : "" }
    return PhotoAPIFailure(
      .rateLimited,
      "the photo API's hourly limit\(limit ?? "") is used up (\(answer.status)); try again later"
    )
  }

  /// A key that no message, dump or mirror shows.
  private struct AccessKey: Sendable, CustomStringConvertible, CustomReflectable {
    let text: String

    init?(_ text: String) {
      let isPlain = text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
      guard !text.isEmpty, isPlain else { return nil }
      self.text = text
    }

    var description: String { "(hidden)" }
    var customMirror: Mirror { Mirror(self, children: []) }
  }
}
