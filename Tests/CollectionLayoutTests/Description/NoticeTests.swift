import CollectionLayout
import LayoutCore
import Testing

@Suite("Notices")
struct NoticeTests {
  private func solution(
    item: LayoutDimensions,
    group: LayoutDimensions
  ) throws -> CollectionSolution {
    let node = LayoutNode(
      size: group,
      content: GroupContent(
        arrangement: .fitting(.horizontal),
        subitems: [LayoutNode(size: item)]
      )
    )
    return try CollectionSolver().solve(
      CollectionDescription(
        container: Size(width: 320, height: 480),
        sections: [SectionDescription(group: node, contentInsets: Insets(top: 9))],
        itemCounts: [4]
      )
    )
  }

  @Test("a group too small for its item leaves the section empty, and says so (G10)")
  func holdsNothing() throws {
    let solution = try solution(
      item: LayoutDimensions(width: .absolute(400), height: .absolute(20)),
      group: LayoutDimensions(width: .fractionalWidth(1), height: .absolute(20))
    )
    #expect(solution.notices == [CollectionNotice(.groupHoldsNothing, section: 0)])
    #expect(solution.contentSize.height == 0)
    #expect(solution.cell(section: 0, item: 0) == nil)
  }

  @Test("an estimated group of fractional items is never measured, and says so (G16)")
  func estimatesInVain() throws {
    let solution = try solution(
      item: LayoutDimensions(width: .fractionalWidth(0.5), height: .fractionalHeight(1)),
      group: LayoutDimensions(width: .fractionalWidth(1), height: .estimated(44))
    )
    #expect(solution.notices == [CollectionNotice(.estimateNeverMeasured, section: 0)])
    #expect(!solution.isEstimated(ElementID(.cell, section: 0, item: 0)))
    #expect(solution.cell(section: 0, item: 0)?.frame.height == 44)
  }

  @Test("a list of estimated rows has nothing to say")
  func nothing() throws {
    let size = LayoutDimensions(width: .fractionalWidth(1), height: .estimated(44))
    #expect(try solution(item: size, group: size).notices.isEmpty)
  }
}
