import Foundation

/// Yoga in a Python of its own, which times its native call itself.
final class Yoga {
  private static let script = URL(filePath: #filePath)
    .deletingLastPathComponent()
    .appending(path: "../../ExternalEngines/Yoga/bench_column.py")
    .standardized

  private let process = Process()
  private let questions = Pipe()
  private let answers = Pipe()
  private var rest = Data()

  init() throws {
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", Self.script.path(percentEncoded: false)]
    process.standardInput = questions
    process.standardOutput = answers
    try process.run()
  }

  /// The time of one round and the column's height; nil where Yoga is not there.
  func round(_ count: Int) -> (nanoseconds: Double, height: Double)? {
    // A program that is not there has closed its end, which is told by the empty answer.
    try? questions.fileHandleForWriting.write(contentsOf: Data("\(count)\n".utf8))
    let numbers = line().split(separator: " ").compactMap { Double($0) }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
  }

  func close() {
    try? questions.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  private func line() -> String {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        defer { rest = Data(rest[rest.index(after: end)...]) }
        return String(decoding: rest[..<end], as: UTF8.self)
      }
      let more = answers.fileHandleForReading.availableData
      if more.isEmpty { return "" }
      rest += more
    }
  }
}
