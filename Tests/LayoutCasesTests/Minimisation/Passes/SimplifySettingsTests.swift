import LayoutCases
import LayoutCore
import Testing

@Suite("Pass: simplify settings")
struct SimplifySettingsTests {
  @Test("a special setting is put back unless the fault needs it", arguments: [true, false])
  func settings(isNeeded: Bool) {
    let result = Minimiser<Shelf>(passes: [.simplifySettings])
      .minimise(
        Shelf(values: [3], isSpecial: true),
        execute: Shelf.breaking { $0.isSpecial || !isNeeded }
      )
    #expect(result?.value == Shelf(values: [3], isSpecial: isNeeded))
  }
}
