import LayoutWorkers
import TestKit
import Testing

@Suite("engine-check")
struct EngineCheckCommandTests {
  private func check(_ command: String, _ understands: String) throws -> (Int32, String) {
    let folder = try TemporaryFolder()
    return Programs.plumb(
      [
        "engine-check", "--domain", "masonry", "--command", command, "--understands", understands,
      ],
      in: folder.path
    )
  }

  @Test(
    "the adapters of the repository keep every rule",
    arguments: [
      (Programs.stdio, "all", true), (Programs.python, "fixed,nonsense", Programs.hasPython),
      (Programs.chromium, "browser,nonsense", Programs.hasChromium),
    ]
  )
  func adapters(command: String, understands: String, isThere: Bool) throws {
    guard isThere else { return }
    let (code, text) = try check(command, understands)
    #expect(code == 0, "\(text)")
    #expect(text.contains("\(EngineRule.allCases.count) held"), "\(text)")
  }

  @Test("what is broken is told with what was seen", .enabled(if: Programs.hasPython))
  func broken() throws {
    let program = """
      import json, sys
      sys.stdin.readline()
      print(json.dumps({"plumb": 1, "engine": "e", "version": "1", "domains": ["masonry"]}), flush=True)
      for line in sys.stdin:
          frames = [[0, 0, None, 0] for _ in json.loads(line)["case"]["items"]]
          print(json.dumps({"id": 7, "frames": frames, "size": [0, 0]}), flush=True)
      """
    let (code, text) = try check("python3 -c '\(program.replacing("'", with: "\""))'", "plain")
    #expect(code == 1)
    #expect(text.contains("broken   same-id"), "\(text)")
    #expect(text.contains("broken   numbers") || text.contains("broken   frames"), "\(text)")
    #expect(text.contains("held     hello"), "\(text)")
  }

  @Test("what does not start keeps no rule and is tried no further")
  func absent() throws {
    let (code, text) = try check("./no-such-program", "all")
    #expect(code == 1)
    #expect(text.contains("broken   hello"), "\(text)")
    #expect(text.contains("1 broken, \(EngineRule.allCases.count - 1) untried"), "\(text)")
  }
}
