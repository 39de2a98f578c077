import Foundation
import TestKit
import Testing

@Suite(
  "Sections and compositional layouts as users write them",
  .serialized,
  .removingFolders,
  .enabled(if: Trying.isBuilt)
)
struct CollectionsShowTests {
  private static let behaviors = [
    "continuous", "continuousGroupLeadingBoundary", "paging", "groupPaging", "groupPagingCentered",
  ]

  /// The words of the line that says where a behaviour comes to rest.
  private func rests(_ behavior: String, _ trying: Trying) -> String? {
    let line = trying.output.split(separator: "\n").first { line in
      line.trimmingCharacters(in: .whitespaces).hasPrefix(behavior + " ")
    }
    return line.map { $0.trimmingCharacters(in: .whitespaces).dropFirst(behavior.count) }
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private func drawing(_ name: String, in folder: String) throws -> String {
    try String(contentsOfFile: "\(folder)/Reports/latest/\(name)", encoding: .utf8)
  }

  @Test(
    "the article's carousel compiles unchanged and is drawn at rest under all five behaviours",
    .enabled(
      if: ArticleListings.has("CarouselSection.swift"),
      "the listings are not beside the package"
    )
  )
  func carousel() throws {
    let folder = try Trying.folder()
    let file = ArticleListings.path("CarouselSection.swift")
    let trying = try Trying.run([file, "--cases", "300"], in: folder)
    #expect(trying.code == 0, "\(trying.output)\(trying.errors)")
    #expect(trying.output.contains("section seccionCarrusel, made by seccionCarrusel()"))
    // Eight groups of 331.5 with 12 between in 390 points: 8 * 343.5 - 12 - 390 is the limit.
    let leading = "rests at 0, 343.5, 687, 1030.5, 1374, 1717.5, 2061, 2346"
    #expect(rests("continuous", trying) == "rests anywhere from 0 to 2346")
    #expect(rests("continuousGroupLeadingBoundary", trying) == leading)
    #expect(rests("groupPaging", trying) == leading)
    #expect(rests("paging", trying) == "rests at 0, 390, 780, 1170, 1560, 1950, 2340, 2346")
    #expect(
      rests("groupPagingCentered", trying)
        == "rests at -29.25, 314.25, 657.75, 1001.25, 1344.75, 1688.25, 2031.75, 2375.25"
    )
    let picture = try drawing("seccionCarrusel.svg", in: folder)
    let page = try drawing("index.html", in: folder)
    for behavior in Self.behaviors {
      #expect(picture.contains(">\(behavior)<"))
      #expect(page.contains("<figcaption>\(behavior)</figcaption>"))
    }
    #expect(picture.contains("at 343.5"))
    #expect(picture.contains(">0.1<"))
  }

  @Test("a private function of one's own is found, held to the rules and drawn")
  func own() throws {
    let folder = try Trying.folder()
    let file = try Trying.resource("Collections/Carousel.swift")
    let trying = try Trying.run([file, "--cases", "200"], in: folder)
    #expect(trying.code == 0, "\(trying.output)\(trying.errors)")
    // Eight groups of 312 with 10 between, 16 before and after: 2598 - 390 is the limit.
    let leading = "rests at 0, 322, 644, 966, 1288, 1610, 1932, 2208"
    #expect(rests("continuous", trying) == "rests anywhere from 0 to 2208")
    #expect(rests("continuousGroupLeadingBoundary", trying) == leading)
    #expect(rests("groupPaging", trying) == leading)
    #expect(rests("paging", trying) == "rests at 0, 358, 716, 1074, 1432, 1790, 2148, 2208")
    #expect(
      rests("groupPagingCentered", trying)
        == "rests at -23, 299, 621, 943, 1265, 1587, 1909, 2231"
    )
    let picture = try drawing("shelf.svg", in: folder)
    for behavior in Self.behaviors { #expect(picture.contains(">\(behavior)<")) }
  }

  @Test("functions, methods, properties and subclasses are found, private ones too")
  func forms() throws {
    let file = try Trying.resource("Collections/Pages.swift")
    let words = [file, "--make", "Mosaic(gap: 6).section", "--cases", "100"]
    let trying = try Trying.run(words, in: try Trying.folder())
    #expect(trying.code == 0, "\(trying.output)\(trying.errors)")
    for line in [
      "compositional ShelfLayout, made by ShelfLayout(height: 8)",
      "section NSCollectionLayoutSection.rows, made by NSCollectionLayoutSection.rows()",
      "compositional PagesViewController.makeLayout, made by PagesViewController().makeLayout()",
      "compositional PagesViewController.layout, made by PagesViewController().layout",
      "section PagesViewController.section, made by try? PagesViewController().section(for: "
        + "Array(Page.allCases)[plumbIndex % Page.allCases.count], environment: plumbEnvironment)",
      "section Page.section, made by Array(Page.allCases)[plumbIndex % Page.allCases.count]"
        + ".section(in: plumbEnvironment)",
      "section Mosaic.section, made by Mosaic(gap: 6).section",
    ] {
      #expect(trying.output.contains(line + "\n"), "\(line)\n\(trying.output)")
    }
    #expect(trying.errors.contains("PagesViewController.later is not tried: it is asynchronous"))
  }

