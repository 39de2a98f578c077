import LayoutCore
package import LayoutHarness
import LayoutOracles
import SwiftUILayout

/// The invariants of the stack domain.
///
/// First whether it answered at all and in numbers, then the geometry of the answer, then what
/// other answers of the same engine say to it, and last what the plain oracle says.
package enum StackInvariants {
  package typealias Law = Invariant<StackDomain>

  package static let all: [Law] = [
    total, finite, complaints, measureEqualsPlace, containment, spacing, workBudget,
    idempotence, incrementalEqualsFresh, mirror, metamorphic, monotone, reference,
  ]

  private static let total = Law(
    InvariantDescription(
      name: Total.description.name,
      formula: "an answer to every tree; NaN and infinite frames, negative padding, empty "
        + "containers: an answer or a named complaint",
      tolerance: "none",
      applies: "every engine"
    ),
    onOutcome: { trial in
      guard case .refusal(let refusal) = trial.outcome else { return nil }
      if trial.problem.effort > StackDomain.largestPlainEffort { return nil }
      return Violation(
        Total.description.name,
        "the engine refused the tree: \(refusal.message)",
        expected: "an answer",
        actual: "a refusal"
      )
    }
  )

  private static let finite = Law(
    Finite.description,
    onAnswer: { (answer, trial) throws(EngineFault) in
      let isOrdinary = trial.context.features.isDisjoint(with: [.infiniteOffer, .badNumbers])
      for (index, box) in answer.frames.enumerated() {
        for (name, length) in [("width", box.frame.width), ("height", box.frame.height)]
        where !(length >= 0) || isOrdinary && length.isInfinite {
          return nonsense("the \(name) of \(box.path)", length, [index])
        }
        for (name, number) in [("x", box.frame.x), ("y", box.frame.y)]
        where isOrdinary && !number.isFinite
          || number.isNaN && trial.engine.semantics.complains && answer.complaints.isEmpty
        {
          return nonsense("the \(name) of \(box.path)", number, [index])
        }
      }
      for (name, length) in [("width", answer.size.width), ("height", answer.size.height)]
      where !(length >= 0) || isOrdinary && length.isInfinite {
        return nonsense("the \(name) of the tree", length, [])
      }
      return nil
    }
  )

  private static func nonsense(_ what: String, _ number: Double, _ items: [Int]) -> Violation {
    Violation(
      Finite.description.name,
      "\(what) is \(NumberText.text(number))",
      expected: "a finite number, and no length below 0",
      actual: NumberText.text(number),
      items: items,
      aspect: number.isNaN ? "NaN" : number.isInfinite ? "infinite" : "negative"
    )
  }

  private static let complaints = Law(
    InvariantDescription(
      name: "complaints",
      formula: "a frame with a negative or non-finite length, or bounds out of order, has a "
        + "complaint with its path; a tree without one has none",
      tolerance: "none",
      applies: "engines that complain at run time"
    ),
    onAnswer: { (answer, trial) throws(EngineFault) in
      guard trial.engine.semantics.complains else { return nil }
      if let root = trial.context.root,
        let path = root.firstBadFrame(laidOut: trial.context.places),
        !answer.complaints.contains(where: { $0.path == path })
      {
        return Violation(
          "complaints",
          "\(path) is a frame of lengths that make no sense, and nothing is said of it",
          expected: "a complaint",
          actual: "none",
          aspect: "missing"
        )
      }
      // A length over the size of a reader can come out negative, which is complained of rightly.
      let excuses: StackFeatures = [.infiniteOffer, .badNumbers, .readerLengths]
      guard trial.context.features.isDisjoint(with: excuses),
        let complaint = answer.complaints.first(where: { $0.kind != .flexibleGridCell })
      else { return nil }
      return Violation(
        "complaints",
        "the engine complains of a tree that makes sense: \(complaint)",
        expected: "no complaint",
        actual: complaint.kind.rawValue,
        aspect: "needless"
      )
    }
  )

  private static let measureEqualsPlace = Law(
    MeasureEqualsPlace.description,
    onAnswer: { (answer, trial) throws(EngineFault) in
      guard let root = trial.context.root, root.isShown,
        let index = trial.context.places[root.path]
      else { return nil }
      let frame = answer.frames[index].frame
      let size = Rect(x: 0, y: 0, width: answer.size.width, height: answer.size.height)
      let equality = Equality.within(trial.engine.semantics.tolerance)
      guard equality.holds(frame.width, size.width), equality.holds(frame.height, size.height)
      else {
        return Violation(
          MeasureEqualsPlace.description.name,
          "the root was measured as \(NumberText.text(size)), but is \(NumberText.text(frame))",
          expected: NumberText.text(size),
          actual: NumberText.text(frame),
          items: [index]
        )
      }
      return nil
    }
  )

  /// What makes a stack place its children otherwise than it measured them (S8), or not at all.
  private static let loose: StackFeatures = [
    .openWidth, .openHeight, .infiniteOffer, .badNumbers, .fixedSize, .scrollViews, .lazyStacks,
    .lazyGrids, .grids, .customLayouts,
  ]

  private static let containment = Law(
    Containment.description,
    onAnswer: { (answer, trial) throws(EngineFault) in
      guard trial.context.features.isDisjoint(with: loose) else { return nil }
      return trial.context.root?.firstOutside(
        answer,
        trial.context.places,
        trial.engine.semantics.tolerance
      )
    }
  )

  private static let spacing = Law(
    Spacing.description,
    onAnswer: { (answer, trial) throws(EngineFault) in
      guard trial.context.features.isDisjoint(with: loose) else { return nil }
      return trial.context.root?.firstGap(
        answer,
        trial.context.places,
        trial.engine.semantics.tolerance
      )
    }
  )

  private static let workBudget = Law(
    InvariantDescription(
      name: "work-budget",
      formula: "measures <= 16 n (d + 4) a layout, for n views and modifiers nested d deep",
      tolerance: "none",
      applies: "engines that count their measurements"
    ),
    onAnswer: { (answer, trial) throws(EngineFault) in
      guard trial.engine.semantics.countsWork else { return nil }
      let budget = trial.problem.workBudget
      guard answer.work.measures > budget else { return nil }
      return Violation(
        "work-budget",
        "\(answer.work.measures) measurements for \(trial.problem.view.boxCount) boxes",
        expected: "at most \(budget)",
        actual: "\(answer.work.measures)"
      )
    }
  )

  private static let reference = Law(
    Reference.description,
    onAnswer: { (answer, trial) throws(EngineFault) in
      let most = trial.engine.semantics.referenceEffort
      guard most > 0, !trial.context.features.contains(.nonFinite),
        (trial.context.root?.effort ?? 0) <= most
      else { return nil }
      // P7: a view put at no point at all ends SwiftUI; what follows from it is nobody's rule.
      guard !answer.complaints.contains(where: { $0.kind == .invalidOrigin }) else { return nil }
      return StackComparison(
        invariant: Reference.description.name,
        expectedName: "the plain oracle",
        equality: .within(trial.engine.semantics.tolerance),
        passesOverInfinite: true,
        comparesOrigins: trial.context.features.isDisjoint(with: .infiniteOffer)
      )
      .check(StackAnswer(plainly: trial.problem), answer)
    }
  )
}

extension StackCase {
  /// The most measurements an engine may take, with all the layouts the case asks for.
  var workBudget: Int {
    var deepest = 0
    var pending = [(view: view, depth: 1)]
    while let (view, depth) = pending.popLast() {
      deepest = max(deepest, depth + view.modifiers.count)
      pending += view.children.map { ($0, depth + view.modifiers.count + 1) }
      pending += view.modifiers.compactMap(\.secondary).map {
        ($0, depth + view.modifiers.count + 1)
      }
    }
    return 16 * view.boxCount * (deepest + 4) * (1 + earlier.count)
  }
}
