public import Foundation
import SnapshotDiffing

/// What the values of one model of a user's are made of: who it is, and which content it has.
public struct TriedModel: Sendable, Hashable {
  /// A number that stays with the model.
  public let number: Int
  /// A number that is another whenever its content is.
  public let revision: Int

  /// The model's identity as text.
  public var name: String { IdentityNames.item(number) }
  /// The model's identity as a unique identifier.
  public var uuid: UUID {
    var bytes = pattern
    bytes.15 = UInt8(truncatingIfNeeded: number)
    bytes.14 = UInt8(truncatingIfNeeded: number >> 8)
    return UUID(uuid: bytes)
  }
  /// Its content as text.
  public var text: String { "text \(revision)" }
  /// Its content as a mark.
  public var flag: Bool { revision % 2 == 1 }
  /// Its content as a date.
  public var date: Date { Date(timeIntervalSince1970: Double(revision) * 86_400) }
  /// Its content as an address.
  public var url: URL { URL(fileURLWithPath: "/\(revision)") }

  private var pattern: uuid_t { (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 0) }
}

/// The models of one state, in the lists that a user's function is given.
@MainActor
public final class TriedModels {
  private let lists: [String: [TriedModel]]
  private let keeper: Keeper

  /// What was made for earlier states: a model that did not change stays the same value.
  final class Keeper {
    var made: [Key: Any] = [:]

    struct Key: Hashable {
      var kind: String
      var model: TriedModel?
    }
  }

  init(_ sections: [IdentityCase.Section], keeper: Keeper) {
    lists = sections.reduce(into: [:]) { lists, section in
      lists[section.section, default: []] += section.items.map {
        TriedModel(number: IdentityNames.rank(item: $0.id), revision: $0.revision ?? 0)
      }
    }
    self.keeper = keeper
  }

  /// The models of a list by its number; whatever lies in lists that nobody asks for is left out.
  ///
  /// - Parameters:
  ///   - list: The number of the list, from zero.
  ///   - total: How many lists the user's function is given.
  ///   - make: Makes one model.
  public func list<Model>(
    _ list: Int,
    of total: Int,
    _ make: (TriedModel) -> Model
  ) -> [Model] {
    let names = lists.keys.filter { IdentityNames.rank(section: $0) % max(1, total) == list }
    return names.sorted().flatMap { lists[$0] ?? [] }.map { model in
      kept(Keeper.Key(kind: String(reflecting: Model.self), model: model)) { make(model) }
    }
  }

  /// What is made once for all states, such as what holds the data source.
  public func once<Value>(_ make: () -> Value) -> Value {
    kept(Keeper.Key(kind: String(reflecting: Value.self), model: nil), make)
  }

  private func kept<Value>(_ key: Keeper.Key, _ make: () -> Value) -> Value {
    if let value = keeper.made[key] as? Value { return value }
    let value = make()
    keeper.made[key] = value
    return value
  }
}
