import Testing

@testable import PlumbCommands

@Suite("Keeping what things are made through")
struct KeepingExpressionTests {
  @Test(
    "every value that a call answers on the way is kept, and what is no call stands as it was",
    arguments: [
      ("Feed().layout", "[Feed()].layout"),
      ("try? Feed(at: 3).make()", "try? [[Feed(at: 3)].make()]"),
      ("Shelf(owner: Feed())", "[Shelf(owner: [Feed()])]"),
      ("Outer.Feed<Int>().layout", "[Outer.Feed<Int>()].layout"),
      ("Array(Page.allCases)[0].section(in: e)", "[Array(Page.allCases)][0].section(in: e)"),
      ("Feed { $0 } done: { 1 }.layout", "[Feed { $0 } done: { 1 }].layout"),
      ("Feed.shared.layout", "Feed.shared.layout"),
      ("shelf(in: e)", "shelf(in: e)"),
      (#"shelf("Feed()")"#, #"shelf("Feed()")"#),
    ]
  )
  func kept(_ expression: String, _ expected: String) {
    let written = expected.replacing("[0]", with: "{0}").replacing("[", with: "plumbOwners.keep(")
      .replacing("]", with: ")").replacing("{0}", with: "[0]")
    #expect(KeepingExpression(expression).text == written)
  }
}
