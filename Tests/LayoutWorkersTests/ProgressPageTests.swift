import LayoutWorkers
import Testing

@Suite("ProgressPage")
struct ProgressPageTests {
  @Test("mark and log are those written since it was cleared")
  func marks() throws {
    let page = try #require(ProgressPage())
    #expect(page.mark == nil)
    page.start(0)
    #expect(page.mark == 0)
    page.record(3)
    page.start(41)
    page.record(255)
    #expect(page.mark == 41)
    #expect(page.log == [3, 255])
    page.clear()
    #expect(page.mark == nil)
    #expect(page.log.isEmpty)
  }

  @Test("a log that is full keeps its beginning")
  func full() throws {
    let page = try #require(ProgressPage())
    for number in 0..<ProgressPage.logCapacity + 10 { page.record(UInt8(number & 0x7F)) }
    #expect(page.log.count == ProgressPage.logCapacity)
    #expect(page.log.last == UInt8((ProgressPage.logCapacity - 1) & 0x7F))
  }
}
