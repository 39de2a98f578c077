package import LayoutCore

extension RunReport {
  /// What an engine made of a case that was wanted for its picture, whatever it breaks.
  package struct Drawing: Sendable, Hashable, Codable {
    /// The domain.
    package var domain: String
    /// The engine.
    package var engine: String
    /// What it shows, one word.
    package var name: String
    /// What it shows, in a few lines.
    package var lines: [String]
    /// The drawing.
    package var picture: Picture

    /// Tells what was drawn.
    package init(
      domain: String,
      engine: String,
      name: String,
      lines: [String],
      picture: Picture
    ) {
      self.domain = domain
      self.engine = engine
      self.name = name
      self.lines = lines
      self.picture = picture
    }
  }

  /// The drawings of each engine, in the order in which they were made.
  package var drawn: [(engine: String, drawings: [Drawing])] {
    var result: [(engine: String, drawings: [Drawing])] = []
    for drawing in drawings ?? [] {
      if let place = result.firstIndex(where: { $0.engine == drawing.engine }) {
        result[place].drawings.append(drawing)
      } else {
        result.append((drawing.engine, [drawing]))
      }
    }
    return result
  }
}
