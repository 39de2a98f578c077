import LayoutCore
import LayoutOracles
import Testing

@Suite("ContentSize")
struct ContentSizeTests {
  @Test("a trailing gap is one too many")
  func trailingGap() {
    let plan = LanePlan.columns([50, 60, 40])
    let right = LaneReference.layOut(plan)
    #expect(right.size == Size(width: 320, height: 60))
    #expect(broken(plan, right) == nil)
    let violation = broken(plan, right.changed { $0.size.height += 10 })
    #expect(violation?.message == "the content's height is 70, not 60: item 1 ends at 60")
    #expect(violation?.edge == .bottom)
    #expect(violation?.items == [1])
  }

  @Test("without items it is the insets alone, across it is the container's")
  func empty() {
    var plan = LanePlan.columns([])
    plan.insets = Insets(top: 3, bottom: 4)
    let right = LaneReference.layOut(plan)
    #expect(right.size == Size(width: 320, height: 7))
    #expect(broken(plan, right) == nil)
    #expect(
      broken(plan, right.changed { $0.size.height = -3 }, only: "content-size")?.message
        == "the content's height is -3, not 7: there are no items"
    )
    #expect(
      broken(plan, right.changed { $0.size.width = 0 })?.message
        == "the content's width is 0, not 320: that is the container's"
    )
  }
}
