import SnapshotDiffing
import Testing

@Suite("The lint for models used as identifiers")
struct ModelIdentifierLintTests {
  struct Article: Hashable, Identifiable {
    var id: Int
    var title: String
    var isRead = false
  }

  struct Contact: Hashable {
    var identifier: String
    var name: String
  }

  enum Row: Hashable {
    case header(String)
    case article(Article)
  }

  @Test("names the model and the field that changed")
  func field() {
    let before = [Article(id: 1, title: "One"), Article(id: 2, title: "Two")]
    var after = before
    after[1].isRead = true
    let findings = ModelIdentifierLint.findings(from: before, to: after.reversed())
    #expect(findings.map(\.model) == ["2"])
    #expect(findings.first?.fields.map(\.name) == ["isRead"])
    #expect(findings.first?.fields.first?.before == "false")
    #expect(findings.first?.before == 1 && findings.first?.after == 0)
  }

  @Test("finds a stable field by its name, and a model inside an enumeration")
  func fields() {
    let contacts = ModelIdentifierLint.findings(
      from: [Contact(identifier: "c", name: "Ana")],
      to: [Contact(identifier: "c", name: "Eva")]
    )
    #expect(contacts.first?.fields.map(\.name) == ["name"])
    let rows = ModelIdentifierLint.findings(
      from: [Row.header("h"), .article(Article(id: 1, title: "One"))],
      to: [Row.header("i"), .article(Article(id: 1, title: "Uno"))]
    )
    #expect(rows.map { $0.fields.map(\.name) } == [["title"]])
  }

  @Test("says nothing of good identifiers and of models that really go and come")
  func silent() {
    #expect(ModelIdentifierLint.findings(from: ["a", "b"], to: ["c", "a"]).isEmpty)
    #expect(
      ModelIdentifierLint.findings(from: [UUID(), UUID()], to: [UUID()]).isEmpty
    )
    let gone = [Article(id: 1, title: "One")]
    #expect(ModelIdentifierLint.findings(from: gone, to: [Article(id: 2, title: "One")]).isEmpty)
  }

  @Test("takes an id of the caller's")
  func callers() {
    let findings = ModelIdentifierLint.findings(from: ["1 one"], to: ["1 uno"]) { $0.first }
    #expect(findings.map(\.model) == ["1"])
  }

  @MainActor
  @Test("is raised by a data source that is given models")
  func dataSource() async {
    let view = UICollectionView()
    let source = UICollectionViewDiffableDataSource<Int, Article>(collectionView: view) {
      view,
      path,
      _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Article>()
    snapshot.appendSections([0])
    snapshot.appendItems([Article(id: 1, title: "One")])
    await source.apply(snapshot)
    snapshot.deleteAllItems()
    snapshot.appendSections([0])
    snapshot.appendItems([Article(id: 1, title: "Uno")])
    await source.apply(snapshot)
    #expect(source.findings.first?.fields.map(\.name) == ["title"])
    #expect(source.requests.count == 2 && view.visibleCells.count == 1)
  }
}
