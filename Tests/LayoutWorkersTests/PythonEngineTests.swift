import Foundation
import LayoutCore
import LayoutWorkers
import Testing

/// An interpreter maps and dies otherwise than a program of ours.
@Suite(
  "ExternalEngine in Python",
  .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"))
)
struct PythonEngineTests {
  static let script = """
    import json, sys, time
    sys.stdin.readline()
    print('{"plumb":1,"engine":"python","version":"1","domains":["masonry"]}', flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        word = request["case"].get("do")
        if word == "touched":
            block = b"x" * (8 << 30)
            time.sleep(1000)
        if word == "untouched":
            block = bytearray(8 << 30)
            time.sleep(1000)
        if word == "refused-memory":
            raise MemoryError()
        if word == "raise":
            raise ValueError("no such lane")
        print(json.dumps({"id": request["id"], "frames": [], "size": [0, 0]}), flush=True)
    """

  @Test(
    "its deaths are told by their kinds",
    arguments: [
      ("touched", EngineFault.Kind.memory), ("untouched", .memory), ("refused-memory", .memory),
      ("raise", .exit),
    ]
  )
  func deaths(word: String, kind: EngineFault.Kind) {
    let engine = ExternalEngine(
      LaunchCommand("python3", ["-c", Self.script]),
      domain: "masonry",
      limits: Hostile.limits
    )
    let requests = (0..<9).map { id in
      let wanted = id == 4 ? "{\"do\":\"\(word)\"}" : "{}"
      return ExternalEngine.Request(
        id: id,
        line: Hostile.bytes("{\"id\":\(id),\n\"case\":\(wanted)}")
      )
    }
    let answers = engine.exchange(requests, timeLimit: .seconds(60)).answers
    for (id, answer) in answers.enumerated() {
      switch answer {
      case .success: #expect(id != 4)
      case .failure(let fault):
        #expect(id == 4)
        #expect(fault.kind == kind, "\(fault)")
        if word == "raise" { #expect(fault.standardError.contains("no such lane")) }
      }
    }
  }
}
