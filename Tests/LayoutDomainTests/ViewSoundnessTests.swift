import LayoutCore
import LayoutHarness
import LayoutSuites
import SwiftUILayout
import Synchronization
import Testing

@Suite("Soundness of the invariants of views")
struct ViewSoundnessTests {
  private static let turns = Atomic<Int>(0)

  /// A view for every invariant, which has to find its fault.
  @MainActor static func view(breaking name: String) -> (any View)? {
    switch name {
    case "frame-valid": GeometryReader { Color.red.frame(height: $0.size.height - 100) }
    case "answer-finite": Misbehaving(kind: .negativeSize) { Color.red }
    case "placement-finite": Misbehaving(kind: .nowhere) { Color.red }
    case "placed-while-placing": Misbehaving(kind: .early) { Color.red }
    case "settles": Restless()
    case "containment": GeometryReader { _ in Color.red.frame(width: 50, height: 50) }
    case "determinism":
      Color.red.frame(width: CGFloat(turns.add(1, ordering: .relaxed).newValue))
    case "fits-host": Color.red.frame(width: 50, height: 50)
    case "explicit-size": GeometryReader { _ in Color.red }
    case "mirror": OneSided { Color.red.frame(width: 5, height: 5) }
    case "measure-budget":
      (0..<10_000).reduce(AnyView(Color.red)) { view, _ in AnyView(view.padding(0)) }
    default: nil
    }
  }

  private static func suite(_ name: String) -> Suite<ViewDomain> {
    Suite(
      Engine<ViewDomain>(
        name: "view",
        semantics: ViewSemantics(leavesItsBox: false),
        respond: ViewEngine { view(breaking: name) ?? EmptyView() }.respond
      ),
      invariants: ViewDomain.invariants.filter { $0.description.name == name }
    )
  }

  /// The runtime lets no box through that breaks `finite`, which has a test of its own.
  private static let names = ViewDomain.invariants.map(\.description.name)
    .filter { $0 != "finite" }

  @Test("a view with a fault is found by its invariant", arguments: names)
  @MainActor func found(_ name: String) throws {
    #expect(Self.view(breaking: name) != nil)
    let suite = Self.suite(name)
    #expect((0..<60).contains { suite.judge(suite.drawn(seed: 3, index: $0)) != nil })
  }

  @Test("a box that is not finite, or smaller than nothing, is found", arguments: [.nan, -1.0])
  @MainActor func finite(_ height: Double) throws {
    let engine = ViewEngine { Color.red }
    let suite = Suite(
      Engine<ViewDomain>(
        name: "view",
        semantics: ViewSemantics(leavesItsBox: false),
        respond: { problem in
          guard case .answer(var answer) = engine.respond(problem) else {
            return .fault(EngineFault(.hang))
          }
          answer.frames[answer.frames.count - 1].frame.height = height
          return .answer(answer)
        }
      ),
      invariants: ViewDomain.invariants.filter { $0.description.name == "finite" }
    )
    let violation = try #require(suite.judge(suite.drawn(seed: 3, index: 0)))
    #expect(violation.invariant == "finite")
  }

  @Test("a sound view breaks nothing, in any window and direction")
  @MainActor func holds() {
    let engine = ViewEngine {
      VStack {
        HStack {
          Color.red.frame(width: 20, height: 10)
          Spacer()
          Text("Title").fixedSize()
        }
        Color.blue
      }
      .padding()
    }
    let suite = Suite(
      Engine<ViewDomain>(
        name: "view",
        semantics: ViewSemantics(leavesItsBox: false),
        respond: engine.respond
      )
    )
    for index in 0..<300 {
      let problem = suite.drawn(seed: 4, index: index)
      #expect(suite.judge(problem) == nil, "\(problem)")
    }
  }
}

/// A layout that does what none should.
private struct Misbehaving: Layout {
  enum Kind { case negativeSize, nowhere, early }
  var kind: Kind

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    switch kind {
    case .negativeSize: return CGSize(width: -1, height: 5)
    case .early: subviews.first?.place(at: .zero, proposal: .zero)
    case .nowhere: break
    }
    return CGSize(width: 5, height: 5)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let point = kind == .nowhere ? CGPoint(x: CGFloat.nan, y: 0) : bounds.origin
    for subview in subviews { subview.place(at: point, proposal: proposal) }
  }
}

/// Mirrors what is mirrored for it anyway.
private struct OneSided: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 100, height: 5)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let isMirrored = subviews.layoutDirection == .rightToLeft
    for subview in subviews {
      subview.place(
        at: CGPoint(x: isMirrored ? bounds.maxX - 5 : bounds.minX, y: bounds.minY),
        proposal: .unspecified
      )
    }
  }
}

/// Changes its state with every layout.
private struct Restless: View {
  @State private var count = 0

  var body: some View {
    Color.red
      .preference(key: Counter.self, value: count)
      .onPreferenceChange(Counter.self) { count = $0 + 1 }
  }
}

private struct Counter: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}
