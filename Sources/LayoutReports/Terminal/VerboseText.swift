import LayoutCore

/// What `--verbose` adds: engines, invariants and labels as aligned tables.
package enum VerboseText {
  /// The tables, each under its name.
  package static func lines(_ report: RunReport, terminal: Terminal = .plain) -> [String] {
    let engines = report.engines.map { engine in
      [
        "\(engine.domain) / \(engine.name)", NumberText.grouped(engine.cases),
        NumberText.grouped(engine.refused), NumberText.grouped(engine.faults),
      ]
    }
    let invariants = report.invariants.map { checked in
      [
        "\(checked.domain) / \(checked.engine) · \(checked.name)",
        NumberText.grouped(checked.checked),
      ]
    }
    let labels = report.labels.map { label in
      ["\(label.domain) · \(label.label)", NumberText.grouped(label.cases)]
    }
    return table(["engines", "cases", "refused", "faults"], engines, terminal)
      + table(["invariants", "checked"], invariants, terminal)
      + table(["labels", "cases"], labels, terminal)
  }

  private static func table(
    _ heading: [String],
    _ rows: [[String]],
    _ terminal: Terminal
  ) -> [String] {
    guard !rows.isEmpty else { return [] }
    let rows = rows.map { $0.map(PlainText.line) }
    let widths = heading.indices.map { column in
      ([heading] + rows).map { $0[column].count }.max() ?? 0
    }
    func line(_ cells: [String]) -> String {
      cells.indices.map { column in
        let room = String(repeating: " ", count: widths[column] - cells[column].count)
        return column == 0 ? cells[column] + room : room + cells[column]
      }.joined(separator: "  ")
    }
    return ["", terminal.styled("  " + line(heading), .dim)] + rows.map { "  " + line($0) }
  }
}
