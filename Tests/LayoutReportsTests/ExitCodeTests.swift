import LayoutCore
import LayoutReports
import Testing

@Suite("Exit codes")
struct ExitCodeTests {
  private func part(_ outcome: ExitCode, count: Int = 1) -> RunReport.Part {
    RunReport.Part(name: "p", count: count, unit: "cases", outcome: outcome, detail: "")
  }

  @Test("keep their numbers, which scripts rely on")
  func numbers() {
    #expect(ExitCode.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 64, 65, 69, 70, 75])
    #expect(Set(ExitCode.allCases.map(\.meaning)).count == ExitCode.allCases.count)
  }

  @Test("let the highest win")
  func highest() {
    #expect(RunReport.verdict(of: [part(.held), part(.slower), part(.violated)]) == .slower)
    #expect(RunReport.verdict(of: [part(.held), part(.held)]) == .held)
  }

  @Test("never call nothing a success", arguments: [0, 1, 3])
  func nothing(parts: Int) {
    let empty = Array(repeating: part(.held, count: 0), count: parts)
    #expect(RunReport.verdict(of: empty) == .nothingChecked)
    #expect(ExitCode.highest(of: []) == .nothingChecked)
  }

  @Test("count what could not be decided only where the run is strict")
  func strict() {
    let parts = [part(.held), part(.inconclusive)]
    #expect(RunReport.verdict(of: parts) == .held)
    #expect(RunReport.verdict(of: parts, strict: true) == .inconclusive)
  }

  @Test("let an empty part pass beside one that checked something")
  func partly() {
    #expect(RunReport.verdict(of: [part(.held, count: 0), part(.held)]) == .held)
    #expect(RunReport.verdict(of: [part(.unavailable, count: 0)]) == .unavailable)
  }

  @Test(
    "tell an engine that owes an answer from one that owes a refusal",
    arguments: [
      ("overlap", [nil, nil], ExitCode.violated),
      ("total", ["0 lanes", "0 lanes"], .violated),
      ("trap", ["0 lanes", "-1 lanes"], .violated),
      ("abort", ["0 lanes"], .violated),
      ("trap", ["0 lanes", nil], .engineFault),
      ("trap", [nil, nil], .engineFault),
      ("hang", ["0 lanes", "0 lanes"], .engineFault),
      ("memory", ["0 lanes"], .engineFault),
      ("segmentation-fault", ["0 lanes"], .engineFault),
      ("nondeterminism", ["0 lanes"], .engineFault),
    ] as [(String, [String?], ExitCode)]
  )
  func faults(invariant: String, nonsense: [String?], code: ExitCode) {
    let violation = Violation(invariant, "told", expected: "this", actual: "that")
    let exhibits = nonsense.map {
      Exhibit(json: "{}", lines: [], size: 0, picture: nil, nonsense: $0)
    }
    #expect(ExitCode(over: violation, in: exhibits) == code)
  }
}
