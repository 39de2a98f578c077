package import LayoutFiles

/// The folder into which reports are written, each file whole or not at all.
package struct ReportFolder: Sendable, Hashable {
  /// The folder's path.
  package var path: String

  /// Names a folder; it is made, with those above it, when something is written.
  package init(_ path: String) { self.path = path.isEmpty ? "." : path }

  /// Writes every format: `report.json`, `index.html`, `junit.xml`, `report.sarif`, and an SVG for
  /// each engine that was drawn.
  ///
  /// The JSON comes last, so that whoever waits for it finds the others complete.
  package func write(_ report: RunReport, baseline: RunReport? = nil) throws {
    try write(HTMLReport.render(report), to: "index.html")
    try write(JUnitReport.render(report), to: "junit.xml")
    for (engine, drawings) in report.drawn {
      let pictures = drawings.map { (title: $0.name, picture: $0.picture) }
      try write(PictureSVG.document(pictures), to: Self.drawing(of: engine))
    }
    try write(try SARIFReport.render(report, baseline: baseline), to: "report.sarif")
    try write(try ReportJSON.render(report), to: "report.json")
  }

  /// The name of the file with the drawings of an engine.
  package static func drawing(of engine: String) -> String { fileName(of: engine) + ".svg" }

  /// Writes one file of the folder, whole or not at all.
  package func write(_ text: String, to name: String) throws(FileFailure) {
    try writeAtomically(text, to: "\(path)/\(name)")
  }
}
