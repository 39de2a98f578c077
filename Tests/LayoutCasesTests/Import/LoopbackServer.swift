import Foundation
import Synchronization

/// A web server of one thread on a free port of the loopback address, for one test.
final class LoopbackServer: Sendable {
  /// What the server does with a request, given its text and its number from zero.
  enum Reply: Sendable {
    /// Sends the bytes and closes the connection.
    case send(String)
    /// Sends the bytes, then nothing more until the test is over.
    case stall(String)
  }

  let port: UInt16
  private let listener: Int32
  private let received = Mutex<[String]>([])
  private let stalled = Mutex<[Int32]>([])

  /// The requests so far.
  var requests: [String] { received.withLock { $0 } }
  /// The address to ask.
  var base: String { "http://127.0.0.1:\(port)" }

  init(_ reply: @escaping @Sendable (_ request: String, _ number: Int) -> Reply) throws {
    #if canImport(Glibc)
      listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      listener = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let isListening = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        unsafe bind(listener, pointer, length) == 0 && listen(listener, 8) == 0
          && getsockname(listener, pointer, &length) == 0
      }
    }
    port = UInt16(bigEndian: address.sin_port)
    guard isListening else { throw CocoaError(.featureUnsupported) }
    Thread.detachNewThread { [weak self] in
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { return }
        guard let self else {
          close(connection)
          return
        }
        answer(connection, reply)
      }
    }
  }

  /// Ends the thread and every connection.
  func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
    stalled.withLock { connections in
      for connection in connections { close(connection) }
      connections = []
    }
  }

  private func answer(_ connection: Int32, _ reply: (String, Int) -> Reply) {
    var request: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while !String(decoding: request, as: UTF8.self).contains("\r\n\r\n") {
      let count = unsafe recv(connection, &chunk, chunk.count, 0)
      guard count > 0 else { break }
      request += chunk[..<count]
    }
    let text = String(decoding: request, as: UTF8.self)
    let number = received.withLock { requests in
      requests.append(text)
      return requests.count - 1
    }
    switch reply(text, number) {
    case .send(let answer):
      send(answer, to: connection)
      close(connection)
    case .stall(let answer):
      send(answer, to: connection)
      stalled.withLock { $0.append(connection) }
    }
  }

  private func send(_ text: String, to connection: Int32) {
    let bytes = Array(text.utf8)
    var sent = 0
    while sent < bytes.count {
      let rest = Array(bytes[sent...])
      #if canImport(Glibc)
        let flags = Int32(MSG_NOSIGNAL)
      #else
        let flags: Int32 = 0
      #endif
      let count = unsafe Foundation.send(connection, rest, rest.count, flags)
      guard count > 0 else { return }
      sent += count
    }
  }

  /// An answer with a length and a status such as `200 OK`.
  static func answer(_ status: String, _ body: String, headers: [String] = []) -> String {
    let lines =
      ["HTTP/1.1 \(status)", "Content-Type: application/json", "Connection: close"] + headers
      + ["Content-Length: \(body.utf8.count)"]
    return lines.joined(separator: "\r\n") + "\r\n\r\n" + body
  }
}
