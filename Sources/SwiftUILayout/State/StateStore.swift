import Synchronization

/// Keeps the state of views from one evaluation to the next.
@MainActor
final class StateStore {
  private var locations: [StateKey: AnyObject] = [:]
  /// Whether a type of view has properties to link, found out once.
  private var linking: [ObjectIdentifier: Bool] = [:]

  private var memories: [ViewIdentity: PreferenceMemory] = [:]

  /// What the listener at `place` heard last.
  func memory(_ place: ViewPlace) -> PreferenceMemory {
    if let memory = memories[place.identity] { return memory }
    let memory = PreferenceMemory()
    memories[place.identity] = memory
    return memory
  }

  private struct StateKey: Hashable {
    var view: ViewIdentity
    var type: ObjectIdentifier
    var property: Int
  }

  /// Gives the dynamic properties of `view` their state and their environment.
  func link<V>(_ view: V, _ place: ViewPlace) {
    let type = ObjectIdentifier(V.self)
    if linking[type] == false { return }
    var property = 0
    let found = link(Mirror(reflecting: view), type, place, &property)
    linking[type] = found
  }

  private func link(
    _ mirror: Mirror,
    _ type: ObjectIdentifier,
    _ place: ViewPlace,
    _ property: inout Int
  ) -> Bool {
    var found = false
    for child in mirror.children {
      guard let dynamic = child.value as? any DynamicProperty else { continue }
      found = true
      property += 1
      if let linked = dynamic as? any LinkedProperty {
        let key = StateKey(view: place.identity, type: type, property: property)
        linked.link(place.environment) { make in
          if let location = locations[key] { return location }
          let location = make()
          locations[key] = location
          return location
        }
      } else {
        _ = link(Mirror(reflecting: dynamic), type, place, &property)
      }
    }
    return found
  }
}

/// A property of a view that is given something before the body is asked for.
public protocol DynamicProperty {
  /// Called before the body is asked for.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property of this module.
protocol LinkedProperty {
  /// Takes the environment, and the object kept for this property, made at first.
  @MainActor func link(
    _ environment: EnvironmentValues,
    _ kept: (_ make: () -> AnyObject) -> AnyObject
  )
}

/// Counts the changes of all state, so that a host knows whether to evaluate again.
enum StateChanges {
  private static let counter = Atomic<Int>(0)
  static var count: Int { counter.load(ordering: .relaxed) }
  static func note() { counter.add(1, ordering: .relaxed) }
}
