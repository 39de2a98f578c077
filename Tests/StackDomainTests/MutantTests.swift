import LayoutCases
import LayoutCore
import LayoutHarness
import SwiftUILayout
import Testing

@testable import LayoutSuites

@Suite("Rules bent on purpose")
struct MutantTests {
  @Test(
    "a bent rule is found among 20,000 trees and brought down to the least",
    arguments: Mutant.all
  )
  func found(_ mutant: Mutant) throws {
    let found = try #require(mutant.firstFailing())
    let least = try #require(mutant.minimised(found.problem))
    print(
      "MUT",
      mutant.name,
      found.index,
      least.value.partCount,
      least.candidates,
      least.isFixpoint,
      least.value.shape
    )
    #expect(least.isFixpoint)
  }
}
