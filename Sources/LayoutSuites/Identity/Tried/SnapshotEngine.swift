import Foundation
import LayoutCore
public import LayoutHarness
import SnapshotDiffing

/// Answers cases with what a user's function makes of models.
struct SnapshotEngine: Sendable {
  let make: @MainActor @Sendable () -> SnapshotTrial

  func respond(_ problem: IdentityCase) -> Outcome<TriedSnapshots> {
    guard Thread.isMainThread else {
      return .refusal(LayoutFailure(.item, "views belong to the main thread of a worker"))
    }
    let states = [problem.before, problem.after].map { sections in
      // A plain list is the first list of a function.
      problem.isLists
        ? sections.map { IdentityCase.Section(IdentityNames.section(0), $0.items) } : sections
    }
    return MainActor.assumeIsolated {
      let answer = Answer()
      guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else {
        return .refusal(LayoutFailure(.item, "the system cannot start a task at once"))
      }
      // Nothing here waits for anything, so the task has ended when it was started.
      Task.immediate { answer.value = await make().run(states) }
      guard let value = answer.value else {
        return .refusal(LayoutFailure(.item, "it waits for something that does not come"))
      }
      return .answer(value)
    }
  }

  @MainActor private final class Answer {
    var value: TriedSnapshots?
  }
}

extension AnySuite {
  /// A user's snapshots under the checks of the domain `identity`.
  ///
  /// - Parameters:
  ///   - name: What it is called in reports and files.
  ///   - required: Invariants asked beside the default ones, by name.
  ///   - make: Makes what is tried; called for every case.
  public static func snapshots(
    _ name: String,
    requiring required: [String] = [],
    _ make: @escaping @MainActor @Sendable () -> SnapshotTrial
  ) -> AnySuite {
    AnySuite(
      Suite(
        Engine<TriedSnapshotDomain>(
          name: name,
          semantics: (),
          respond: SnapshotEngine(make: make).respond
        ),
        known: TriedSnapshotDomain.invariants.map { $0.asked(required) }
      )
    )
  }
}
