import Foundation
import LayoutCases
import Testing

@Suite("Photo API")
struct PhotoAPITests {
  private static let key = "secret-key-0123"

  private static func photos(_ range: Range<Int>) -> String {
    let photos = range.map { "{\"id\":\"p\($0)\",\"width\":\($0 + 1),\"height\":7,\"urls\":{}}" }
    return "[\(photos.joined(separator: ","))]"
  }

  private func failure(
    count: Int = 3,
    timeout: Double = 10,
    _ reply: LoopbackServer.Reply
  ) throws -> PhotoAPIFailure {
    let server = try LoopbackServer { _, _ in reply }
    defer { server.stop() }
    let api = try PhotoAPI(
      base: server.base,
      environment: [PhotoAPI.keyVariable: Self.key],
      timeout: timeout
    )
    let failure = #expect(throws: PhotoAPIFailure.self) {
      try api.randomPhotos(count: count)
    }
    let found = try #require(failure)
    #expect(!found.message.contains(Self.key))
    #expect(!found.message.contains("\n"))
    return found
  }

  @Test("photos come in requests of at most 30, with the key in the header, repeats taken once")
  func success() throws {
    let server = try LoopbackServer { _, number in
      let range = number == 0 ? 0..<30 : number == 1 ? 25..<55 : 55..<60
      return .send(LoopbackServer.answer("200 OK", Self.photos(range)))
    }
    defer { server.stop() }
    let api = try PhotoAPI(base: server.base + "/", environment: [PhotoAPI.keyVariable: Self.key])
    let set = try api.randomPhotos(count: 60)
    #expect(set.photos.map(\.id) == (0..<60).map { "p\($0)" })
    #expect(set.photos[59].width == 60)
    let starts = server.requests.map { $0.prefix { $0 != "\r\n" } }
    #expect(
      starts == [30, 30, 5].map { "GET /photos/random?count=\($0) HTTP/1.1" }
    )
    #expect(server.requests.allSatisfy { $0.contains("Authorization: Client-ID \(Self.key)\r\n") })
    #expect(!"\(api)".contains(Self.key))
    var dumped = ""
    dump(api, to: &dumped)
    #expect(!dumped.contains(Self.key))
  }

  @Test("more photos than asked for are not kept")
  func tooMany() throws {
    let server = try LoopbackServer { _, _ in
      .send(LoopbackServer.answer("200 OK", Self.photos(0..<30)))
    }
    defer { server.stop() }
    let api = try PhotoAPI(base: server.base, environment: [PhotoAPI.keyVariable: Self.key])
    #expect(try api.randomPhotos(count: 2).photos.map(\.id) == ["p0", "p1"])
    #expect(server.requests.count == 1)
  }

  @Test("a wrong key is told as such")
  func wrongKey() throws {
    let body = #"{"errors":["OAuth error: The access token is invalid"]}"#
    let found = try failure(.send(LoopbackServer.answer("401 Unauthorized", body)))
    #expect(found.kind == .wrongKey)
    #expect(found.exitCode == 69)
  }

  @Test("a used up limit is told apart from another refusal")
  func rateLimit() throws {
    let headers = ["X-Ratelimit-Limit: 50", "X-Ratelimit-Remaining: 0"]
    let used = LoopbackServer.answer("403 Forbidden", "Rate Limit Exceeded", headers: headers)
    let first = try failure(.send(used))
    #expect(first.kind == .rateLimited)
    #expect(first.message.contains("of 50"))
    let second = try failure(.send(LoopbackServer.answer("429 Too Many Requests", "")))
    #expect(second.kind == .rateLimited)
    let other = try failure(.send(LoopbackServer.answer("403 Forbidden", "{}")))
    #expect(other.kind == .refused)
    #expect([first, second, other].allSatisfy { $0.exitCode == 69 })
  }

  @Test("an answer shorter than its length is cut off, one that only ends too early is bad data")
  func cutOff() throws {
    let whole = LoopbackServer.answer("200 OK", Self.photos(0..<30))
    let cut = try failure(.send(String(whole.dropLast(40))))
    #expect(cut.kind == .unreachable)
    #expect(cut.message.contains("cut off"))
    let open = "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n" + Self.photos(0..<3).dropLast(5)
    let bad = try failure(.send(open))
    #expect(bad.kind == .badAnswer)
    #expect(bad.exitCode == 65)
    #expect(bad.message.contains("found the end of the file"))
  }

  @Test("an answer of another shape is bad data")
  func otherShape() throws {
    let answer = LoopbackServer.answer("200 OK", #"[{"id":"a","width":0,"height":1}]"#)
    #expect(try failure(.send(answer)).kind == .badAnswer)
    #expect(try failure(.send(LoopbackServer.answer("200 OK", "[]"))).kind == .badAnswer)
    #expect(try failure(.send(LoopbackServer.answer("500 Oh", ""))).kind == .refused)
    #expect(try failure(.send("nonsense")).exitCode == 69)
  }

  @Test("silence ends at the timeout, before the answer and within it")
  func silence() throws {
    let start = ContinuousClock.now
    let mute = try failure(timeout: 0.3, .stall(""))
    #expect(mute.kind == .timeout)
    let half = String(LoopbackServer.answer("200 OK", Self.photos(0..<30)).dropLast(40))
    #expect(try failure(timeout: 0.3, .stall(half)).kind == .timeout)
    let passed = ContinuousClock.now - start
    #expect(passed >= .seconds(0.6) && passed < .seconds(8))
  }

  @Test("a redirect is refused, and the key goes nowhere")
  func redirect() throws {
    let other = try LoopbackServer { _, _ in
      .send(LoopbackServer.answer("200 OK", Self.photos(0..<3)))
    }
    defer { other.stop() }
    let headers = ["Location: \(other.base)/photos/random?count=3"]
    let found = try failure(.send(LoopbackServer.answer("302 Found", "", headers: headers)))
    #expect(found.kind == .redirected)
    #expect(found.message.contains("127.0.0.1"))
    #expect(other.requests.isEmpty)
  }

  @Test("nobody listening is unreachable")
  func nobody() throws {
    let server = try LoopbackServer { _, _ in .send("") }
    server.stop()
    let api = try PhotoAPI(base: server.base, environment: [PhotoAPI.keyVariable: Self.key])
    let found = #expect(throws: PhotoAPIFailure.self) {
      try api.randomPhotos(count: 1)
    }
    #expect(found?.kind == .unreachable)
  }

  @Test(
    "an address that would carry the key in the open is refused",
    arguments: [
      "http://example.org", "ftp://127.0.0.1", "example.org", "", "https://u:p@example.org",
      "https://example.org?x=1", "https://", "https://example.org\nheader = \"x\"",
    ]
  )
  func addresses(base: String) {
    let error = #expect(throws: PhotoAPIFailure.self) {
      try PhotoAPI(base: base, environment: [PhotoAPI.keyVariable: Self.key])
    }
    #expect(error?.exitCode == 64)
  }

  @Test("a missing key, or one that would break the header, is told before anything is asked")
  func missingKey() {
    for environment in [[:], [PhotoAPI.keyVariable: ""], [PhotoAPI.keyVariable: "a\r\nX: y"]] {
      let error = #expect(throws: PhotoAPIFailure.self) { try PhotoAPI(environment: environment) }
      #expect(error?.kind == .missingKey)
    }
  }

  @Test("without the program that asks, its name is told")
  func missingTool() throws {
    let environment = [PhotoAPI.keyVariable: Self.key, "PATH": "/nowhere"]
    let api = try PhotoAPI(environment: environment)
    let error = #expect(throws: PhotoAPIFailure.self) { try api.randomPhotos(count: 1) }
    #expect(error?.kind == .missingTool)
    #expect(error?.message.contains("curl") == true)
  }

  @Test("a count that makes no sense is refused", arguments: [0, -1, 3_001])
  func counts(count: Int) throws {
    let api = try PhotoAPI(environment: [PhotoAPI.keyVariable: Self.key])
    let error = #expect(throws: PhotoAPIFailure.self) {
      try api.randomPhotos(count: count)
    }
    #expect(error?.kind == .usage)
  }
}