  @Test("providers that hold their maker weakly or unowned find it, as they do in an app")
  func owners() throws {
    let file = try Trying.resource("Collections/Owners.swift")
    let words = [file, "--make", "FrameMaker().section()", "--cases", "100"]
    let trying = try Trying.run(words, in: try Trying.folder())
    #expect(trying.code == 0, "\(trying.output)\(trying.errors)")
    for line in [
      "compositional WeakViewController.makeLayout, made by WeakViewController().makeLayout()",
      "compositional WeakViewController.guarded, made by WeakViewController().guarded",
      "compositional UnownedViewController.unownedLayout, made by UnownedViewController()"
        + ".unownedLayout()",
      "section FrameMaker.section, made by FrameMaker().section()",
      "compositional DelegatingLayout, made by DelegatingLayout(delegate: WeakDelegate())",
    ] {
      #expect(trying.output.contains(line + "\n"), "\(line)\n\(trying.output)")
    }
  }

  @Test("controllers with cells, bars, constraints and registrations compile as they are")
  func controllers() throws {
    let files = try ["FeedController", "PhotoGrid"].map {
      try Trying.resource("Collections/\($0).swift")
    }
    let trying = try Trying.run(files + ["--cases", "60"], in: try Trying.folder())
    #expect(trying.code == 0, "\(trying.output)\(trying.errors)")
    for line in [
      "compositional FeedController.makeLayout, made by FeedController.makeLayout()",
      "compositional PhotoGridViewController.createLayout, made by PhotoGridViewController()"
        + ".createLayout()",
      "snapshots PhotoGridViewController.snapshot, called as PhotoGridViewController.snapshot(of: ",
    ] {
      #expect(trying.output.contains(line), "\(line)\n\(trying.output)")
    }
  }

  @Test("a provider that answers nil for items is found, and UIKit's exception told in words")
  func missing() throws {
    let folder = try Trying.folder()
    let text = """
      import UIKit
      func layout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, _ in nil }
      }

      """
    try text.write(toFile: "\(folder)/Nothing.swift", atomically: true, encoding: .utf8)
    let trying = try Trying.run(["Nothing.swift", "--cases", "20"], in: folder)
    #expect(trying.code == 1, "\(trying.output)\(trying.errors)")
    let message = trying.findings.first?.message ?? ""
    #expect(message.hasPrefix("UIKit raises here: the section provider returned nil"), "\(message)")
    #expect(message.hasSuffix("(B19 in section 0)"), "\(message)")
  }

  @Test("what UIKit raises for, leaves blank or describes otherwise each time is found and named")
  func faults() throws {
    let file = try Trying.resource("Collections/Faulty.swift")
    let words = [file, "--require", "cell-overlap", "--cases", "150"]
    let trying = try Trying.run(words, in: try Trying.folder())
    #expect(trying.code == 70, "\(trying.output)\(trying.errors)")
    func finding(_ engine: String) -> Trying.Finding? {
      trying.findings.first { $0.engine == "Faulty.\(engine)" }
    }
    for (engine, rule) in [("empty", "(G17 in section 0)"), ("endless", "(S14 in section 0)")] {
      let message = finding(engine)?.message
      #expect(message?.hasPrefix("UIKit raises here: ") == true, "\(message ?? "")")
      #expect(message?.hasSuffix(rule) == true, "\(message ?? "")")
    }
    #expect(finding("blank")?.invariant == "group-holds")
    // Two processes differ, before two calls in one are compared.
    #expect(finding("restless")?.invariant == "nondeterminism")
    #expect(finding("crowded")?.invariant == "cell-overlap")
    #expect(finding("crash")?.invariant == "trap")
    // The least case that shows it: one item, or two that meet.
    #expect(finding("blank")?.json.contains("\"counts\" : [\n    1\n  ]") == true)
    #expect(finding("crowded")?.json.contains("\"counts\" : [\n    2\n  ]") == true)

    let replay = try #require(finding("blank")?.replay)
    #expect(replay.hasPrefix("plumb try "))
  }
}
