import Foundation
import LayoutCases
import LayoutCore
import LayoutHarness
import LayoutSuites
import LayoutWorkers
import SwiftUILayout
import TestKit
import Testing

/// A flexbox engine outside the program.
struct FlexboxEngine: Sendable, CustomStringConvertible {
  var name: String
  /// The Python package that it is.
  var package: String
  var file: String

  static let all = [
    FlexboxEngine(name: "yoga", package: "pyyoga", file: "Yoga/yoga.py"),
    FlexboxEngine(name: "taffy", package: "stretchable", file: "Taffy/taffy.py"),
  ]

  var description: String { name }

  /// The command, with the Python that has the package.
  var command: String { "\(Programs.flexboxPython) '\(Programs.engine(file))'" }

  var isThere: Bool {
    Programs.run(["env", Programs.flexboxPython, "-c", "import \(package)"]).code == 0
  }

  static let present = all.filter(\.isThere)
}

@Suite("Flexbox engines")
struct FlexboxTests {
  private static let noneThere: Comment = "neither pyyoga nor stretchable is installed"

  @Test(
    "each passes all checks of the domain on what flexbox has words for",
    .enabled(if: !FlexboxEngine.present.isEmpty, noneThere),
    arguments: FlexboxEngine.present
  )
  func checks(engine: FlexboxEngine) throws {
    let folder = try TemporaryFolder()
    let run = Programs.plumb(
      [
        "fuzz", "--domain", "stack", "--command", engine.command, "--understands", "flexbox",
        "--cases", "300", "--no-save",
      ],
      in: folder.path
    )
    #expect(run.code == 0, "\(run.text)")
    #expect(run.text.contains("300 cases"), "\(run.text)")
  }

  @Test(
    "the package's SwiftUI layout is theirs on what both can express",
    .enabled(if: !FlexboxEngine.present.isEmpty, noneThere),
    arguments: FlexboxEngine.present
  )
  func oracle(engine: FlexboxEngine) throws {
    let folder = try TemporaryFolder()
    let run = Programs.plumb(
      [
        "fuzz", "--domain", "stack", "--engine", "swiftui", "--oracle-command", engine.command,
        "--oracle-understands", "flexbox", "--forgiving", "0.02", "--invariant", "reference",
        "--cases", "500", "--no-save",
      ],
      in: folder.path
    )
    #expect(run.code == 0, "\(run.text)")
    #expect(run.text.contains("500 cases"), "\(run.text)")
  }

  @Test(
    "a bent rule of the package's layout differs from theirs",
    .enabled(if: !FlexboxEngine.present.isEmpty, noneThere),
    arguments: FlexboxEngine.present,
    [RuleMutation.spacerMinimumZero, .paddingNotAdded]
  )
  func bent(engine: FlexboxEngine, mutation: RuleMutation) throws {
    let form = try #require(StackDomain.wire)
    let foreign = ForeignEngine(
      .command(try LaunchCommand(parsing: engine.command)),
      name: engine.name,
      domain: "stack",
      timeLimit: .seconds(30)
    )
    let oracle = try Engine<StackDomain>(foreign, by: form, understanding: ["flexbox"])
    let suite = Suite(Engine<StackDomain>.swiftUI(mutations: mutation))
      .referred(to: oracle, forgiving: 0.02, by: form)
    let found = (0..<400).contains { index in
      var choices = Choices(seed: 7, stream: "flexbox", index: index)
      let problem = StackDomain.draw(&choices, within: suite.engine.semantics)
      return suite.judge(problem)?.invariant == "reference"
    }
    #expect(found)
  }

  @Test("what is drawn for them is varied, and stays as it is when it is fitted again")
  func drawn() throws {
    let semantics = try #require(StackDomain.wire).semantics(["flexbox"])
    var (stacks, spacers, mirrored, ordinary) = (0, 0, 0, 0)
    for index in 0..<1_000 {
      var choices = Choices(seed: 3, stream: "flexbox", index: index)
      let problem = StackDomain.draw(&choices, within: semantics)
      #expect(StackDomain.isWithin(semantics, problem), "case \(index)")
      #expect(FlexFit.fitted(problem) == problem, "case \(index)")
      let labels = StackDomain.labels(of: problem)
      if labels & 0b11 != 0 { stacks += 1 }
      if labels & StackFeatures.spacers.rawValue != 0 { spacers += 1 }
      if labels & StackFeatures.rightToLeft.rawValue != 0 { mirrored += 1 }
      var others = Choices(seed: 3, stream: "flexbox", index: index)
      let other = StackDomain.draw(&others, within: StackSemantics())
      if StackDomain.isWithin(semantics, other) { ordinary += 1 }
    }
    #expect(stacks > 500, "\(stacks)")
    #expect(spacers > 20, "\(spacers)")
    #expect(mirrored > 200, "\(mirrored)")
    // Hence the fitting: of what is drawn for everybody hardly a case is one for them.
    #expect(ordinary < 50, "\(ordinary)")
  }
}
