import LayoutReports
import Testing

@Suite("Options", .needsProgram)
struct OptionsTests {
  /// A command line that is refused, and what is said of it.
  struct Refused: CustomTestStringConvertible, Sendable {
    var words: [String]
    var message: String

    init(_ line: String, _ message: String) {
      words = line.split(separator: " ").map { $0 == "''" ? "" : String($0) }
      self.message = message
    }

    var testDescription: String { words.joined(separator: " ") }
  }

  static let refused = [
    Refused("nope", "plumb nope: expected one of gate, fuzz"),
    Refused("fuzz --frob", "plumb fuzz: --frob: expected one of --cases"),
    Refused("fuzz -x", "plumb fuzz: -x: expected one of --cases"),
    Refused("fuzz word", "plumb fuzz: expected flags only, found word"),
    Refused("fuzz --cases", "plumb fuzz: --cases: expected N behind it"),
    Refused("fuzz --corpus ''", "plumb fuzz: --corpus: expected DIR behind it"),
    Refused("fuzz --corpus=", "plumb fuzz: --corpus: expected DIR behind it"),
    Refused("fuzz --in-process=3", "plumb fuzz: --in-process: expected no value"),
    Refused("fuzz --cases 0", "plumb fuzz: --cases: expected a whole number from 1 to"),
    Refused("fuzz --cases 1.5", "plumb fuzz: --cases: expected a whole number from 1 to"),
    Refused("fuzz --from 9223372036854775807", "plumb fuzz: --from: expected a whole number"),
    Refused("fuzz --jobs 1000000", "plumb fuzz: --jobs: expected a whole number from 1 to 1024"),
    Refused("fuzz --seed -1", "plumb fuzz: --seed: expected a whole number of 64 bits, found -1"),
    Refused("fuzz --for 5x", "plumb fuzz: --for: expected a time such as 30s"),
    Refused("fuzz --for nan", "plumb fuzz: --for: expected a time such as 30s"),
    Refused("fuzz --shard 3/2", "plumb fuzz: --shard: expected a part such as 2/8, found 3/2"),
    Refused("fuzz --memory-limit x", "plumb fuzz: --memory-limit: expected a size such as 1GiB"),
    Refused("fuzz --engine x", "plumb fuzz: --engine: expected one of masonry, article, "),
    Refused("fuzz --domain x", "plumb fuzz: --domain: expected one of masonry, "),
    Refused("fuzz --invariant x", "plumb fuzz: --invariant: expected one of total, "),
    Refused("show", "plumb show: expected one CASE"),
    Refused("minimize a b", "plumb minimize: expected one CASE"),
    Refused("truth", "plumb truth: expected one FILE or more"),
    Refused("import", "plumb import: expected one FILE, or --unsplash"),
    Refused("import a --count 3", "plumb import: --count is for --unsplash"),
    Refused("import --unsplash --count 0", "plumb import: --count: expected a whole number"),
    Refused("golden", "plumb golden: expected one of verify, record, review"),
    Refused("golden keep", "plumb golden: expected one of verify, record, review, found keep"),
    Refused("golden verify x", "plumb golden: expected nothing behind verify"),
    Refused("golden record --mode x", "plumb golden: --mode: expected one of "),
    Refused("golden verify --all", "plumb golden: --all is for golden review"),
    Refused("golden review --accept", "plumb golden: expected ids, --engine, --cause or --all"),
    Refused("golden review --accept --reject --all", "plumb golden: expected --accept or --reject"),
    Refused("golden review --cause x", "plumb golden: --cause: expected one of new, "),
    Refused("golden verify --engine article", "plumb golden: --engine: expected an engine with"),
  ]

  @Test("what makes no sense is one line on standard error and exit code 64", arguments: refused)
  func refusal(_ refused: Refused) throws {
    let folder = try Workplace()
    let result = try Program.run(refused.words, in: folder)
    #expect(result.code == .usage)
    #expect(result.output.isEmpty)
    #expect(result.complaints.count == 1)
    #expect(result.errors.hasPrefix(refused.message), "\(result.errors)")
    #expect(folder.names(in: ".").filter { !$0.hasPrefix(".") } == [])
  }

  @Test(
    "the ways to write a flag are the same",
    arguments: [
      ["--cases", "1_2", "--seed", "7"], ["--cases=12", "--seed=7"], ["--seed=1", "--cases", "12"],
    ]
  )
  func forms(flags: [String]) throws {
    let folder = try Workplace()
    let words = ["fuzz", "--engine=masonry", "--jobs", "1"] + flags + ["--seed", "7"]
    let result = try Program.run(words, in: folder)
    #expect(result.code == .held)
    #expect(result.lines.first?.split(separator: " ").prefix(2) == ["fuzz", "12"])
    let report = try ReportJSON.parse(try folder.read("Reports/latest/report.json"))
    #expect(report.seed == 7)
  }

  @Test("help is asked for in three ways and tells every command and exit code")
  func help() throws {
    let folder = try Workplace()
    for word in ["help", "--help", "-h"] {
      let result = try Program.run([word], in: folder)
      #expect(result.code == .held)
      for name in ["gate", "fuzz", "replay", "minimize", "truth", "golden", "bench", "import"] {
        #expect(result.output.contains("\n  \(name) "), "\(word): \(name)")
      }
      for code in ExitCode.allCases { #expect(result.output.contains(code.meaning)) }
    }
    let one = try Program.run(["golden", "-h"], in: folder)
    #expect(one.code == .held)
    #expect(one.lines.first == "plumb golden verify | record | review [ID…]")
    #expect(try Program.run([], in: folder).code == .usage)
  }

  @Test("help of what attacks says which traps are findings", arguments: ["fuzz", "gate"])
  func traps(command: String) throws {
    let result = try Program.run([command, "--help"], in: try Workplace())
    let line = try #require(result.lines.last)
    #expect(line.contains("exit \(ExitCode.violated.rawValue);"))
    #expect(line.hasSuffix("exit \(ExitCode.engineFault.rawValue)"))
  }

  @Test(
    "invariants are listed of the domains too whose engines only a user's file has",
    arguments: ["view", "section"]
  )
  func triedInvariants(domain: String) throws {
    let result = try Program.run(["invariants", "--domain", domain], in: try Workplace())
    #expect(result.code == .held)
    #expect(result.output.hasPrefix("\(domain)\n"))
    #expect(result.output.contains("tolerance: "))
  }
}
