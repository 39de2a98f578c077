import CollectionLayout
import LayoutCases
import LayoutCore
import LayoutHarness
import LayoutSuites
import Testing

/// An answer changed on purpose, and the invariant that has to see it.
struct PlantedFault: Sendable, CustomTestStringConvertible {
  var invariant: String
  var alter: @Sendable (CollectionCase, inout CollectionAnswer) -> Void

  var testDescription: String { invariant }

  init(
    _ invariant: String,
    _ alter: @escaping @Sendable (CollectionCase, inout CollectionAnswer) -> Void
  ) {
    self.invariant = invariant
    self.alter = alter
  }

  static let all: [PlantedFault] = [
    PlantedFault("finite") { _, answer in
      if !answer.elements.isEmpty { answer.elements[0].frame.x = .nan }
    },
    PlantedFault("unique-elements") { _, answer in
      if let last = answer.elements.last { answer.elements.append(last) }
    },
    PlantedFault("items-shown") { _, answer in
      answer.elements.removeAll { $0.id.category == .cell }
      answer.groups = []
    },
    PlantedFault("content-holds") { problem, answer in
      answer.contentSize[problem.description.scrollDirection] *= 0.5
    },
    PlantedFault("content-not-empty") { problem, answer in
      answer.contentSize[problem.description.scrollDirection.crossed] = 0
    },
    PlantedFault("boundary-clear") { problem, answer in
      for index in answer.elements.indices
      where answer.elements[index].id.kind == "h" {
        answer.elements[index].frame.y += 12
        answer.elements[index].frame.x += 12
      }
    },
    PlantedFault("pinned-size") { problem, answer in
      guard problem.offsetY != 0 || problem.offsetX != 0 else { return }
      for index in answer.elements.indices where answer.elements[index].zIndex > 1_000_000 {
        answer.elements[index].frame.width = 0
      }
    },
    PlantedFault("pinned-size") { problem, answer in
      let isVertical = problem.description.scrollDirection == .vertical
      for index in answer.elements.indices where answer.elements[index].zIndex > 1_000_000 {
        if isVertical { answer.elements[index].frame.y -= 8 }
        if !isVertical { answer.elements[index].frame.x -= 8 }
      }
    },
    PlantedFault("section-spacing") { _, answer in
      move(&answer) { $0 == 1 ? 5 : 0 }
    },
    PlantedFault("growth-once") { problem, answer in
      let moved = problem.description.sections.contains { section in
        section.boundaryItems.contains { $0.offsetY != 0 || $0.offsetX != 0 }
      }
      if moved { move(&answer) { _ in 9 } }
    },
    PlantedFault("group-gaps") { _, answer in
      for index in answer.groups.indices {
        guard answer.elements[index].id.item >= 3 else { continue }
        answer.groups[index]?.x += 4
        answer.groups[index]?.y += 4
      }
    },
    PlantedFault("neighbour-edges") { _, answer in
      for index in answer.elements.indices
      where answer.elements[index].id.category == .cell && answer.elements[index].id.item == 1 {
        answer.elements[index].frame.x += 3
        answer.elements[index].frame.y += 3
      }
    },
    PlantedFault("decoration-covers") { _, answer in
      for index in answer.elements.indices where answer.elements[index].id.category == .decoration {
        answer.elements[index].frame.width -= 30
        answer.elements[index].frame.height -= 30
      }
    },
    PlantedFault("rest-inside") { _, answer in
      answer.rests = answer.rests.mapValues { $0.map { $0 - 40 } }
    },
    PlantedFault("rest-monotone") { _, answer in
      answer.rests = answer.rests.mapValues { $0.reversed() }
    },
    PlantedFault("rest-idempotent") { _, answer in
      answer.rests = answer.rests.mapValues { $0.map { $0 > 0 ? max(0, $0 - 2) : 0 } }
    },
    PlantedFault("rest-visible") { _, answer in
      answer.rests = answer.rests.mapValues { $0.map { _ in 0 } }
    },
    PlantedFault("rect-answers") { _, answer in
      answer.hits = answer.hits?.map { Array($0.dropLast()) }
    },
    PlantedFault("settles") { _, answer in
      if answer.passes != nil { answer.passes = 3 }
    },
    PlantedFault("sizes-survive") { problem, answer in
      if problem.changes == [.reprovide], !problem.sizes.isEmpty { move(&answer) { _ in 7 } }
    },
    PlantedFault("partial-equals-full") { problem, answer in
      if !problem.changes.isEmpty { answer.contentSize.width += 1 }
    },
    PlantedFault("content-delta") { _, answer in
      if let delta = answer.delta { answer.delta = (delta.before, delta.after + 1) }
    },
    PlantedFault("estimate-forgotten") { problem, answer in
      var copy = problem
      var sum = 0.0
      copy.visitNumbers { sum += $0 }
      if !problem.sizes.isEmpty { answer.contentSize.width += sum }
    },
    PlantedFault("estimate-lint") { _, answer in answer.notices = [] },
    PlantedFault("reference") { _, answer in
      for index in answer.elements.indices { answer.elements[index].zIndex += 1 }
    },
  ]

