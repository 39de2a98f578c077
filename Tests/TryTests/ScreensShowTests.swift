import Foundation
import Testing

@Suite(
  "Screens as app developers write them",
  .serialized,
  .removingFolders,
  .enabled(if: Trying.isBuilt)
)
struct ScreensShowTests {
  private static let names = [
    "Card", "Drawing", "Effects", "Library", "Profile", "ScenesApp", "Settings",
  ]

  @Test("each compiles as it is, its views are made, and nothing false is found in them")
  func screens() throws {
    let files = try Self.names.map { try Trying.resource("Screens/\($0).swift") }
    let trying = try Trying.run(files + ["--cases", "60"], in: try Trying.folder())
    for view in [
      "CardView", "NutritionGrid", "LibraryView", "EditBook", "Login", "RootView", "HomeView",
      "SettingsScreen", "AboutView", "Sparkline", "Clock", "SearchView", "Equalizer", "Rating",
    ] {
      #expect(trying.output.contains("view \(view), made by \(view)("), "\(view)\n\(trying.output)")
    }
    // What is told of the room that the system adds.
    #expect(trying.output.contains("Settings.swift: bars take no room here (NavigationStack, "))
    #expect(trying.output.contains("Settings.swift: rows have no insets, separators and least "))
    #expect(!trying.output.contains("Drawing.swift: bars"))
    let kinds = Set(trying.findings.map(\.invariant))
    // A width less 200 is negative in a narrow window, and a row of fixed parts overflows one.
    #expect(kinds.isSubset(of: ["frame-valid", "containment"]), "\(trying.output)")
    #expect(
      trying.findings.contains { $0.engine == "ProfileHeader" && $0.invariant == "frame-valid" }
    )
    #expect(!trying.errors.contains("is not tried"), "\(trying.errors)")
  }

  @Test("a package with a logger and values of its own in the environment is tried as it is")
  func package() throws {
    let folder = try Trying.folder()
    try FileManager.default.createDirectory(
      atPath: "\(folder)/App/Sources/App",
      withIntermediateDirectories: true
    )
    try "import PackageDescription\n".write(
      toFile: "\(folder)/App/Package.swift",
      atomically: true,
      encoding: .utf8
    )
    try """
    import OSLog
    import SwiftUI
    import os.log

    extension EnvironmentValues {
      @Entry var barGap: CGFloat = 12
    }

    struct ActionBar: View {
      @Environment(\\.barGap) private var gap
      private let logger = Logger(subsystem: "app", category: "bar")
      var body: some View {
        HStack(spacing: gap) {
          Button("Go") { logger.info("went \\(gap, privacy: .public)") }
          Color.clear.frame(width: gap - 12, height: 4)
        }
        .fixedSize()
      }
    }
    """.write(
      toFile: "\(folder)/App/Sources/App/Bar.swift",
      atomically: true,
      encoding: .utf8
    )
    let trying = try Trying.run(["App", "--cases", "40"], in: folder)
    #expect(trying.code == 0, "\(trying.output)\(trying.errors)")
    #expect(trying.output.contains("view ActionBar, made by ActionBar()"), "\(trying.output)")
  }

  @Test("a layout for two children is given two, by its comment or a flag, and breaks otherwise")
  func children() throws {
    let folder = try Trying.folder()
    let file = try Trying.resource("Screens/Split.swift")
    let held = try Trying.run([file, "--cases", "300"], in: folder)
    #expect(held.code == 0, "\(held.output)\(held.errors)")
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let plain = "\(folder)/Plain.swift"
    try text.replacing("// plumb: children 2\n", with: "")
      .write(toFile: plain, atomically: true, encoding: .utf8)
    let flagged = try Trying.run([plain, "--children", "2", "--cases", "300"], in: folder)
    #expect(flagged.code == 0, "\(flagged.output)\(flagged.errors)")
    let broken = try Trying.run([plain, "--cases", "50", "--no-save"], in: folder)
    #expect(broken.findings.map(\.invariant) == ["trap"], "\(broken.output)")
  }

  @Test("a number of children that is none, and a way to make nothing, are told with their line")
  func notes() throws {
    let folder = try Trying.folder()
    let layout = try String(
      contentsOfFile: try Trying.resource("Layouts/Flow.swift"),
      encoding: .utf8
    )
    func errors(_ note: String, _ words: String...) throws -> String {
      try "import SwiftUI\n\n// plumb: \(note)\n\(layout)".write(
        toFile: "\(folder)/Noted.swift",
        atomically: true,
        encoding: .utf8
      )
      let trying = try Trying.run(["Noted.swift"] + words, in: folder)
      #expect(trying.code == 64 || trying.code == 65, "\(trying.output)\(trying.errors)")
      return trying.errors
    }
    let count = try errors("children two")
    #expect(
      count.contains("Noted.swift:3: plumb: children: expected a number of children such as 2")
    )
    let name = try errors("make Nope()")
    #expect(name.contains("Noted.swift:3: plumb: make: expected an expression of one of "))
    #expect(!name.contains("--make"), "\(name)")
    let code = try errors("make FlowLayout(nope: 3)")
    #expect(code.hasPrefix("Noted.swift:3: plumb: make 'FlowLayout(nope: 3)': "), "\(code)")
    let flag = try errors("children 2", "--children", "4...2")
    #expect(flag.contains("--children: expected a number of children such as 2 or 2...4"))
  }
}
