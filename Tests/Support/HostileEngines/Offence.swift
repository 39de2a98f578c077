import Foundation
import HostileDeeds
import LayoutSuites
import PlumbCommands

/// What a program does against the engine protocol.
enum Offence: String, CaseIterable {
  case garbageLine = "garbage-line"
  case halfLine = "half-line"
  case longLine = "long-line"
  case wrongID = "wrong-id"
  case twice
  case late
  case slowDrip = "slow-drip"

  /// Answers, or rather does not answer, request `id`.
  func perform(_ id: Int, _ good: String) {
    switch self {
    case .garbageLine: Speaker.say("Traceback: something went wrong")
    case .halfLine:
      Speaker.write(String(good.prefix(12)))
      Deed.sleep.perform()
    case .longLine:
      let piece = String(repeating: "0", count: 1 << 20)
      Speaker.write("{\"id\":\(id),\"frames\":[")
      for _ in 0..<100 { Speaker.write(piece) }
      Speaker.say("]}")
    case .wrongID:
      Speaker.say(good.replacingOccurrences(of: "\"id\":\(id)", with: "\"id\":987654321"))
    case .twice: Speaker.say(good + "\n" + good)
    case .late:
      usleep(3_000_000)
      Speaker.say(good)
    case .slowDrip:
      for character in good + String(repeating: " ", count: 1_000) {
        Speaker.write(String(character))
        usleep(20_000)
      }
      Speaker.say("")
    }
  }
}

/// A program that speaks the engine protocol and is right but for its offence.
struct Speaker {
  let offence: Offence

  private struct Request: Decodable {
    var id: Int
    var `case`: MasonryCase
  }

  func serve() -> Never {
    guard readLine() != nil else { exit(3) }
    Self.say("{\"plumb\":1,\"engine\":\"hostile\",\"version\":\"1\",\"domains\":[\"masonry\"]}")
    while let line = readLine() {
      guard let request = try? JSONDecoder().decode(Request.self, from: Data(line.utf8)) else {
        exit(65)
      }
      let answer = Self.answer(request.id, request.case)
      if let masonry = try? request.case.edited(), Chosen.has(masonry, offence.rawValue) {
        offence.perform(request.id, answer)
      } else {
        Self.say(answer)
      }
    }
    exit(0)
  }

  private static func answer(_ id: Int, _ problem: MasonryCase) -> String {
    do throws(LayoutFailure) {
      let layout = try problem.edited().arranged()
      let frames = layout.frames.map { "[\($0.x),\($0.y),\($0.width),\($0.height)]" }
      let size = "[\(layout.size.width),\(layout.size.height)]"
      return "{\"id\":\(id),\"frames\":[\(frames.joined(separator: ","))],\"size\":\(size)}"
    } catch {
      return "{\"id\":\(id),\"error\":\"\(error.reason.rawValue)\"}"
    }
  }

  static func say(_ line: String) { write(line + "\n") }

  static func write(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }
}
