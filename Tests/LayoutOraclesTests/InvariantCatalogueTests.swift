import LayoutCore
import LayoutOracles
import Testing

@Suite("InvariantCatalogue")
struct InvariantCatalogueTests {
  @Test("holds each invariant once, fully described, and finds it by name")
  func complete() {
    let names = InvariantCatalogue.all.map(\.name)
    #expect(names.count == 22)
    #expect(Set(names).count == names.count)
    for description in InvariantCatalogue.all {
      #expect(InvariantCatalogue[description.name] == description)
      for text in [description.formula, description.tolerance, description.applies] {
        #expect(!text.isEmpty)
      }
    }
    #expect(InvariantCatalogue["no such"] == nil)
  }
}
