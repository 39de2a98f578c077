import Foundation
import LayoutCore

/// Requests to a fresh engine process and the raw lines that came back.
struct Conversation {
  /// The lines, as they came.
  var lines: [[UInt8]] = []
  /// Why it ended, where it ended before all lines were there.
  var fault: EngineFault?
  /// Whether the process exited with status 0.
  var hasEnded = false

  /// How long after the last line wanted one too many is waited for.
  private static let patience = Duration.milliseconds(100)

  /// Sends `requests` at once and takes lines until as many came, and a little longer.
  init(
    _ check: EngineCheck,
    _ requests: [[UInt8]],
    closing: Bool = false
  ) throws(RuleBreak) {
    var process: ExternalProcess
    do throws(EngineFault) {
      process = try ExternalProcess(check.command, domain: check.domain, limits: check.limits)
    } catch {
      throw RuleBreak(error.message)
    }
    for request in requests { process.send(request) }
    var isClosed = false
    var watch = Stopwatch()
    while true {
      if closing, !isClosed, process.isAllSent {
        process.closeInput()
        isClosed = true
      }
      switch process.next(atMost: .milliseconds(10)) {
      case .line(let line):
        lines.append(line)
        watch.restart()
      case .quiet:
        let spent = watch.look()
        if spent > check.timeLimit {
          let what = lines.count < requests.count ? "no answer" : "no exit"
          fault = process.killed(.hang, "\(what) within \(check.timeLimit)")
          return
        }
        if !closing, lines.count >= requests.count, spent > Self.patience { return }
      case .fault(let found):
        fault = found
        return
      case .ended:
        hasEnded = true
        return
      }
    }
  }

  /// The answers by id, where every line is an answer and every request has one.
  func answers(to ids: [Int]) throws(RuleBreak) -> [Int: Answer] {
    var answers: [Int: Answer] = [:]
    for line in lines {
      let answer = try Answer(line)
      guard answers.updateValue(answer, forKey: answer.id) == nil else {
        throw RuleBreak("id \(answer.id) was answered twice")
      }
    }
    if let missing = ids.first(where: { answers[$0] == nil }) {
      throw RuleBreak(because("id \(missing) was not answered"))
    }
    return answers
  }

  /// What was seen, with the reason for which the conversation ended.
  func because(_ what: String) -> String {
    guard let fault else { return hasEnded ? "\(what): the process exited" : what }
    return "\(what): \(fault.message)"
  }

  /// An answer as far as the check looks into it.
  struct Answer {
    let id: Int
    let fields: [String: Any]

    init(_ line: [UInt8]) throws(RuleBreak) {
      do throws(Envelope.Problem) {
        id = try Envelope.id(of: line)
      } catch {
        throw RuleBreak(error.message)
      }
      let value = try? JSONSerialization.jsonObject(with: Data(line))
      guard let fields = value as? [String: Any] else {
        throw RuleBreak("not a JSON object: \(shown(line))")
      }
      self.fields = fields
    }

    var frames: [Any]? { fields["frames"] as? [Any] }
    var size: [Any]? { fields["size"] as? [Any] }
    var error: String? { fields["error"] as? String }

    /// Whether it says the same as another, whatever their ids.
    func agrees(with other: Answer) -> Bool {
      var (mine, theirs) = (fields, other.fields)
      mine["id"] = nil
      theirs["id"] = nil
      return NSDictionary(dictionary: mine).isEqual(to: theirs)
    }
  }
}
