import Foundation
package import LayoutCore
import LayoutWorkers

extension Engine {
  /// Makes an engine of the domain out of one outside this program.
  package init(
    _ foreign: ForeignEngine,
    by form: WireForm<D>,
    understanding names: [String]?
  ) throws(CaseError) {
    @Sendable func ask(_ problems: [D.Case]) -> [Outcome<D.Answer>] {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.withoutEscapingSlashes]
      let cases = problems.map { [UInt8]((try? encoder.encode($0)) ?? Data()) }
      return foreign.answers(to: cases).map { answer in
        switch answer {
        case .success(let line): form.read(line)
        case .failure(let fault): .fault(fault)
        }
      }
    }
    var isCommand = false
    if case .command = foreign.program { isCommand = true }
    self.init(
      name: foreign.name,
      version: "external",
      semantics: try form.semantics(names),
      // Twice for each case of a batch, when a fault has to be looked for among them.
      grace: isCommand ? foreign.timeLimit * 80 + foreign.limits.start * 4 : .zero,
      // A library answers in the worker itself, where the mark has to be on the case that kills.
      respondToAll: isCommand ? ask : nil,
      respond: { problem in ask([problem]).first ?? .fault(EngineFault(.exit)) }
    )
  }
}
