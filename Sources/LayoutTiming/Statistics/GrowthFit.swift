#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A power law `constant · n^exponent` fitted to measurements on logarithmic axes.
package struct GrowthFit: Sendable, Hashable, Codable {
  /// The slope: 1 for linear work, 2 for quadratic.
  package var exponent: Double
  /// What the law gives at n = 1.
  package var constant: Double
  /// The share of the variance that the law explains, 0…1; 1 where the values do not vary.
  package var rSquared: Double

  /// Makes a fit from its numbers.
  package init(exponent: Double, constant: Double, rSquared: Double) {
    self.exponent = exponent
    self.constant = constant
    self.rSquared = rSquared
  }

  /// Fits a law by least squares; points that are not positive and finite have no logarithm and
  /// are left out.
  ///
  /// - Returns: `nil` when fewer than two different `n` remain.
  package init?(_ points: [(n: Double, value: Double)]) {
    let usable = points.filter { $0.n > 0 && $0.value > 0 && $0.n.isFinite && $0.value.isFinite }
    guard let first = usable.first, usable.contains(where: { $0.n != first.n }) else { return nil }
    let count = Double(usable.count)
    let xs = usable.map { log($0.n) }
    let ys = usable.map { log($0.value) }
    let meanX = xs.reduce(0, +) / count
    let meanY = ys.reduce(0, +) / count
    var sxx = 0.0
    var sxy = 0.0
    var syy = 0.0
    for (x, y) in zip(xs, ys) {
      sxx += (x - meanX) * (x - meanX)
      sxy += (x - meanX) * (y - meanY)
      syy += (y - meanY) * (y - meanY)
    }
    exponent = sxy / sxx
    constant = exp(meanY - exponent * meanX)
    rSquared = syy > 1e-18 ? min(1, sxy * sxy / (sxx * syy)) : 1
  }

  /// The fit with its numbers cut to four decimals, which every math library agrees on.
  package var rounded: GrowthFit {
    func cut(_ value: Double) -> Double {
      let scaled = (value * 10_000).rounded() / 10_000
      return scaled.isFinite ? scaled : value
    }
    return GrowthFit(
      exponent: cut(exponent),
      constant: cut(constant),
      rSquared: cut(rSquared)
    )
  }
}
