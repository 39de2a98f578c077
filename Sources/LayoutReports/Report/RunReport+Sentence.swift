import LayoutCore
import LayoutTiming

extension RunReport {
  /// The verdict in a few words: counts where there is something to count, else its meaning.
  package var sentence: String {
    var words: [String] = []
    if !findings.isEmpty { words.append(NumberText.count(findings.count, "finding")) }
    let broken = known.count { !$0.isMet }
    if broken > 0 { words.append("\(NumberText.count(broken, "expectation")) not met") }
    if !goldens.isEmpty {
      words.append("\(NumberText.count(goldens.count, "golden")) not as recorded")
    }
    let slower = verdicts.count { $0.kind.isRegression }
    if slower > 0 { words.append(NumberText.count(slower, "regression")) }
    if interrupted == true { words.append("interrupted before the end") }
    return words.isEmpty ? verdict.meaning : words.joined(separator: ", ")
  }
}

extension RunReport.Known {
  /// What was expected and what was met, as a sentence.
  package var sentence: String {
    func list(_ names: [String]) -> String {
      names.isEmpty ? "nothing" : names.joined(separator: ", ")
    }
    return "\(engine) is expected to break \(list(expected)) and broke \(list(met))"
  }
}
