extension Pass {
  /// Lowers each number by itself to the least that still fails.
  package static var lowerNumbers: Pass {
    Pass("lower-numbers") { search in
      for index in 0..<search.best.numbers.count {
        lower(&search, sites: [index])
      }
    }
  }

  /// Lowers numbers that are equal together, so that a tie or an exact fit is kept.
  package static var lowerNumbersTogether: Pass {
    Pass("lower-numbers-together") { search in
      var done: Set<Double> = [0]
      while let value = search.best.numbers.first(where: { !done.contains($0) }) {
        done.insert(value)
        let numbers = search.best.numbers
        let sites = numbers.indices.filter { numbers[$0] == value }
        if sites.count > 1 { lower(&search, sites: sites) }
        if done.count > 64 { return }
      }
    }
  }

  /// Brings the numbers at `sites`, which are equal, to the simplest value that still fails.
  private static func lower(_ search: inout Search<Value>, sites: [Int]) {
    func attempt(_ value: Double) -> Bool {
      var numbers = search.best.numbers
      guard sites.allSatisfy({ numbers.indices.contains($0) }), numbers[sites[0]] != value else {
        return false
      }
      for site in sites { numbers[site] = value }
      return search.attempt(search.best.replacingNumbers(numbers))
    }
    for simple in [0.0, 1, 2, 10] where attempt(simple) { return }
    guard
      var failing = search.best.numbers.indices.contains(sites[0])
        ? search.best.numbers[sites[0]] : nil
    else { return }
    for rounder in [failing.rounded(.down), failing.rounded(.up), roundedToEighths(failing)]
    where attempt(rounder) {
      failing = rounder
      break
    }
    guard failing.magnitude > 1, failing.isFinite else { return }
    // The least whole number between one that holds and one that fails, by bisection.
    let sign = failing < 0 ? -1.0 : 1.0
    var holding = 0.0
    var least = failing.magnitude
    while least - holding > 1 {
      let middle = least < 0x1p53 ? ((holding + least) / 2).rounded(.down) : least / 2
      if middle <= holding || middle >= least { break }
      if attempt(sign * middle) { least = middle } else { holding = middle }
      if search.isExhausted { return }
    }
  }

  private static func roundedToEighths(_ value: Double) -> Double { (value * 8).rounded() / 8 }
}
