package import CollectionLayout
package import LayoutCore
import Synchronization

/// Answers cases with what a user's section or layout describes, solved by the package's engine.
package struct SectionEngine: Sendable {
  /// Makes the layout, anew for each case.
  package typealias Maker = @MainActor @Sendable (TriedOwners) -> UICollectionViewLayout?
  let make: Maker

  /// Asks the layouts that `make` makes.
  package init(make: @escaping Maker) { self.make = make }

  /// The user's code belongs to the main actor; one case at a time has its turn, on any thread.
  private static let turn = Mutex<Void>(())

  /// Answers a case.
  package func respond(_ problem: SectionCase) -> Outcome<SectionAnswer> {
    let body: @MainActor @Sendable () -> Outcome<SectionAnswer> = { [make] in
      do throws(CollectionFault) {
        guard let first = try Self.described(problem, make),
          let second = try Self.described(problem, make)
        else {
          let message = "environment: no compositional layout was made, and no other is tried"
          return .refusal(LayoutFailure(.unsupported, message))
        }
        var answer = try Self.answer(problem, first)
        answer.isRepeatable = first.description == second.description
        return .answer(answer)
      } catch {
        return .refusal(LayoutFailure(.unsupported, error.description))
      }
    }
    let free = unsafe unsafeBitCast(body, to: (@Sendable () -> Outcome<SectionAnswer>).self)
    return Self.turn.withLock { _ in free() }
  }

  /// What the user's code describes for a case; `nil` where it describes nothing.
  @MainActor private static func described(
    _ problem: SectionCase,
    _ make: Maker
  ) throws(CollectionFault) -> LoweredLayout? {
    let owners = TriedOwners()
    defer { withExtendedLifetime(owners) {} }
    guard let layout = make(owners) as? UICollectionViewCompositionalLayout else { return nil }
    let isWide = problem.container.width >= 600
    var lowered = try layout.lowered(
      itemCounts: problem.counts,
      container: problem.container,
      environment: CollectionEnvironment(
        scale: problem.scale,
        safeArea: problem.safeArea,
        layoutMargins: problem.margins
      ),
      traits: UITraitCollection(
        displayScale: problem.scale,
        horizontalSizeClass: isWide ? .regular : .compact,
        verticalSizeClass: problem.container.height < 430 ? .compact : .regular,
        userInterfaceIdiom: isWide ? .pad : .phone
      )
    )
    if let asked = lowered.provider {
      // Custom groups are asked for their frames later on.
      lowered.provider = CustomFrameProvider { number, size, insets in
        withExtendedLifetime((owners, layout)) { asked.frames(number, size: size, insets: insets) }
      }
    }
    if let behavior = problem.behavior {
      for index in lowered.description.sections.indices {
        lowered.description.sections[index].orthogonal = behavior.orthogonal
      }
    }
    return lowered
  }

  @MainActor private static func answer(
    _ problem: SectionCase,
    _ lowered: LoweredLayout
  ) throws(CollectionFault) -> SectionAnswer {
    var lowered = lowered
    try lowered.settleFrames()
    var collection = CollectionCase(lowered.description)
    collection.sizes = problem.sizes
    collection.queries = problem.queries
    collection.asked = problem.asked
    if lowered.description.scrollDirection == .vertical {
      collection.offsetY = problem.offset
    } else {
      collection.offsetX = problem.offset
    }
    var answer = SectionAnswer(
      problem: collection,
      answer: try BuiltInCollection(provider: lowered.provider).answer(collection),
      isRepeatable: true,
      provider: lowered.provider
    )
    if problem.isTour {
      let solver = CollectionSolver(provider: lowered.provider)
      let solution = try solver.solve(lowered.description)
      answer.tours = problem.counts.indices.compactMap { SectionAnswer.Tour(solution, section: $0) }
    }
    return answer
  }
}

extension LoweredLayout {
  /// Writes what custom groups answered into the description, so that checks know their frames.
  ///
  /// A group that is asked more than once and answers differently keeps its provider.
  fileprivate mutating func settleFrames() throws(CollectionFault) {
    guard let asked = provider else { return }
    let record = FrameRecord()
    let recording = CustomFrameProvider { number, size, insets in
      let frames = asked.frames(number, size: size, insets: insets)
      record.add(frames, number)
      return frames
    }
    _ = try CollectionSolver(provider: recording).solve(description)
    let known = record.settled
    var copy = CollectionCase(description)
    var isWhole = true
    copy.visitNodes { node in
      guard case .custom(_, let number?)? = node.content?.arrangement else { return }
      guard let frames = known[number] else { return isWhole = false }
      node.content?.arrangement = .custom(frames, provider: nil)
    }
    description = copy.description
    if isWhole { provider = nil }
  }
}

/// What custom groups answered, by their numbers.
private final class FrameRecord: Sendable {
  private let answers = Mutex<[Int: [[CustomFrame]]]>([:])

  func add(_ frames: [CustomFrame], _ number: Int) {
    answers.withLock { $0[number, default: []].append(frames) }
  }

  /// The frames of those groups that answered the same whenever they were asked.
  var settled: [Int: [CustomFrame]] {
    answers.withLock { answers in
      answers.compactMapValues { all in all.allSatisfy { $0 == all[0] } ? all.first : nil }
    }
  }
}