  private static func move(_ answer: inout CollectionAnswer, _ distance: (Int) -> Double) {
    for index in answer.elements.indices {
      let distance = distance(answer.elements[index].id.section)
      answer.elements[index].frame.x += distance
      answer.elements[index].frame.y += distance
      guard answer.groups.indices.contains(index) else { continue }
      answer.groups[index]?.x += distance
      answer.groups[index]?.y += distance
    }
  }
}

@Suite("Planted faults in collections")
struct PlantedFaultTests {
  @Test("every invariant has a fault that it finds, and minimises", arguments: PlantedFault.all)
  func found(_ fault: PlantedFault) throws {
    let engine = Engine<CollectionDomain>.collection(altering: fault.alter)
    let laws = CollectionDomain.invariants.filter { $0.description.name == fault.invariant }
    #expect(laws.count == 1)
    let suite = Suite(engine, invariants: laws)
    let start = try #require(
      (0..<3_000).lazy.map { suite.drawn(seed: 11, index: $0) }.first { suite.judge($0) != nil },
      "not found in 3,000 cases"
    )
    let minimised = try #require(
      Minimiser<CollectionCase>(limit: 400).minimise(start) { candidate in
        guard (try? CollectionDomain.validate(candidate)) != nil else { return nil }
        return suite.judge(candidate)
      }
    )
    #expect(minimised.violation.invariant == fault.invariant)
    #expect(minimised.value.complexity <= start.complexity)
  }

  @Test("nonsense that is answered is seen")
  func total() {
    let engine = Engine<CollectionDomain>(name: "yes", semantics: CollectionSemantics()) { _ in
      .answer(CollectionAnswer())
    }
    let laws = CollectionDomain.invariants.filter { $0.description.name == "total" }
    let suite = Suite(engine, invariants: laws)
    let found = (0..<1_000).first { suite.judge(suite.drawn(seed: 11, index: $0)) != nil }
    #expect(found != nil)
  }

  @Test("an answer that differs the second time is seen")
  func idempotence() {
    let laws = CollectionDomain.invariants.filter { $0.description.name == "idempotence" }
    let seen = SeenOnce()
    let engine = Engine<CollectionDomain>.collection { _, answer in
      answer.contentSize.width += seen.next()
    }
    let suite = Suite(engine, invariants: laws)
    #expect(suite.judge(suite.drawn(seed: 11, index: 0)) != nil)
  }

  @Test("a narrow view without finite frames is seen")
  func narrow() {
    let laws = CollectionDomain.invariants.filter { $0.description.name == "narrow" }
    let engine = Engine<CollectionDomain>.collection { problem, answer in
      let axis = problem.description.scrollDirection.crossed
      if problem.description.container[axis] < 60 { answer.contentSize[axis] = .infinity }
    }
    let suite = Suite(engine, invariants: laws)
    #expect((0..<200).contains { suite.judge(suite.drawn(seed: 11, index: $0)) != nil })
  }
}
