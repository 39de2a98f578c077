import Foundation
import LayoutCases
import LayoutCore
import LayoutWorkers

/// Draws the cases with which an adapter is checked: small and varied, some of them nonsense.
struct SampleDraw<D: Domain> {
  let semantics: D.Semantics
  let form: WireForm<D>

  private static var wanted: (sound: Int, nonsense: Int) { (8, 3) }
  /// What keeps a sample readable when it is told.
  private static var longest: Int { 2_000 }

  func samples() throws(CaseError) -> [EngineCheck.Sample] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    var found: [EngineCheck.Sample] = []
    let nonsense = form.hasNonsense(semantics) ? Self.wanted.nonsense : 0
    for index in 0..<4_000 where found.count < Self.wanted.sound + nonsense {
      var choices = Choices(seed: 1, stream: "engine-check", index: index)
      let problem = D.draw(&choices, within: semantics)
      guard let data = try? encoder.encode(problem), data.count < Self.longest else { continue }
      let demand = form.demand(problem)
      let isNonsense = demand == .refusal
      let taken = found.count { $0.isNonsense == isNonsense }
      guard taken < (isNonsense ? nonsense : Self.wanted.sound) else { continue }
      var frames: Int?
      if case .frames(let count) = demand { frames = count }
      found.append(
        EngineCheck.Sample(json: [UInt8](data), frames: frames, isNonsense: isNonsense)
      )
    }
    return found
  }
}
