import LayoutCore
import LayoutHarness
import LayoutSuites
import LayoutWorkers
import Testing

@Suite("Answers for goldens", .needsProgram)
struct FramesRunTests {
  private func source(lanes: Int, height: Double = 3) -> CaseSource {
    let item = #"{"width":1,"height":\#(height),"sizing":"stretch"}"#
    let text =
      #"{"domain":"masonry","lanes":\#(lanes),"container":{"width":10},"items":[\#(item)]}"#
    return .text(text, file: nil)
  }

  @Test("an engine that dies over one case answers the others, in their order")
  func crash() throws {
    let runner = Runner(
      suites: BuiltInSuites.all,
      lanes: 1,
      command: LaunchCommand(Program.path, ["worker"]),
      timeLimit: .seconds(30)
    )
    let sources = [source(lanes: 2), source(lanes: 0), source(lanes: 1, height: 0.1)]
    let questions = sources.map {
      CheckRun.Question(domain: "masonry", engine: "article", source: $0)
    }
    let answers = try FramesRun(questions).run(on: runner)
    #expect(answers.count == 3)
    guard case .frames(let first) = answers[0], case .fault(let fault) = answers[1],
      case .frames(let last) = answers[2]
    else {
      Issue.record("\(answers)")
      return
    }
    #expect(first.frames.count == 1)
    #expect(fault.kind == .trap)
    // A number comes back from the worker as it was, to the last bit.
    #expect(last.frames.map(\.height) == [0.1])
  }
}
