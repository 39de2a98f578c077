import LayoutCore
import LayoutTiming

/// The report as JUnit XML, for systems that show test results.
///
/// A `failure` is a verdict of ours, an `error` a crash or hang of an engine, `skipped` what could
/// not be decided.
package enum JUnitReport {
  /// The document; ends with a line feed.
  package static func render(_ report: RunReport) -> String {
    let suites = [parts(report)] + engines(report) + [goldens(report), expectations(report)]
    let filled = suites.filter { !$0.cases.isEmpty }
    let document: Markup = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="plumb \(report.command)" \(totals(filled.flatMap(\.cases))) \
      time="\(seconds(report.times.elapsed))">
      \(filled.map(element))</testsuites>

      """
    return document.text
  }

  /// A suite of test cases.
  private struct Suite {
    var name: String
    var seconds: Double?
    var cases: [Case]
  }

  /// One test case with its results.
  private struct Case {
    var owner: String
    var name: String
    var seconds: Double?
    var results: [Result] = []
  }

  /// What a test case says beside having run.
  private struct Result {
    var element: Markup
    var kind: String
    var message: String
    var text: String
  }

  private static let failure: Markup = "failure"
  private static let error: Markup = "error"
  private static let skipped: Markup = "skipped"

  /// One suite an engine: a test case for every invariant asked of it or broken by it.
  private static func engines(_ report: RunReport) -> [Suite] {
    report.engines.map { engine in
      let owner = "\(engine.domain).\(engine.name)"
      let findings = report.findings.filter {
        $0.domain == engine.domain && $0.engine == engine.name
      }
      let asked = report.invariants.filter {
        $0.domain == engine.domain && $0.engine == engine.name
      }
      let names = Set(asked.map(\.name) + findings.map(\.violation.invariant)).sorted()
      return Suite(
        name: owner,
        cases: names.map { name in
          let broken = findings.filter { $0.violation.invariant == name }
          return Case(owner: owner, name: name, results: broken.map { result($0, report.times) })
        }
      )
    } + strangers(report)
  }

  /// Findings of engines that the report does not list, so that none is lost.
  private static func strangers(_ report: RunReport) -> [Suite] {
    let listed = Set(report.engines.map { [$0.domain, $0.name] })
    let cases = report.findings.filter { !listed.contains([$0.domain, $0.engine]) }.map {
      Case(
        owner: "\($0.domain).\($0.engine)",
        name: $0.violation.invariant,
        results: [result($0, report.times)]
      )
    }
    return [Suite(name: "other engines", cases: cases)]
  }

  private static func result(_ finding: Finding, _ times: RunReport.Times) -> Result {
    let seconds = times.seconds(minimising: finding.fingerprint)
    return Result(
      element: finding.violation.fault != nil ? error : failure,
      kind: finding.violation.invariant,
      message: finding.violation.message,
      text: FindingText.lines(finding, seconds: seconds).joined(separator: "\n")
    )
  }

  /// The parts; one whose failures are told elsewhere passes here, so that nothing counts twice.
  private static func parts(_ report: RunReport) -> Suite {
    let told = !report.findings.isEmpty || report.known.contains { !$0.isMet }
    let cases = report.parts.map { part in
      var results: [Result] = []
      let isTold =
        switch part.outcome {
        case .held: true
        case .violated, .engineFault: told
        case .goldenChanged: !report.goldens.isEmpty
        default: false
        }
      if !isTold {
        let open = part.outcome == .inconclusive || part.outcome == .nothingChecked
        results = [
          Result(
            element: open ? skipped : failure,
            kind: part.outcome.meaning,
            message: part.detail,
            text: report.verdicts.filter { $0.kind.isRegression && part.outcome == .slower }
              .map(\.line).joined(separator: "\n")
          )
        ]
      }
      return Case(
        owner: "plumb.\(report.command)",
        name: part.name,
        seconds: report.times.seconds(ofPart: part.name),
        results: results
      )
    }
    return Suite(name: report.command, seconds: report.times.elapsed, cases: cases)
  }

  private static func goldens(_ report: RunReport) -> Suite {
    Suite(
      name: "goldens",
      cases: report.goldens.map { change in
        Case(
          owner: "\(change.domain).\(change.engine)",
          name: change.name,
          results: [
            Result(
              element: failure,
              kind: change.status,
              message: change.cause,
              text: GoldenText.lines(change).joined(separator: "\n")
            )
          ]
        )
      }
    )
  }

  private static func expectations(_ report: RunReport) -> Suite {
    Suite(
      name: "known faults",
      cases: report.known.map { known in
        Case(
          owner: "\(known.domain).\(known.engine)",
          name: known.file,
          results: known.isMet
            ? []
            : [
              Result(
                element: failure,
                kind: "expectation",
                message: known.sentence,
                text: "plumb replay \(known.file)"
              )
            ]
        )
      }
    )
  }

  private static func element(_ suite: Suite) -> Markup {
    """
    <testsuite name="\(suite.name)" \(totals(suite.cases)) time="\(seconds(suite.seconds ?? 0))">
    \(suite.cases.map(element))</testsuite>

    """
  }

  private static func element(_ test: Case) -> Markup {
    let results = test.results.map { result -> Markup in
      """
      <\(result.element) type="\(result.kind)" message="\(result.message)">\(result.text)\
      </\(result.element)>

      """
    }
    return """
      <testcase classname="\(test.owner)" name="\(test.name)" \
      time="\(seconds(test.seconds ?? 0))">
      \(results)</testcase>

      """
  }

  private static func totals(_ cases: [Case]) -> Markup {
    func count(_ element: Markup) -> Int {
      cases.count { $0.results.contains { $0.element == element } }
    }
    return """
      tests="\(cases.count)" failures="\(count(failure))" errors="\(count(error))" \
      skipped="\(count(skipped))"
      """
  }

  private static func seconds(_ value: Double) -> String {
    NumberText.fixed(value.isFinite ? value : 0, decimals: 3)
  }
}
