import Foundation
import LayoutCore

extension EngineCheck {
  /// The sound samples, as requests with the ids from 1 on.
  private func requests() throws(RuleBreak) -> [[UInt8]] {
    guard !sound.isEmpty else { throw .untried("no sound sample") }
    return sound.enumerated().map { request($0 + 1, $1.json) }
  }

  private func request(_ id: Int, _ json: [UInt8], more: String = "") -> [UInt8] {
    Array("{\"id\":\(id)\(more),\"case\":".utf8) + json + Array("}".utf8)
  }

  /// The answers to the sound samples, sent at once, in their order.
  private func soundAnswers() throws(RuleBreak) -> [Conversation.Answer] {
    let ids = Array(1...max(1, sound.count))
    let answers = try Conversation(self, try requests()).answers(to: ids)
    return ids.compactMap { answers[$0] }
  }

  func tryHello() throws(RuleBreak) -> String {
    do throws(EngineFault) {
      let engine = ExternalEngine(command, domain: domain, limits: limits)
      let greeting = try engine.start()
      let domains = greeting.domains.joined(separator: ", ")
      return "\(greeting.engine) \(greeting.version), domains \(domains)"
    } catch {
      throw RuleBreak(error.message)
    }
  }

  func tryFlush() throws(RuleBreak) -> String {
    let talk = try Conversation(self, [try requests()[0]])
    guard !talk.lines.isEmpty else { throw RuleBreak(talk.because("one request, no line")) }
    return ""
  }

  func trySameID() throws(RuleBreak) -> String {
    let asked = Set(1...max(1, sound.count))
    let talk = try Conversation(self, try requests())
    var ids: [Int] = []
    for line in talk.lines {
      guard let id = try? Envelope.id(of: line) else { continue }
      guard asked.contains(id) else { throw RuleBreak("id \(id) was answered, never asked") }
      ids.append(id)
    }
    guard let missing = asked.subtracting(ids).min() else {
      return ids == ids.sorted() ? "answers came in order" : "answers came in another order"
    }
    throw RuleBreak(talk.because("id \(missing) was not answered"))
  }

  func tryOneLine() throws(RuleBreak) -> String {
    for (index, line) in try requests().enumerated() {
      let talk = try Conversation(self, [line])
      guard talk.lines.count == 1 else {
        throw RuleBreak(talk.because("sample \(index + 1): \(talk.lines.count) lines"))
      }
    }
    return ""
  }

  func tryOnlyAnswers() throws(RuleBreak) -> String {
    for line in try Conversation(self, try requests()).lines { _ = try Conversation.Answer(line) }
    return ""
  }

  func tryFrames() throws(RuleBreak) -> String {
    guard sound.contains(where: { $0.frames != nil }) else { throw .untried("no frames expected") }
    for (index, (sample, answer)) in zip(sound, try soundAnswers()).enumerated() {
      guard let expected = sample.frames else { continue }
      guard let frames = answer.frames else {
        let reason = answer.error.map { ": refused with \($0)" } ?? ""
        throw RuleBreak("sample \(index + 1): no frames\(reason)")
      }
      guard frames.count == expected else {
        throw RuleBreak("sample \(index + 1): \(frames.count) frames, expected \(expected)")
      }
      guard answer.size?.count == 2 else {
        throw RuleBreak("sample \(index + 1): no size of two lengths")
      }
    }
    return ""
  }

  func tryNumbers() throws(RuleBreak) -> String {
    for (index, answer) in try soundAnswers().enumerated() {
      let lists = (answer.frames ?? []).map { $0 as? [Any] } + [answer.size ?? []]
      for list in lists {
        guard let list else { throw RuleBreak("sample \(index + 1): a frame is not a list") }
        for value in list where !Self.isLength(value) {
          throw RuleBreak("sample \(index + 1): \(value) stands for a length")
        }
      }
    }
    return ""
  }

  private static func isLength(_ value: Any) -> Bool {
    if let text = value as? String {
      // A stack's frames begin with the path of the box.
      return ["inf", "-inf", "nan"].contains(text)
        || text.allSatisfy { "0123456789/@!".contains($0) }
    }
    return value is NSNumber
  }

  func tryRefusal() throws(RuleBreak) -> String {
    guard !nonsense.isEmpty else { throw .untried("no sample of nonsense") }
    let after = try requests()[0]
    for (index, sample) in nonsense.enumerated() {
      let talk = try Conversation(self, [request(0, sample.json), after])
      guard let answer = try talk.answers(to: [0, 1])[0] else { continue }
      guard answer.error != nil, answer.frames == nil else {
        throw RuleBreak("nonsense \(index + 1) was not refused: \(shown(sample.json))")
      }
    }
    return ""
  }

  func tryUnknownFields() throws(RuleBreak) -> String {
    _ = try requests()
    let more = ",\"later\":{\"a\":[1,null,\"\\u00e9\\\"}{\"]}"
    for (index, sample) in sound.enumerated() {
      let plain = request(1, sample.json)
      var inside = Array("{\"later\":[true]".utf8)
      let rest = sample.json.drop { $0 != UInt8(ascii: "{") }.dropFirst()
      let isEmpty = rest.first { $0 != 0x20 } == UInt8(ascii: "}")
      inside += (isEmpty ? [] : [UInt8(ascii: ",")]) + rest
      let answers = try Conversation(self, [plain, request(2, inside, more: more)])
        .answers(to: [1, 2])
      guard let first = answers[1], let second = answers[2], first.agrees(with: second) else {
        throw RuleBreak("sample \(index + 1) is answered otherwise with a field more")
      }
    }
    return ""
  }

  func tryLargeIDs() throws(RuleBreak) -> String {
    let ids = [0, 4_294_967_296, 9_007_199_254_740_991]
    _ = try requests()
    _ = try Conversation(self, ids.map { request($0, sound[0].json) }).answers(to: ids)
    return ""
  }

  func tryLongLine() throws(RuleBreak) -> String {
    _ = try requests()
    let filling = String(repeating: "long ", count: (1 << 20) / 5)
    let line = request(1, sound[0].json, more: ",\"later\":\"\(filling)\"")
    _ = try Conversation(self, [line]).answers(to: [1])
    return ""
  }

  func tryPipelining() throws(RuleBreak) -> String {
    _ = try requests()
    let ids = Array(1...1_000)
    let lines = ids.map { request($0, sound[$0 % sound.count].json) }
    _ = try Conversation(self, lines).answers(to: ids)
    return ""
  }

  func tryRepeatable() throws(RuleBreak) -> String {
    let forward = try soundAnswers()
    let ids = Array(1...max(1, sound.count))
    let backward = try Conversation(self, try requests().reversed()).answers(to: ids)
    for (id, answer) in zip(ids, forward) {
      guard let other = backward[id], answer.agrees(with: other) else {
        throw RuleBreak("sample \(id) has another answer in another order and process")
      }
    }
    return ""
  }

  func tryEnd() throws(RuleBreak) -> String {
    let talk = try Conversation(self, [], closing: true)
    guard talk.hasEnded else { throw RuleBreak(talk.because("no exit with status 0")) }
    return ""
  }

  func tryEndWithRequests() throws(RuleBreak) -> String {
    let talk = try Conversation(self, try requests(), closing: true)
    _ = try talk.answers(to: Array(1...max(1, sound.count)))
    guard talk.hasEnded else { throw RuleBreak(talk.because("no exit with status 0")) }
    return ""
  }
}
