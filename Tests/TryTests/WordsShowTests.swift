import Foundation
import Testing

@Suite("What a user is told", .serialized, .removingFolders, .enabled(if: Trying.isBuilt))
struct WordsShowTests {
  private static let layout = """
    import SwiftUI
    struct Row: Layout {
      var gap: CGFloat = 0
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(proposal) }
        return CGSize(
          width: sizes.map(\\.width).max() ?? 0, height: sizes.map(\\.height).max() ?? 0
        )
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
      }
    }

    """

  /// What is said of a file, a line each, with other words behind it.
  private static func lines(_ text: String, _ words: String...) throws -> [String] {
    let folder = try Trying.folder()
    try text.write(toFile: "\(folder)/User.swift", atomically: true, encoding: .utf8)
    let trying = try Trying.run(["User.swift"] + words + ["--cases", "5"], in: folder)
    #expect(trying.code == 65, "\(trying.output)\(trying.errors)")
    #expect(!trying.errors.contains("plumbMake"), "\(trying.errors)")
    return trying.errors.split(separator: "\n").map(String.init)
  }

  @Test("an expression that does not compile is told as such, and not as a line of the file")
  func making() throws {
    let lines = try Self.lines(Self.layout, "--make", "Row(nope: 3)")
    #expect(
      lines.first?.hasPrefix("User.swift: --make 'Row(nope: 3)': ") == true
        && lines.first?.contains("'nope'") == true,
      "\(lines)"
    )
    #expect(!lines.contains { $0.hasPrefix("User.swift:1") }, "\(lines)")
  }

  @Test("a file that is not balanced has one error, in a line of its own")
  func unbalanced() throws {
    let lines = try Self.lines(String(Self.layout.dropLast(2)))
    #expect(
      lines.first
        == "User.swift:14: expected '}' in struct, to match the opening one of line 2",
      "\(lines)"
    )
    #expect(lines.count == 2, "\(lines)")
  }

  @Test("what stands in a branch of another system is left out, and so told")
  func branches() throws {
    let lines = try Self.lines("#if os(iOS)\n\(Self.layout)\n#endif\n")
    #expect(
      lines.first
        == "User.swift: Row is not tried: it stands in #if os(iOS), which is not compiled on this "
        + "system",
      "\(lines)"
    )
  }

  @Test("a layout that computes its attributes by hand is named")
  func computed() throws {
    let lines = try Self.lines("import UIKit\nfinal class Pins: UICollectionViewLayout {}\n")
    #expect(
      lines.first?.hasPrefix("User.swift: Pins is not tried: it is a UICollectionViewLayout that ")
        == true,
      "\(lines)"
    )
  }

  @Test("a type with the name of a word of the language is tried under it")
  func backticks() throws {
    let folder = try Trying.folder()
    let text =
      Self.layout.replacing("Row", with: "`Type`")
      .replacing("import SwiftUI", with: "import SwiftUI\nenum Kit {") + "}\n"
    try text.write(toFile: "\(folder)/Kit.swift", atomically: true, encoding: .utf8)
    let trying = try Trying.run(["Kit.swift", "--cases", "20"], in: folder)
    #expect(trying.code == 0, "\(trying.output)\(trying.errors)")
    #expect(trying.output.contains("layout Kit.Type, made by Kit.`Type`()\n"), "\(trying.output)")
  }
}
