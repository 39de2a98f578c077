import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a web server answered to one request; redirects are answers, never followed.
struct WebAnswer: Sendable {
  /// The HTTP status.
  var status: Int
  /// The headers, their names in lower case.
  var headers: [String: String]
  /// The whole body.
  var body: [UInt8]

  /// An answer may be so long, in bytes; 30 photos take well under one mebibyte.
  static let largestBody = 64 << 20

  /// Asks for one address.
  ///
  /// - Parameter timeout: seconds until the whole answer has to be there.
  static func fetch(
    _ address: String,
    headers: [String: String],
    timeout: Double
  ) async throws(PhotoAPIFailure) -> WebAnswer {
    guard let url = URL(string: address) else {
      throw PhotoAPIFailure(.usage, "expected an address, found \(quoted(address))")
    }
    var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData)
    // Whole seconds alone count here, so the collector's deadline decides and this comes after it.
    request.timeoutInterval = timeout.rounded(.up) + 1
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    let collector = Collector(timeout: timeout)
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    let session = URLSession(configuration: configuration, delegate: collector, delegateQueue: nil)
    defer { session.invalidateAndCancel() }
    let result = await withCheckedContinuation { continuation in
      collector.start(session.dataTask(with: request), continuation)
    }
    return try result.get()
  }

  /// Gathers an answer, and ends the wait once: by the end, an error, the deadline or its length.
  private final class Collector: NSObject, URLSessionDataDelegate {
    typealias Outcome = Result<WebAnswer, PhotoAPIFailure>

    private struct State {
      var answer: WebAnswer?
      var expectedLength = -1
      var continuation: CheckedContinuation<Outcome, Never>?
    }

    private let state = Mutex(State())
    private let timeout: Double

    init(timeout: Double) {
      self.timeout = timeout
    }

    func start(_ task: URLSessionDataTask, _ continuation: CheckedContinuation<Outcome, Never>) {
      state.withLock { $0.continuation = continuation }
      task.resume()
      // The session's own limit counts silence; a server that drips a byte at a time passes it.
      DispatchQueue.global().asyncAfter(deadline: .now() + timeout) { [weak self, weak task] in
        self?.finish(.failure(Collector.late))
        task?.cancel()
      }
    }

    private static let late = PhotoAPIFailure(.timeout, "the photo API did not answer in time")

    private func finish(_ outcome: Outcome) {
      let continuation = state.withLock { state in
        defer { state.continuation = nil }
        return state.continuation
      }
      continuation?.resume(returning: outcome)
    }

    func urlSession(
      _ session: URLSession,
      task: URLSessionTask,
      willPerformHTTPRedirection response: HTTPURLResponse,
      newRequest request: URLRequest,
      completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
      completionHandler(nil)
      take(response)
      finish(state.withLock { $0.answer.map { .success($0) } } ?? .failure(Self.late))
    }

    func urlSession(
      _ session: URLSession,
      dataTask: URLSessionDataTask,
      didReceive response: URLResponse,
      completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
      if let response = response as? HTTPURLResponse { take(response) }
      completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      let length = state.withLock { state in
        state.answer?.body.append(contentsOf: data)
        return state.answer?.body.count ?? 0
      }
      if length > WebAnswer.largestBody {
        finish(.failure(PhotoAPIFailure(.badAnswer, "the photo API's answer is over 64 MiB")))
        dataTask.cancel()
      }
    }

    func urlSession(
      _ session: URLSession,
      task: URLSessionTask,
      didCompleteWithError error: (any Error)?
    ) {
      let (answer, expectedLength) = state.withLock { ($0.answer, $0.expectedLength) }
      if (error as? URLError)?.code == .timedOut { return finish(.failure(Self.late)) }
      guard let answer else {
        return finish(.failure(PhotoAPIFailure(.unreachable, "the photo API cannot be reached")))
      }
      guard error == nil, expectedLength < 0 || answer.body.count >= expectedLength else {
        let message = "the photo API's answer was cut off after \(answer.body.count) bytes"
        return finish(.failure(PhotoAPIFailure(.unreachable, message)))
      }
      finish(.success(answer))
    }

    private func take(_ response: HTTPURLResponse) {
      var headers: [String: String] = [:]
      for name in ["location", "x-ratelimit-remaining", "x-ratelimit-limit"] {
        headers[name] = response.value(forHTTPHeaderField: name)
      }
      // A packed body is longer once it is unpacked, and its length says nothing.
      let isPacked = response.value(forHTTPHeaderField: "content-encoding") != nil
      let answer = WebAnswer(status: response.statusCode, headers: headers, body: [])
      state.withLock { state in
        state.answer = answer
        state.expectedLength = isPacked ? -1 : Int(response.expectedContentLength)
      }
    }
  }
}
