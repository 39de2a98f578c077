import Foundation

/// What a web server answered to one request; redirects are answers, never followed.
///
/// The program `curl` asks, not `URLSession`: linking that would add 19 ms to the start of every
/// worker process, and its static form does not link.
struct WebAnswer: Sendable {
  /// The HTTP status.
  var status: Int
  /// The headers, their names in lower case.
  var headers: [String: String]
  /// The whole body.
  var body: [UInt8]

  /// An answer may be so long, in bytes; 30 photos take well under one mebibyte.
  static let largestAnswer = 64 << 20

  /// Asks for one address.
  ///
  /// - Parameters:
  ///   - timeout: seconds until the whole answer has to be there.
  ///   - environment: where the program is looked for, and its proxies; pass no secret.
  static func fetch(
    _ address: String,
    headers: [(name: String, value: String)],
    timeout: Double,
    environment: [String: String]
  ) throws(PhotoAPIFailure) -> WebAnswer {
    let timeout = max(0.1, min(timeout, 3_600))
    var options = [
      "url = \(argument(address))", "max-time = \(timeout)", "max-filesize = \(largestAnswer)",
      "proto = \"=http,https\"", "silent", "include", "globoff", "suppress-connect-headers",
    ]
    // Plain http is for the loopback address alone, and that needs no proxy.
    if address.hasPrefix("http://") { options.append("noproxy = \"*\"") }
    options += headers.map { "header = \(argument("\($0.name): \($0.value)"))" }
    let (code, output) = try run(options.joined(separator: "\n") + "\n", environment)
    switch code {
    case 0: return try WebAnswer(output)
    case 18:
      throw PhotoAPIFailure(.unreachable, "the photo API's answer was cut off before its end")
    case 28: throw PhotoAPIFailure(.timeout, "the photo API did not answer within \(timeout) s")
    case 35, 51, 60: throw PhotoAPIFailure(.unreachable, "no trusted connection to the photo API")
    case 63: throw PhotoAPIFailure(.badAnswer, "the photo API's answer is over 64 MiB")
    default:
      throw PhotoAPIFailure(.unreachable, "the photo API cannot be reached (curl's code \(code))")
    }
  }

  /// Runs the program with options it reads from its input: what stands in its arguments or its
  /// environment, every user of the machine can read.
  private static func run(
    _ options: String,
    _ environment: [String: String]
  ) throws(PhotoAPIFailure) -> (code: Int32, output: [UInt8]) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try program(environment))
    // Someone's own settings could follow redirects, or print what must not be printed.
    process.arguments = ["--disable", "--config", "-"]
    process.environment = environment
    let input = Pipe()
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do {
      // The pipe holds the few options; writing before the start cannot meet a closed end.
      try input.fileHandleForWriting.write(contentsOf: Data(options.utf8))
      try input.fileHandleForWriting.close()
      try process.run()
      var bytes: [UInt8] = []
      while let data = try output.fileHandleForReading.read(upToCount: 1 << 16), !data.isEmpty {
        bytes.append(contentsOf: data)
        guard bytes.count <= largestAnswer else {
          process.terminate()
          process.waitUntilExit()
          return (63, [])
        }
      }
      process.waitUntilExit()
      return (process.terminationReason == .exit ? process.terminationStatus : -1, bytes)
    } catch {
      throw PhotoAPIFailure(.unreachable, "the program curl, which asks the photo API, cannot run")
    }
  }

  private static func program(_ environment: [String: String]) throws(PhotoAPIFailure) -> String {
    let path = environment["PATH"] ?? "/usr/bin:/bin:/usr/local/bin"
    for folder in path.split(separator: ":") where folder.hasPrefix("/") {
      if FileManager.default.isExecutableFile(atPath: "\(folder)/curl") { return "\(folder)/curl" }
    }
    throw PhotoAPIFailure(.missingTool, "expected the program curl in PATH to ask the photo API")
  }

  /// A value as the program's options quote it.
  private static func argument(_ text: String) -> String {
    let escaped = text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }
    return "\"\(escaped.joined())\""
  }

  /// Takes a status line, headers and a body apart.
  init(_ output: [UInt8]) throws(PhotoAPIFailure) {
    var rest = output[...]
    func line() -> String? {
      guard let end = rest.firstIndex(of: 0x0A) else { return nil }
      var content = rest[..<end]
      if content.last == 0x0D { content.removeLast() }
      rest = rest[(end + 1)...]
      return String(decoding: content, as: UTF8.self)
    }
    let words = (line() ?? "").split(separator: " ")
    guard words.count >= 2, words[0].hasPrefix("HTTP/"), let status = Int(words[1]) else {
      throw PhotoAPIFailure(.unreachable, "the photo API's address does not speak HTTP")
    }
    self.status = status
    headers = [:]
    while let header = line(), !header.isEmpty {
      guard let colon = header.firstIndex(of: ":") else { continue }
      let value = header[header.index(after: colon)...].drop { $0 == " " }
      headers[header[..<colon].lowercased()] = String(value)
    }
    body = Array(rest)
  }
}
