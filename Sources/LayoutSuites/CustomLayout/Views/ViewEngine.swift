package import LayoutCore
public import LayoutHarness
public import SwiftUILayout
import Synchronization

/// Answers cases with what a host makes of a view.
package struct ViewEngine: Sendable {
  /// The view, made anew for each host.
  let make: @MainActor @Sendable () -> any View

  /// Asks the views that `make` makes.
  package init(make: @escaping @MainActor @Sendable () -> any View) { self.make = make }

  /// One view is laid out at a time, whichever thread asks: views belong to the main actor, and
  /// what they share is theirs alone as long as nobody else is at it.
  private static let turn = Mutex<Void>(())

  /// Answers a case.
  package func respond(_ problem: ViewCase) -> Outcome<ViewAnswer> {
    let body: @MainActor @Sendable () -> ViewAnswer = { [make] in
      let first = Self.answer(problem, make())
      let second = Self.answer(problem, make())
      var answer = first
      answer.isRepeatable = first == second
      return answer
    }
    let free = unsafe unsafeBitCast(body, to: (@Sendable () -> ViewAnswer).self)
    return .answer(Self.turn.withLock { _ in free() })
  }

  @MainActor private static func answer<V: View>(_ problem: ViewCase, _ view: V) -> ViewAnswer {
    let host = LayoutHost(view, limits: LayoutLimits(measures: 5_000_000))
    let direction: SwiftUILayout.LayoutDirection =
      problem.isRightToLeft ? .rightToLeft : .leftToRight
    let result: LayoutResult
    var root = Rect.zero
    if let width = problem.host.width, let height = problem.host.height {
      result = host.layout(in: CGSize(width: width, height: height), layoutDirection: direction)
      root.x = (width - Double(result.size.width)) / 2
      root.y = (height - Double(result.size.height)) / 2
    } else {
      result = host.layout(proposal: problem.host.viewSize, layoutDirection: direction)
    }
    root.width = Double(result.size.width)
    root.height = Double(result.size.height)
    return ViewAnswer(
      size: root.size,
      root: root,
      frames: result.frames.map {
        ViewAnswer.Framed(path: $0.path, frame: Rect($0.frame))
      },
      complaints: result.complaints.map {
        LayoutGrievance(kind: $0.kind.rawValue, path: $0.path, message: $0.message)
      },
      isRepeatable: true,
      work: result.work
    )
  }
}

extension AnySuite {
  /// A view under the checks of the domain `view`.
  ///
  /// - Parameters:
  ///   - name: What it is called in reports and files.
  ///   - leavesItsBox: Whether it lays out content beyond its own box on purpose.
  ///   - required: Invariants asked beside the default ones, by name.
  ///   - make: Makes the view; called for every host.
  public static func view(
    _ name: String,
    leavesItsBox: Bool = false,
    requiring required: [String] = [],
    _ make: @escaping @MainActor @Sendable () -> any View
  ) -> AnySuite {
    let engine = ViewEngine(make: make)
    return AnySuite(
      Suite(
        Engine<ViewDomain>(
          name: name,
          semantics: ViewSemantics(leavesItsBox: leavesItsBox),
          respond: engine.respond
        ),
        known: ViewDomain.invariants.map { $0.asked(required) }
      )
    )
  }
}
