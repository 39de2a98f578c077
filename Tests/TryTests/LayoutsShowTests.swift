import Foundation
import Testing

@Suite(
  "Ten layouts in the styles people use",
  .serialized,
  .removingFolders,
  .enabled(if: Trying.isBuilt)
)
struct LayoutsShowTests {
  /// A fault planted in one of the layouts: the text it changes, and the invariant that sees it.
  struct Twin: CustomTestStringConvertible, Sendable {
    var file: String
    var engine: String
    var text: String
    var fault: String
    var invariant: String
    var testDescription: String { "\(file): \(invariant)" }
  }

  static let twins = [
    // Counts a trailing gap.
    Twin(
      file: "Flow",
      engine: "FlowLayout",
      text: "widest = max(widest, x - gap)",
      fault: "widest = max(widest, x)",
      invariant: "tight-size"
    ),
    // Ignores bounds.minX.
    Twin(
      file: "Wrapping",
      engine: "WrappingLayout",
      text: "x = bounds.maxX - row.width",
      fault: "x = bounds.width - row.width",
      invariant: "translation"
    ),
    // Places by the proposal instead of the bounds.
    Twin(
      file: "EqualWidth",
      engine: "EqualWidthRow",
      text: "bounds.minX + largest.width / 2",
      fault: "bounds.minX + (proposal.width ?? 10) / CGFloat(subviews.count) / 2",
      invariant: "inside-bounds"
    ),
    // Divides by a count of zero.
    Twin(
      file: "RadialMenu",
      engine: "RadialMenu",
      text: "let least = side(subviews) * 3",
      fault: "let least = side(subviews) * 3 * CGFloat(subviews.count) / CGFloat(subviews.count)",
      invariant: "answer-finite"
    ),
    // Measures with another width than it places.
    Twin(
      file: "Masonry",
      engine: "PinboardLayout",
      text: "subview.sizeThatFits(ProposedViewSize(width: across, height: nil))",
      fault: "subview.sizeThatFits(ProposedViewSize(width: max(0, across - gap), height: nil))",
      invariant: "inside-bounds"
    ),
    // Drops a child.
    Twin(
      file: "GuideStack",
      engine: "BeamStack",
      text: "zip(subviews, line.dimensions) {",
      fault: "zip(subviews, line.dimensions.dropLast()) {",
      invariant: "every-child-placed"
    ),
    // Keeps a stale cache.
    Twin(
      file: "CachedTable",
      engine: "TableLayout",
      text: "    cache = makeCache(subviews: subviews)\n",
      fault:
        "    if cache.sizes.count != subviews.count { cache = makeCache(subviews: subviews) }\n",
      invariant: "update-cache"
    ),
    // Answers infinity to nil.
    Twin(
      file: "Framing",
      engine: "Framing",
      text: "width: (sizes.map(\\.width).max() ?? 0) + margin * 2,",
      fault: "width: proposal.width ?? .infinity,",
      invariant: "answer-finite"
    ),
    // Leaves out the last row.
    Twin(
      file: "PrivateInApp",
      engine: "NotesView.Stairs",
      text: "height: sizes.map(\\.height).reduce(0, +)",
      fault: "height: sizes.dropLast().map(\\.height).reduce(0, +)",
      invariant: "inside-bounds"
    ),
    // Compares an absolute x with a width.
    Twin(
      file: "Switching",
      engine: "SwitchingLayout",
      text: "layout(proposal.width).placeSubviews",
      fault: "layout(bounds.maxX).placeSubviews",
      invariant: "translation"
    ),
  ]

  /// How many cases each layout gets; `PLUMB_TRY_CASES=20000` is the full measure.
  private static let cases =
    ProcessInfo.processInfo.environment["PLUMB_TRY_CASES"] ?? "500"

  @Test("the ten as they should be, and one of every other member, break nothing")
  func right() throws {
    let files = try (Self.twins.map(\.file) + ["Members"]).map {
      try Trying.resource("Layouts/\($0).swift")
    }
    let trying = try Trying.run(files + ["--cases", Self.cases], in: try Trying.folder())
    #expect(trying.code == 0, "\(trying.output)\(trying.errors)")
    for twin in Self.twins { #expect(trying.output.contains("layout \(twin.engine), made by ")) }
  }

  @Test("each with one fault is caught by the right invariant, at three children or fewer")
  func twins() throws {
    let folder = try Trying.folder()
    for twin in Self.twins {
      let right = try String(
        contentsOfFile: try Trying.resource("Layouts/\(twin.file).swift"),
        encoding: .utf8
      )
      #expect(right.ranges(of: twin.text).count == 1, "\(twin.file)")
      let wrong = right.replacing(twin.text, with: twin.fault)
      let requires = twin.invariant == "tight-size" ? "// plumb: require tight-size\n" : ""
      try (requires + wrong).write(
        toFile: "\(folder)/\(twin.file).swift",
        atomically: true,
        encoding: .utf8
      )
    }
    let trying = try Trying.run(
      Self.twins.map { "\($0.file).swift" } + ["--cases", "700"],
      in: folder
    )
    #expect(trying.code == 1, "\(trying.output)\(trying.errors)")
    for twin in Self.twins {
      let found = trying.findings.filter { $0.engine == twin.engine }
      let right = found.first { $0.invariant == twin.invariant }
      #expect(right != nil, "\(twin.file): \(found.map(\.invariant))")
      #expect((right?.children ?? 99) <= 3, "\(right?.lines ?? [])")
    }
  }

  @Test("a package of several targets is tried as a whole, and a way to make a type is heeded")
  func package() throws {
    let folder = try Trying.folder()
    let files = [
      "Package.swift": "import PackageDescription\n",
      "Sources/Core/Gap.swift": "public struct Gap { public var points: Int }\n",
      "Sources/App/Row.swift": """
      import Core
      import SwiftUI
      private struct Row<Content>: Layout {
        let gap: Gap
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: CGFloat(gap.points), height: -1)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {}
      }

      """,
    ]
    for (name, text) in files {
      let file = URL(fileURLWithPath: "\(folder)/User/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let refused = try Trying.run(["User"], in: folder)
    #expect(refused.code == 65)
    #expect(refused.errors.contains("Row is not tried: it is generic"), "\(refused.errors)")
    let trying = try Trying.run(
      ["User", "--make", "Row<Int>(gap: Gap(points: 3))", "--cases", "50"],
      in: folder
    )
    #expect(trying.code == 1, "\(trying.output)\(trying.errors)")
    #expect(trying.findings.map(\.invariant) == ["answer-finite"])
  }
}
