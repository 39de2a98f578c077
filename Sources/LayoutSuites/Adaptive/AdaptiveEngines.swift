import Foundation
import LayoutCore
package import LayoutHarness
import SwiftUILayout

/// The ways to write the layout, each as a view tree that is negotiated as SwiftUI would.
package enum AdaptiveEngines {
  /// How a form says the heights of its two parts.
  private struct Form: Sendable {
    /// The height of the top part, over the container's height `H`.
    var top: @Sendable (AdaptiveCase) -> String
    /// The height of the bottom part, or `nil` where it takes what is left.
    var bottom: (@Sendable (AdaptiveCase) -> String)?
    /// Whether the fixed views give way where there is no room for them.
    var givesWay: Bool
  }

  /// A frame for the top part; the bottom part fills.
  package static let frame = engine(
    "frame",
    Form(top: { clamped($0) }, bottom: nil, givesWay: false),
    .exhibit
  )

  /// A reader whose height both parts are worked out from.
  package static let reader = engine(
    "geometry-reader",
    Form(top: { clamped($0) }, bottom: { "H-(\(clamped($0)))" }, givesWay: false),
    .exhibit
  )

  /// The same with every length kept to what there is: content decides where the bounds leave
  /// it no room, and the container where there is no room at all.
  package static let hardened = engine(
    "hardened",
    Form(top: { kept($0) }, bottom: nil, givesWay: true),
    .gated
  )

  /// The fraction of the container between the bounds, as both articles' forms have it.
  private static func clamped(_ problem: AdaptiveCase) -> String {
    "min(max(\(number(problem.least)),H*\(number(problem.fraction))),\(number(problem.most)))"
  }

  private static func kept(_ problem: AdaptiveCase) -> String {
    "min(max(\(clamped(problem)),\(number(problem.need))),H)"
  }

  private static func number(_ value: Double) -> String {
    // The language of lengths knows no exponents, and no length of a case needs one.
    let text = "\(value)"
    return text.contains("e") ? String(format: "%.9f", value) : text
  }

  private static func engine(
    _ name: String,
    _ form: Form,
    _ standing: Engine<AdaptiveDomain>.Standing
  ) -> Engine<AdaptiveDomain> {
    Engine(name: name, semantics: AdaptiveSemantics(), standing: standing) { problem in
      do throws(LayoutFailure) {
        return .answer(try answer(problem, form))
      } catch {
        return .refusal(error)
      }
    }
  }

  private static func answer(
    _ problem: AdaptiveCase,
    _ form: Form
  ) throws(LayoutFailure) -> AdaptiveAnswer {
    let tree = try DescribedTree(view(problem, form))
    let result = tree.result(
      ProposedViewSize(width: CGFloat(problem.width), height: CGFloat(problem.height))
    )
    let boxes = Dictionary(result.frames.map { ($0.path, Rect($0.frame)) }) { first, _ in first }
    func box(_ path: String) -> Rect { boxes[path] ?? .zero }
    let count = problem.heights.count
    let (top, bottom) = ("/0/0@1", "/0/1@1")
    let parts = (0..<count).map { "/0/0/\($0 * 2)@1" }
    /// What lies at a path, as the case calls it.
    func name(_ path: String) -> String {
      if path == top { return "the top part" }
      if path == bottom { return "the bottom part" }
      return parts.firstIndex(of: path).map { "view \($0)" } ?? path
    }
    return AdaptiveAnswer(
      top: box(top),
      parts: parts.map(box),
      spacers: (0..<count - 1).map { box("/0/0/\($0 * 2 + 1)") },
      bottom: box(bottom),
      complaints: result.complaints.map {
        LayoutGrievance(kind: $0.kind.rawValue, path: name($0.path), message: $0.message)
      },
      work: result.work
    )
  }

  private static func view(_ problem: AdaptiveCase, _ form: Form) -> ViewDescription {
    var column: [ViewDescription] = []
    for (index, height) in problem.heights.enumerated() {
      if index > 0 {
        let least = form.givesWay ? share(problem.spacer, problem) : number(problem.spacer)
        column.append(ViewDescription(.spacer(minLength: Length(text: least))))
      }
      let length = form.givesWay ? share(height, problem) : number(height)
      column.append(
        ViewDescription(
          .color,
          modifiers: [.frame(width: nil, height: Length(text: length))]
        )
      )
    }
    let top = ViewDescription(
      .vStack(spacing: nil),
      column,
      modifiers: [.frame(width: nil, height: Length(text: form.top(problem)))]
    )
    let filling = ViewDescription.FlexFrame(maxHeight: .init(.infinity))
    let bottom = ViewDescription(
      .color,
      modifiers: [
        form.bottom.map { .frame(width: nil, height: Length(text: $0(problem))) }
          ?? .flexFrame(filling)
      ]
    )
    let both = ViewDescription(.vStack(spacing: 0), [top, bottom])
    return ViewDescription(.geometryReader, [both])
  }

  /// A length as a share of the room there is where the whole needs more.
  private static func share(_ length: Double, _ problem: AdaptiveCase) -> String {
    let need = problem.need
    guard need > 0 else { return number(length) }
    return "min(\(number(length)),H*\(number(length))/\(number(need)))"
  }
}
