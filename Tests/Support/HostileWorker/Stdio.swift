import Foundation
import HostileDeeds

/// How an engine of the protocol misbehaves as a whole, beside what its cases tell it to do.
enum Manner: String {
  case sound
  case greetsWithGarbage = "greets-with-garbage"
  case greetsNever = "greets-never"
  case greetsOldVersion = "greets-old-version"
  case greetsOtherDomain = "greets-other-domain"
  case exitsAtHello = "exits-at-hello"
  case exitsAfterHello = "exits-after-hello"
  case babblesAfterHello = "babbles-after-hello"
  case pairsSwapped = "pairs-swapped"
  case prints
  case buffers
  case exitsThree = "exits-3"
  case staysOn = "stays-on"
  case repeatsItself = "repeats-itself"
  case changesItsMind = "changes-its-mind"
  case accepts
  case readsStrictly = "reads-strictly"
  case shortOfFrames = "short-of-frames"
  case writesNull = "writes-null"
  case quits
}

/// Speaks the engine protocol, after a manner.
///
/// A case is `{"do":WORD}`: a ``Deed`` or an offence against the protocol; `{"frames":N}` wants so
/// many frames; `{"nonsense":true}` is refused.
struct Stdio {
  let manner: Manner
  private var held: [String] = []
  private var count = 0

  init(manner: Manner) {
    self.manner = manner
  }

  mutating func serve() {
    guard let hello = readLine(), hello.contains("\"hello\""), greet() else { exit(3) }
    while let line = readLine() {
      guard let value = try? JSONSerialization.jsonObject(with: Data(line.utf8)),
        let request = value as? [String: Any], let id = request["id"] as? Int
      else { exit(65) }
      if manner == .readsStrictly, request.count != 2 { exit(65) }
      answer(id, (request["case"] as? [String: Any]) ?? [:])
    }
    if manner == .buffers { held.forEach(say) }
    if manner == .staysOn { Deed.sleep.perform() }
    exit(manner == .exitsThree ? 3 : 0)
  }

  /// Answers hello; false when it rather exits.
  private func greet() -> Bool {
    let version = manner == .greetsOldVersion ? 0 : 1
    let domain = manner == .greetsOtherDomain ? "stack" : "masonry"
    switch manner {
    case .greetsWithGarbage: say("Welcome to the engine!")
    case .greetsNever: Deed.sleep.perform()
    case .exitsAtHello: return false
    default:
      say(
        "{\"plumb\":\(version),\"engine\":\"hostile\",\"version\":\"1\",\"domains\":[\"\(domain)\"]}"
      )
    }
    if manner == .exitsAfterHello { exit(0) }
    if manner == .babblesAfterHello { say("ready") }
    return true
  }

  private mutating func answer(_ id: Int, _ wanted: [String: Any]) {
    count += 1
    if wanted["nonsense"] != nil, manner != .accepts {
      return say("{\"id\":\(id),\"error\":\"nonsense\"}")
    }
    let word = wanted["do"] as? String ?? ""
    let frames = (wanted["frames"] as? Int ?? 1) - (manner == .shortOfFrames ? 1 : 0)
    let length = manner == .changesItsMind ? "\(id)" : manner == .writesNull ? "null" : "10"
    let frame = "[0,0,\(length),10]"
    let list = Array(repeating: frame, count: max(0, frames)).joined(separator: ",")
    let good = "{\"id\":\(id),\"frames\":[\(list)],\"size\":[10,10]}"
    Deed(rawValue: word)?.perform()
    if offend(word, id, good) { return }
    switch manner {
    case .prints: say("laying out \(id)")
    case .repeatsItself: say(good)
    case .quits where count == 5: exit(0)
    case .buffers: return held.append(good)
    case .pairsSwapped:
      held.append(good)
      if held.count == 2 {
        held.reversed().forEach(say)
        held = []
      }
      return
    default: break
    }
    say(good)
  }

  /// Breaks the protocol as a case asks for; false when it asks for nothing of the kind.
  private func offend(_ word: String, _ id: Int, _ good: String) -> Bool {
    switch word {
    case "garbage-line": say("Traceback: something went wrong")
    case "empty-line": say("")
    case "noise":
      // As long as somebody reads it.
      while true {
        let bytes = (0..<4_096).map { _ in UInt8.random(in: 0...255) }
        FileHandle.standardOutput.write(Data(bytes))
      }
    case "half-line":
      write(String(good.prefix(12)))
      Deed.sleep.perform()
    case "half-line-exit":
      write(String(good.prefix(12)))
      exit(0)
    case "long-line":
      let piece = String(repeating: "0", count: 1 << 20)
      write("{\"id\":\(id),\"frames\":[")
      for _ in 0..<100 { write(piece) }
      say("]}")
    case "wrong-id": say(good.replacingOccurrences(of: "\"id\":\(id)", with: "\"id\":987654321"))
    case "no-id": say("{\"frames\":[]}")
    case "text-id": say("{\"id\":\"\(id)\",\"frames\":[]}")
    case "twice": say(good + "\n" + good)
    case "late":
      usleep(1_500_000)
      say(good)
    case "slow-drip":
      for character in good + String(repeating: " ", count: 1_000) {
        write(String(character))
        usleep(20_000)
      }
      say("")
    case "answer-then-trap":
      say(good)
      usleep(20_000)
      fatalError("after the answer")
    case "close-output":
      close(1)
      Deed.sleep.perform()
    default: return false
    }
    return true
  }

  private func say(_ line: String) {
    write(line + "\n")
  }

  private func write(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }
}
