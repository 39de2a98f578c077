import Foundation
import LayoutCore
import MasonryLayout

/// Which cases an engine misbehaves on: those with an item whose size has a certain hash.
///
/// So the least of them has that one item, and all of one engine are of one shape.
enum Chosen {
  /// One case in about this many, unless an engine asks for more.
  static let rate = UInt64(environment["HOSTILE_RATE"] ?? "") ?? 1_000
  /// How long a program is waited for.
  static let patience = Duration.milliseconds(Int(environment["HOSTILE_PATIENCE"] ?? "") ?? 500)
  /// About how many different sizes a drawn case has.
  private static let sizes: UInt64 = 8

  private static let environment = ProcessInfo.processInfo.environment

  static func has(_ masonry: Masonry, _ engine: String, often: UInt64 = 1) -> Bool {
    let most = max(1, rate * sizes / often)
    return masonry.items.contains { item in
      var digest = Digest()
      for byte in engine.utf8 { digest.add(UInt64(byte)) }
      digest.add(item.width)
      digest.add(item.height)
      digest.add(UInt64(0x9e37))
      return digest.value % most == 0
    }
  }
}
