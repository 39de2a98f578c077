import LayoutCases
import LayoutCore
import LayoutHarness
import LayoutSuites
import SnapshotDiffing
import Testing

@Suite("Whole models as identifiers")
struct ModelIdentifierTests {
  private enum Section: Hashable { case featured, recent }

  private struct Article: Hashable, Identifiable {
    var id: Int
    var title: String
    var isRead = false
  }

  @MainActor
  @Test("in a diffable data source are reported with the field that changed")
  func dataSource() {
    let view = UICollectionView()
    let source = UICollectionViewDiffableDataSource<Section, Article>(collectionView: view) {
      view,
      path,
      _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var articles = [Article(id: 1, title: "Lanes"), Article(id: 2, title: "Proposals")]
    func snapshot() -> NSDiffableDataSourceSnapshot<Section, Article> {
      var snapshot = NSDiffableDataSourceSnapshot<Section, Article>()
      snapshot.appendSections([.featured, .recent])
      snapshot.appendItems([articles[0]], toSection: .featured)
      snapshot.appendItems([articles[1]], toSection: .recent)
      return snapshot
    }
    source.apply(snapshot(), animatingDifferences: false)
    let asked = source.requests.count
    articles[1].title = "Proposals and answers"
    source.apply(snapshot(), animatingDifferences: true)
    #expect(
      source.findings.map(\.description) == [
        "model used as identifier: 2 was deleted at 1 and inserted at 1 because it changed "
          + "title from Proposals to Proposals and answers"
      ]
    )
    // The price of it: a cell was asked for where an update of the one there had been enough.
    #expect(source.requests.count == asked + 1)
  }

  @MainActor
  @Test("are not suspected where the stable id is the identifier")
  func identifiers() {
    let view = UICollectionView()
    let source = UICollectionViewDiffableDataSource<Section, Article.ID>(collectionView: view) {
      view,
      path,
      _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    for order in [[1, 2, 3], [3, 1, 4]] {
      var snapshot = NSDiffableDataSourceSnapshot<Section, Article.ID>()
      snapshot.appendSections([.recent])
      snapshot.appendItems(order)
      source.apply(snapshot)
    }
    #expect(source.findings.isEmpty)
  }

  private static let lint = IdentityInvariants.all.filter {
    $0.description.name == "model-as-identifier"
  }

  @Test("are an invariant that is asked for by name, with the least case")
  func invariant() throws {
    #expect(Self.lint.map(\.isDefault) == [false])
    let problem = try identityCase(
      #"""
      {"before":[{"section":"A","items":["x",{"id":"a","revision":1},{"id":"b","revision":1}]}],
      "after":[{"section":"A","items":[{"id":"b","revision":2},{"id":"a","revision":1},"y"]}]}
      """#
    )
    for engine in [IdentityEngine.ours, .plain, .system] {
      #expect(IdentitySuite(engine).judge(problem) == nil)
      let suite = IdentitySuite(engine, invariants: Self.lint)
      let violation = try #require(suite.judge(problem))
      #expect(violation.message.contains("b was deleted at 2 and inserted at 0"))
      #expect(violation.message.contains("revision from 1 to 2"))
      #expect(violation.cause == "model-as-identifier/revision")
      let result = try #require(suite.minimised(problem))
      let least = try identityCase(
        #"{"before":[{"id":"a","revision":0}],"after":[{"id":"a","revision":1}]}"#
      )
      #expect(result.value == least)
    }
  }

  @Test("have to be found by an engine that looks for them")
  func missed() throws {
    let blind = IdentityEngine.broken("blind") { problem in
      guard case .answer(var answer) = BuiltInIdentity.respond(problem) else {
        return BuiltInIdentity.respond(problem)
      }
      if answer.findings != nil { answer.findings = [] }
      return .answer(answer)
    }
    let suite = IdentitySuite(blind)
    let failure = try #require(suite.firstFailure(seed: 1, in: 0..<20_000))
    #expect(failure.violation.invariant == "lint")
    let result = try #require(suite.minimised(failure.problem))
    #expect(Set(result.value.itemsBefore + result.value.itemsAfter).count == 2)
  }
}
