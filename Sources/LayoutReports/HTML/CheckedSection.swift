import LayoutCore

extension HTMLReport {
  /// What was asked: the engines with their cases, and how often each invariant was asked of each.
  enum CheckedSection {
    static func render(_ report: RunReport) -> Section? {
      guard !report.engines.isEmpty || !report.invariants.isEmpty else { return nil }
      var domains: [String] = []
      for domain in report.engines.map(\.domain) + report.invariants.map(\.domain)
      where !domains.contains(domain) {
        domains.append(domain)
      }
      let body = domains.map { domain in
        """
        <div class="group"><h3>\(domain)</h3><div class="pair">\
        \(engines(report.engines.filter { $0.domain == domain }))\
        \(invariants(report.invariants.filter { $0.domain == domain }, report))</div></div>
        """ as Markup
      }
      return Section(id: "checked", title: "Checked", count: nil, body: "\(body)\(known(report))")
    }

    private static func engines(_ engines: [RunReport.Engine]) -> Markup {
      guard !engines.isEmpty else { return "" }
      let rows = engines.map { engine -> Markup in
        let faults: Markup = engine.faults > 0 ? "<td class=\"hot\">" : "<td>"
        return """
          <tr><th scope="row">\(engine.name)<small>\(engine.version)</small></th>\
          <td>\(NumberText.grouped(engine.cases))</td><td>\(NumberText.grouped(engine.refused))</td>\
          \(faults)\(NumberText.grouped(engine.faults))</td></tr>
          """
      }
      return """
        <div class="scroll"><table><thead><tr><th>engine</th><th>cases</th><th>refused</th>\
        <th>faults</th></tr></thead><tbody>\(rows)</tbody></table></div>
        """
    }

    private static func invariants(_ checked: [RunReport.Checked], _ report: RunReport) -> Markup {
      guard !checked.isEmpty else { return "" }
      let engines = Set(checked.map(\.engine)).sorted()
      let counts = Dictionary(
        checked.map { ([$0.name, $0.engine], $0.checked) },
        uniquingKeysWith: +
      )
      let broken = Set(
        report.findings.map { [$0.domain, $0.violation.invariant, $0.engine] }
      )
      let domain = checked.first?.domain ?? ""
      let rows = Set(checked.map(\.name)).sorted().map { name -> Markup in
        let cells = engines.map { engine -> Markup in
          guard let count = counts[[name, engine]] else { return "<td class=\"soft\">–</td>" }
          let isBroken = broken.contains([domain, name, engine])
          let sign: Markup = isBroken ? "<td class=\"hot\">✗ " : "<td>"
          return "\(sign)\(NumberText.grouped(count))</td>"
        }
        return "<tr><th scope=\"row\"><code>\(name)</code></th>\(cells)</tr>"
      }
      let heads = engines.map { "<th>\($0)</th>" as Markup }
      return """
        <div class="scroll"><table><thead><tr><th>invariant</th>\(heads)</tr></thead>\
        <tbody>\(rows)</tbody></table></div>
        """
    }

    private static func known(_ report: RunReport) -> Markup {
      let met = report.known.filter(\.isMet)
      guard !met.isEmpty else { return "" }
      let rows = met.map { known -> Markup in
        """
        <tr><th scope="row">\(known.domain) / \(known.engine)</th>\
        <td class="text"><code>\(known.met.joined(separator: ", "))</code></td>\
        <td class="text"><code>\(known.file)</code></td></tr>
        """
      }
      return """
        <div class="group"><h3>Known faults, met as expected</h3><div class="scroll"><table><thead>\
        <tr><th>engine</th><th class="text">breaks</th><th class="text">saved case</th></tr></thead>\
        <tbody>\(rows)</tbody></table></div></div>
        """
    }
  }
}
