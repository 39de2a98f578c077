import HostileDeeds
import PlumbCommands

/// An engine that does something else than answer, and is right otherwise.
struct DeedEngine: MasonryEngine {
  let name: String
  let deed: Deed
  let understands = MasonryAbilities.plain

  static let all = [
    DeedEngine("trap", .trap),
    DeedEngine("unwrap-nil", .unwrapNil),
    DeedEngine("out-of-bounds", .outOfBounds),
    DeedEngine("stack-overflow", .stackOverflow),
    DeedEngine("infinite-loop", .infiniteLoop),
    DeedEngine("infinite-recursion", .infiniteRecursion),
    DeedEngine("allocate", .allocateUntouched),
    DeedEngine("exit", .exitZero),
    DeedEngine("abort", .abort),
    DeedEngine("print", .print),
    DeedEngine("close-all", .closeAll),
  ]

  init(_ name: String, _ deed: Deed) {
    self.name = name
    self.deed = deed
  }

  func layout(_ masonry: Masonry) throws(LayoutFailure) -> MasonryAnswer {
    if Chosen.has(masonry, name) { deed.perform() }
    return MasonryAnswer(try masonry.arranged())
  }
}
