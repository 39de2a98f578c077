import CPlumbSystem
package import LayoutCore

/// A layout engine in a shared library, `plumb_layout` of plumb_engine.h.
///
/// It runs in the process that calls it, so it belongs into a worker.
@safe package final class NativeLibrary {
  package static let symbol = "plumb_layout"
  // Stays loaded: an engine may have threads of its own.
  private let function: UnsafeMutableRawPointer
  private var frames: [Double] = Array(repeating: 0, count: 4 * 256)

  /// Loads a library.
  ///
  /// - Throws: a ``LaunchFailure`` with the loader's words: no such file, another machine's, no
  ///   such function.
  package init(_ path: String) throws(LaunchFailure) {
    // Without a slash the loader would search the system's folders instead.
    let place = path.contains("/") ? path : "./\(path)"
    var function: UnsafeMutableRawPointer?
    let reason = unsafe Self.text(capacity: 1024) { buffer, capacity in
      unsafe function = plumb_library_function(place, Self.symbol, buffer, capacity)
    }
    guard let found = unsafe function else { throw LaunchFailure(program: path, reason: reason) }
    unsafe self.function = found
  }

  /// What the library says of a case.
  package enum Answer: Sendable, Hashable {
    /// Frames as x, y, width and height one after the other, and the content's size.
    case frames([Double], width: Double, height: Double)
    case refusal(String)
  }

  /// Lays out a case.
  ///
  /// - Parameter json: the case as the engine protocol writes it.
  /// - Throws: a protocol breach, when the second call wants still more frames.
  package func layOut(_ json: [UInt8]) throws(EngineFault) -> Answer {
    var size = [0.0, 0.0]
    var (count, reason) = call(json, &size)
    if count > 0, Int(count) > frames.count / 4 {
      let wanted = Int(count)
      // 64 MiB of frames: beyond, the number is not meant.
      guard wanted <= 2 << 20 else {
        throw EngineFault(.protocolBreach, "the library answers with \(wanted) frames")
      }
      frames = Array(repeating: 0, count: 4 * wanted)
      size = [0, 0]
      (count, reason) = call(json, &size)
      guard Int(count) <= wanted else {
        let message = "the library answers with \(count) frames, a moment ago with \(wanted)"
        throw EngineFault(.protocolBreach, message)
      }
    }
    if count < 0 { return .refusal(reason.isEmpty ? "refused without a reason" : reason) }
    return .frames(Array(frames.prefix(4 * Int(count))), width: size[0], height: size[1])
  }

  /// Lays out a case and writes the answer as a line of the engine protocol, without its end.
  package func answer(id: Int, to json: [UInt8]) throws(EngineFault) -> [UInt8] {
    switch try layOut(json) {
    case .refusal(let reason):
      return Array("{\"id\":\(id),\"error\":\(Self.quoted(reason))}".utf8)
    case .frames(let numbers, let width, let height):
      let list = stride(from: 0, to: numbers.count, by: 4).map { start in
        "[" + numbers[start..<start + 4].map(Self.number).joined(separator: ",") + "]"
      }
      let size = "[\(Self.number(width)),\(Self.number(height))]"
      let text = "{\"id\":\(id),\"frames\":[\(list.joined(separator: ","))],\"size\":\(size)}"
      return Array(text.utf8)
    }
  }

  private func call(_ json: [UInt8], _ size: inout [Double]) -> (Int32, String) {
    var count: Int32 = 0
    let room = frames.count / 4
    let reason = unsafe Self.text(capacity: 4096) { text, capacity in
      unsafe json.withUnsafeBytes { bytes in
        // An empty case still needs a place to point at.
        var nothing: CChar = 0
        unsafe withUnsafePointer(to: &nothing) { empty in
          let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: CChar.self) ?? empty
          unsafe count = plumb_library_layout(
            function,
            start,
            bytes.count,
            &frames,
            room,
            &size,
            text,
            capacity
          )
        }
      }
    }
    return (count, reason)
  }

  /// The text that `fill` writes into a buffer, whether it ends it by a zero or not.
  private static func text(
    capacity: Int,
    fill: (UnsafeMutablePointer<CChar>, Int) -> Void
  ) -> String {
    var bytes = [CChar](repeating: 0, count: capacity)
    unsafe fill(&bytes, capacity - 1)
    return String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private static func number(_ value: Double) -> String {
    if value.isNaN { return "\"nan\"" }
    if value.isInfinite { return value < 0 ? "\"-inf\"" : "\"inf\"" }
    return value.description
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\u{0}"..<" ": "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}
