/// Room that the system adds to some views and that is none here: a user is told so of each file.
enum SystemRoom {
  private static let rows: [(names: [String], note: String)] = [
    (
      [
        "NavigationStack", "NavigationView", "NavigationSplitView", "TabView", "toolbar",
        "navigationTitle", "searchable",
      ],
      "bars take no room here"
    ),
    (["List", "Form"], "rows have no insets, separators and least heights here"),
    (
      [
        "Picker", "DatePicker", "Stepper", "ColorPicker", "Toggle", "Slider", "ProgressView",
        "bordered", "borderedProminent", "roundedBorder",
      ],
      "controls have stated sizes here, not the system's"
    ),
  ]

  /// What is to be said of a file in which these words occur.
  static func notes(_ words: Set<String>) -> [String] {
    rows.compactMap { row in
      let found = row.names.filter(words.contains)
      return found.isEmpty ? nil : "\(row.note) (\(found.joined(separator: ", ")))"
    }
  }
}
