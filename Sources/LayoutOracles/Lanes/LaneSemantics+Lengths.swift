extension LaneSemantics.Rounding {
  /// A length as the engine places it.
  package func placed(_ length: Double) -> Double {
    switch self {
    case .none: length
    case .floor(let scale): (length * scale).rounded(.down) / scale
    }
  }

  /// The most that rounding takes off one length, in points.
  package var step: Double {
    switch self {
    case .none: 0
    case .floor(let scale): 1 / scale
    }
  }
}

extension LaneItem {
  /// The main lengths that are allowed, before rounding: from `least` to `most`, both included.
  ///
  /// Where the sizing decides the length the two are equal.
  package func mainLengths(
    _ conflict: LaneSemantics.BoundsConflict
  ) -> (least: Double, most: Double) {
    var least = minimum ?? 0
    var most = maximum ?? .infinity
    if least > most {
      switch conflict {
      case .minimumWins: most = least
      case .maximumWins: least = most
      }
    }
    guard let natural else { return (least, most) }
    let length = min(max(natural, least), most)
    return (length, length)
  }
}
