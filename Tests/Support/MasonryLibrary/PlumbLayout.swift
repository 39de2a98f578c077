import Foundation
import LayoutCore
import LayoutSuites
import MasonryService

/// The package's masonry as a shared library, in the form of plumb_engine.h.
@_cdecl("plumb_layout")
public func plumbLayout(
  _ json: UnsafePointer<CChar>,
  _ length: Int,
  _ frames: UnsafeMutablePointer<Double>,
  _ capacity: Int,
  _ size: UnsafeMutablePointer<Double>,
  _ reason: UnsafeMutablePointer<CChar>,
  _ reasonCapacity: Int
) -> Int32 {
  do {
    let answer = try MasonryService().answer(unsafe Data(bytes: json, count: length))
    guard answer.frames.count <= capacity else { return Int32(answer.frames.count) }
    for (index, frame) in answer.frames.enumerated() {
      for (offset, edge) in [frame.x, frame.y, frame.width, frame.height].enumerated() {
        unsafe frames[4 * index + offset] = edge
      }
    }
    unsafe size[0] = answer.size.width
    unsafe size[1] = answer.size.height
    return Int32(answer.frames.count)
  } catch {
    let message = (error as? LayoutFailure)?.message ?? "\(error)"
    let bytes = message.utf8.prefix(reasonCapacity - 1).map { CChar(bitPattern: $0) } + [0]
    for (index, byte) in bytes.enumerated() { unsafe reason[index] = byte }
    return -1
  }
}
