package import Foundation
package import LayoutCore
package import LayoutSuites
import MasonryLayout

/// The package's masonry behind bytes, as the tests' engines outside the program share it.
package struct MasonryService: Sendable {
  /// A rule planted wrong.
  package enum Fault: String, Sendable, CaseIterable {
    /// The first of equal lanes is taken, wherever the cursor stands.
    case leftmost
    /// A lane counts as equal only when it is below the tolerance, not when it is at it.
    case strictTolerance = "strict-tolerance"
  }

  private let fault: Fault?

  /// The package's engine, or one with a fault.
  package init(fault: Fault? = nil) { self.fault = fault }

  /// Answers a case as JSON has it.
  ///
  /// - Throws: ``LayoutFailure`` for a refusal, `DecodingError` for what is no case.
  package func answer(_ json: Data) throws -> MasonryAnswer {
    try answer(try JSONDecoder().decode(MasonryCase.self, from: json))
  }

  /// Answers a case.
  ///
  /// - Throws: ``LayoutFailure`` for a refusal.
  package func answer(_ problem: MasonryCase) throws(LayoutFailure) -> MasonryAnswer {
    var problem = problem
    if case .gridLanes(let tolerance) = problem.masonry.placement {
      switch fault {
      case nil: break
      case .leftmost: problem.masonry.placement = .shortest
      case .strictTolerance:
        problem.masonry.placement = .gridLanes(tolerance: max(0, tolerance - BrowserFit.unit / 2))
      }
    }
    return try BuiltInMasonry().answer(problem)
  }
}
