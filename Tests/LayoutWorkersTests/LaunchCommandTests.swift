import LayoutCore
import LayoutWorkers
import Testing

@Suite("LaunchCommand")
struct LaunchCommandTests {
  @Test(
    "a command is split as a shell splits it",
    arguments: [
      ("python3 engine.py", ["python3", "engine.py"]),
      ("  a   b  ", ["a", "b"]),
      ("'a b' \"c d\" e\\ f", ["a b", "c d", "e f"]),
      ("a '' b", ["a", "", "b"]),
      ("a\"b c\"'d e'f", ["ab cd ef"]),
      ("a \"say \\\"hi\\\"\" '\\n' \"\\n\"", ["a", "say \"hi\"", "\\n", "\\n"]),
    ]
  )
  func splitting(text: String, words: [String]) throws {
    let command = try LaunchCommand(parsing: text)
    #expect([command.program] + command.arguments == words)
  }

  @Test(
    "a command that is not whole is refused",
    arguments: ["", "  ", "a 'b", "a \"b", "a \\", "'' b"]
  )
  func refused(text: String) {
    #expect(throws: CaseError.self) { try LaunchCommand(parsing: text) }
  }

  @Test("a program without a slash is looked up in PATH")
  func path() throws {
    let engine = ExternalEngine(LaunchCommand("plumb-no-such-program"), domain: "masonry")
    let fault = #expect(throws: EngineFault.self) { try engine.start() }
    #expect(fault?.message.contains("no such program in PATH") == true)
    // One that is there and is no engine: it starts, and gives the hello back.
    let cat = ExternalEngine(try LaunchCommand(parsing: "cat"), domain: "masonry")
    let echo = #expect(throws: EngineFault.self) { try cat.start() }
    #expect(echo?.kind == .protocolBreach)
  }
}
