import Testing

@testable import PlumbCommands

@Suite("Reading a user's sources")
struct ScanTests {
  private static func types(_ text: String) -> [FoundType] {
    SourceScan.joined([SourceScan(text, file: 0)])
  }

  @Test("layouts and views are found wherever they are declared, and nothing in comments or text")
  func found() {
    let types = Self.types(
      #"""
      // struct Commented: Layout {}
      /* struct Nested: /* really */ Layout {} */
      let text = "struct Quoted: View { \("struct Inner: View {}") }"
      let long = """
        struct Long: Layout {}
        """
      let raw = #"struct Raw: Layout { " }"#
      private struct One: SwiftUI.Layout { }
      struct Outer { fileprivate struct Two: Animatable & Layout {} }
      struct Three { var x = 1 }
      extension Three: View { var body: some View { Color.red } }
      final class Four: Layout {}
      func local() { struct Five: Layout {} }
      struct Six<Content: View>: View {}
      """#
    )
    let tried = types.filter { $0.kind != nil }.map { "\($0.kind?.rawValue ?? "") \($0.name)" }
    #expect(
      tried == ["layout One", "layout Outer.Two", "view Three", "layout Four", "view Six"]
    )
    #expect(types.first { $0.name == "Six" }?.isGeneric == true)
  }

  @Test(
    "a type is made by its initialiser or its stored properties, with ordinary values",
    arguments: [
      ("struct A: Layout {}", "A()"),
      ("struct A: Layout { var gap: CGFloat = 8; let columns: Int }", "A(columns: 3)"),
      ("struct A: Layout { init(_ n: Int, axis: Axis = .vertical) {} }", "A(3)"),
      ("struct A: View { @Binding var isOn: Bool; @State var n = 0 }", "A(isOn: .constant(false))"),
      ("struct A: View { @Environment(\\.x) var x: Int\n let t: String? }", "A(t: nil)"),
      ("struct A: View { let b: B }\nstruct B { let n: Int }", "A(b: B(n: 3))"),
      ("struct A: View { var h: CGFloat { 3 }\n static let s: Foo = 2 }", "A()"),
      ("class A: Layout { init(tap: @escaping () -> Void) {} }", "A(tap: {})"),
      ("struct A: Layout { init?(n: Int) {}\n init() {} }", "A()"),
      (
        "struct A: Layout { var map: [String: Int]\n var list: [CGFloat] }", "A(map: [:], list: [])"
      ),
    ]
  )
  func made(_ text: String, _ expected: String) throws {
    let types = Self.types(text)
    let first = try #require(types.first { $0.name == "A" })
    guard case .made(let expression) = MakingArguments(types: types).expression(first) else {
      Issue.record("not made: \(MakingArguments(types: types).expression(first))")
      return
    }
    #expect(expression == expected)
  }

  @Test(
    "a view is given lists with elements, closures that answer, and views for its parameters",
    arguments: [
      ("struct A: View { let sizes: [CGFloat] }", "A(sizes: [8, 16, 24])"),
      (
        "struct A: View { let bars: [B]; struct B { let n: Int; let of: [Int] } }",
        "A(bars: [A.B(n: 1, of: []), A.B(n: 2, of: []), A.B(n: 3, of: [])])"
      ),
      (
        "struct A: View { let all: [B] }\nenum B: CaseIterable { case a }",
        "A(all: Array(B.allCases))"
      ),
      ("struct A: View { let f: (Int, (Int) -> Void) -> Void }", "A(f: { _, _ in })"),
      ("struct A: View { let f: @Sendable (Int) async -> Bool }", "A(f: { _ in false })"),
      (
        "struct A<C: View>: View { @ViewBuilder let c: () -> C }",
        "A<SwiftUI.Text>(c: { SwiftUI.Text(\"Text\") })"
      ),
      (
        "struct A<C, D>: View where C: View, D: View { let c: C; let d: D? }",
        "A<SwiftUI.Text, SwiftUI.Text>(c: SwiftUI.Text(\"Text\"), d: nil)"
      ),
    ]
  )
  func filled(_ text: String, _ expected: String) throws {
    let types = Self.types(text)
    let first = try #require(types.first { $0.name == "A" })
    let making = MakingArguments(types: types, fillsLists: true)
    guard case .made(let expression) = making.expression(first) else {
      Issue.record("not made: \(making.expression(first))")
      return
    }
    #expect(expression == expected)
  }

  @Test(
    "a file that uses UIKit through SwiftUI gets it, on the same line",
    arguments: [
      ("import SwiftUI\nlet a = UIColor.red", "import SwiftUI; import UIKit\nlet a = UIColor.red"),
      ("import SwiftUI\nlet a = UIViewRepresentable.self", nil),
      ("import SwiftUI\nlet UIX = 3", nil),
      ("import SwiftUI\nimport UIKit\nlet a = UIColor.red", nil), ("let a = UIColor.red", nil),
    ] as [(String, String?)]
  )
  func uiKit(_ text: String, _ expected: String?) {
    let source = TrySource(path: "A.swift", text: text, scan: SourceScan(text, file: 0))
    #expect(source.stripped == expected ?? text)
  }

  @Test("what @Entry adds to the environment is said without the macro, no line moved")
  func entries() throws {
    let text = """
      extension EnvironmentValues {
        @Entry public var gap: CGFloat = 12
        @Entry var names = [
          "a", "b",
        ]
        @Entry var title: String?
        var own: Int { 3 }
      }
      """
    let source = TrySource(path: "A.swift", text: text, scan: SourceScan(text, file: 0))
    let lines = source.stripped.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 8)
    #expect(!source.stripped.contains("@Entry"))
    #expect(
      lines[1].hasPrefix("   public var gap: CGFloat  { get { self[PlumbEntry_gap.self] } ")
        && lines[1].hasSuffix("{ public static var defaultValue: CGFloat { 12 } }"),
      "\(lines[1])"
    )
    #expect(lines[2].contains("var names : PlumbEntry_names.Value { get {"), "\(lines[2])")
    #expect(lines[5].contains("var defaultValue: String? { nil } }"), "\(lines[5])")
  }

  @Test(
    "what cannot be made says why",
    arguments: [
      ("struct A: View { let photo: Photo }", "it needs photo: Photo"),
      ("struct A<T>: View {}", "it is generic"),
      ("enum A: View { case one }", "it is an enum"),
      ("struct A: View { let a: A }", "it needs a: A"),
    ]
  )
  func missing(_ text: String, _ reason: String) throws {
    let types = Self.types(text)
    let all = [SourceScan(text, file: 0)]
    let first = try #require(all[0].types.first { $0.name == "A" })
    guard case .missing(let found) = MakingArguments(types: types).expression(first) else {
      Issue.record("made")
      return
    }
    #expect(found == reason)
  }

  @Test("what makes sections and layouts is found, and how it is called")
  func functions() {
    let scan = SourceScan(
      """
      private func shelf(in e: NSCollectionLayoutEnvironment) -> UIKit.NSCollectionLayoutSection {}
      // func commented() -> NSCollectionLayoutSection {}
      func other() -> [NSCollectionLayoutSection] { func inner() -> NSCollectionLayoutSection {} }
      func odd<T>(_ t: T) -> NSCollectionLayoutSection where T: Any {}
      let wide: NSCollectionLayoutSection = shelf()
      enum Kind { case some(Int), plain
        static func make(_ index: Int, of n: Int = 2) throws -> NSCollectionLayoutSection? {} }
      struct Page { let kind: Kind
        var layout: UICollectionViewLayout { x }
        class func of(kind: Kind, columns: Int) -> UICollectionViewCompositionalLayout! {}
        func missing(_ other: Other) -> NSCollectionLayoutSection {} }
      """,
      file: 0
    )
    let types = SourceScan.joined([scan])
    let found = scan.functions.map { function in
      switch CallingExpression(types: types).expression(function) {
      case .made(let expression): "\(function.kind) \(expression)"
      case .missing(let reason): "\(function.path): \(reason)"
      }
    }
    #expect(
      found == [
        "section shelf(in: plumbEnvironment)", "odd: it is generic", "section wide",
        "section try? Kind.make(plumbIndex)",
        "compositional Page(kind: Kind.plain).layout",
        "compositional Page.of(kind: Kind.plain, columns: 3)",
        "Page.missing: it needs _: Other",
      ]
    )
  }

  @Test("previews and entry points are left out, every line where it was")
  func stripped() throws {
    let text = """
      import SwiftUI
      @main struct Program: App { }
      @available(iOS 17, *)
      #Preview("One", traits: .fixed(1)) {
        Text("}")
      }
      struct A: View {}
      """
    let source = TrySource(path: "A.swift", text: text, scan: SourceScan(text, file: 0))
    let lines = source.stripped.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 7)
    #expect(lines[1].trimmingPrefix { $0 == " " } == "struct Program: App { }")
    #expect(lines[2...5].allSatisfy { $0.allSatisfy { $0 == " " } })
    #expect(lines[6] == "struct A: View {}")
  }

  @Test(
    "of conditional branches those that may be compiled here are read, and the others told",
    arguments: [
      ("#if os(Nowhere)", ["B", "C"], ["#if os(Nowhere): A"]),
      ("#if !os(Nowhere) && canImport(UIKit)", ["A", "C"], ["the #else of #if !os(Nowhere)"]),
      ("#if DEBUG || os(Nowhere)", ["B", "C"], ["#if DEBUG || os(Nowhere): A"]),
      ("#if canImport(Elsewhere)", ["A", "B", "C"], []),
      ("#if (swift(>=5.9) || FLAG) && true", ["A", "B", "C"], []),
    ] as [(String, [String], [String])]
  )
  func branches(_ condition: String, _ found: [String], _ dropped: [String]) {
    let scan = SourceScan(
      """
      \(condition)
      struct A: Layout {}
      #else
      struct B: Layout {}
      #endif
      struct C: Layout {}
      """,
      file: 0
    )
    #expect(SourceScan.joined([scan]).map(\.name) == found)
    let told = scan.dropped.map { "\($0.condition): \($0.name)" }
    #expect(told.count == dropped.count)
    for (one, other) in zip(told, dropped) { #expect(one.hasPrefix(other)) }
  }

  @Test("a name between backticks is a name")
  func backticks() {
    let types = Self.types("enum Outer { struct `Type`: Layout { var `in` = 3 } }")
    #expect(types.filter { $0.kind != nil }.map(\.name) == ["Outer.`Type`"])
  }

  @Test("a comment asks for invariants and says how to make a type")
  func annotations() {
    let scan = SourceScan(
      """
      // plumb: require overlap, spacing
      /* plumb: make A(columns: 4) */
      struct A: Layout {}
      """,
      file: 0
    )
    #expect(scan.notes.required == ["overlap", "spacing"])
    #expect(scan.notes.makings.first?.text.hasPrefix("A(columns: 4)") == true)
  }
}
