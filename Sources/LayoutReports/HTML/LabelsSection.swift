import LayoutCore

extension HTMLReport {
  /// What the run drew: the share of cases with each label, as bars, the most frequent first.
  enum LabelsSection {
    static func render(_ report: RunReport) -> Section? {
      guard !report.labels.isEmpty else { return nil }
      var domains: [String] = []
      for label in report.labels where !domains.contains(label.domain) {
        domains.append(label.domain)
      }
      let body = domains.map { domain -> Markup in
        let labels = report.labels.filter { $0.domain == domain }.sorted {
          ($1.cases, $0.label) < ($0.cases, $1.label)
        }
        let most = labels.first?.cases ?? 0
        let cases = report.engines.filter { $0.domain == domain }.map(\.cases).max() ?? 0
        let whole = Double(max(most, cases, 1))
        let rows = labels.map { label -> Markup in
          let share = Double(label.cases) / whole * 100
          return """
            <div class="bar-row"><span class="bar-name">\(label.label)</span>\
            <span class="bar"><i style="width:\(share)%"></i></span>\
            <span class="bar-share">\(NumberText.fixed(share, decimals: 1))%</span>\
            <span class="bar-count">\(NumberText.grouped(label.cases))</span></div>
            """
        }
        return "<div class=\"group\"><h3>\(domain)</h3><div class=\"bars\">\(rows)</div></div>"
      }
      return Section(id: "drawn", title: "Drawn", count: nil, body: "\(body)")
    }
  }
}
