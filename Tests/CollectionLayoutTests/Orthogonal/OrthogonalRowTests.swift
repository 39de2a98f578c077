import CollectionLayout
import LayoutCore
import Testing

@Suite("Rest offsets")
struct OrthogonalRowTests {
  private func row(
    _ behavior: OrthogonalBehavior,
    groups: Int,
    length: Double,
    spacing: Double,
    rules: SolverRules = .all
  ) -> OrthogonalRow {
    OrthogonalRow(
      behavior: behavior,
      leading: 4,
      trailing: 6,
      bounds: 320,
      starts: (0..<groups).map { 4 + Double($0) * (length + spacing) },
      lengths: Array(repeating: length, count: groups),
      rowLength: 10 + Double(groups) * (length + spacing) - (groups > 0 ? spacing : 0),
      rules: rules
    )
  }

  @Test(
    "resting again changes nothing, asking for more never rests before, and limits hold",
    arguments: OrthogonalBehavior.allCases
  )
  func laws(_ behavior: OrthogonalBehavior) {
    for groups in 0...9 {
      for (length, spacing) in [(100.0, 8.0), (256, 8), (100, 0), (40, 12.5), (0, 0), (500, 3)] {
        let row = row(behavior, groups: groups, length: length, spacing: spacing)
        var last = -Double.infinity
        for asked in stride(from: -300.0, through: 3_000, by: 7) {
          let rest = row.restOffset(for: asked)
          #expect(row.restOffset(for: rest) == rest)
          #expect(rest >= last)
          if behavior != .groupPagingCentered {
            #expect(rest >= 0 && rest <= row.limit)
          }
          last = rest
        }
      }
    }
  }

  @Test("offsets that are no number rest at an end")
  func nonsense() {
    for behavior in OrthogonalBehavior.allCases {
      let row = row(behavior, groups: 5, length: 100, spacing: 8)
      #expect(row.restOffset(for: .nan) == 0)
      #expect(row.restOffset(for: .infinity).isFinite)
    }
  }

  @Test("a scrolled section answers the cells that came into sight, and solves nothing")
  func scrolled() throws {
    let item = LayoutNode(
      size: LayoutDimensions(width: .fractionalWidth(1), height: .fractionalHeight(1))
    )
    let group = LayoutNode(
      size: LayoutDimensions(width: .absolute(100), height: .absolute(50)),
      content: GroupContent(arrangement: .fitting(.horizontal), subitems: [item])
    )
    let section = SectionDescription(
      group: group,
      interGroupSpacing: 8,
      orthogonal: .groupPaging
    )
    let solution = try CollectionSolver().solve(
      CollectionDescription(
        container: Size(width: 320, height: 480),
        sections: [section],
        itemCounts: [50]
      )
    )
    let rect = Rect(x: 0, y: 0, width: 320, height: 480)
    #expect(solution.elements(in: rect).elements.map(\.id.item) == [0, 1, 2])
    let rest = try #require(solution.restOffset(section: 0, asked: 1_000))
    #expect(rest == 972)
    let viewing = Viewing(orthogonalOffsets: [0: rest])
    let scrolled = solution.elements(in: rect, viewing: viewing).elements
    #expect(scrolled.map(\.id.item) == [9, 10, 11])
    #expect(scrolled.first?.frame.x == 0)
  }
}
