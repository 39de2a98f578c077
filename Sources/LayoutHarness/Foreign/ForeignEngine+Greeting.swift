import Foundation
package import LayoutCore
import LayoutWorkers

extension ForeignEngine {
  /// Starts the engine once and ends it, to see whether it can be asked at all.
  ///
  /// A library is only looked at: loading it runs code of its own, which belongs into a worker.
  ///
  /// - Throws: The fault of an engine that does not start, does not answer hello or is no library.
  package func greet() throws(EngineFault) {
    switch program {
    case .command(let command):
      let engine = ExternalEngine(command, domain: domain, limits: limits)
      try engine.startPatiently()
      engine.close()
    case .library(let path):
      guard let handle = FileHandle(forReadingAtPath: path) else {
        throw EngineFault(.exit, "\(path): expected a file that can be read")
      }
      let head = [UInt8]((try? handle.read(upToCount: 4)) ?? Data())
      guard Self.heads.contains(head) else {
        throw EngineFault(.exit, "\(path): expected a shared library")
      }
    }
  }

  /// How shared libraries begin: ELF, and Mach-O of one or of several machines.
  private static let heads: [[UInt8]] = [
    [0x7F, 0x45, 0x4C, 0x46], [0xCF, 0xFA, 0xED, 0xFE], [0xCA, 0xFE, 0xBA, 0xBE],
  ]
}
