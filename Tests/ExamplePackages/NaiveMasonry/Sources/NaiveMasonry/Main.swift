import PlumbCommands

@main struct Main: PlumbCommand {
  static let suites: [AnySuite] = [.masonry(NaiveMasonry())]
}
