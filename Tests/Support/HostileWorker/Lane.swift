import Foundation
import HostileDeeds
import LayoutWorkers

/// Answers the requests of a lane.
///
/// A request is text: a number of cases, and what happens at which, such as `10 trap@5`. Each case
/// is marked and leaves its number as a byte in the log; the reply is the request itself.
func serveLane() -> Never {
  WorkerServer.run { request, page in
    // Bytes to be measured by, not read.
    if request.first == 0 { return request }
    let words = String(decoding: request, as: UTF8.self).split(separator: " ")
    let count = words.first.flatMap { UInt64($0) } ?? 0
    for number in 0..<count {
      page.start(number)
      for word in words.dropFirst() {
        let parts = word.split(separator: "@")
        guard parts.count == 2, UInt64(parts[1]) == number else { continue }
        if parts[0] == "long-reply" { return [UInt8](repeating: 7, count: 100 << 20) }
        if parts[0] == "read-inherited" {
          let file = FileHandle(fileDescriptor: WorkerServer.firstInherited)
          return Array(file.availableData)
        }
        Deed(rawValue: String(parts[0]))?.perform()
      }
      page.record(UInt8(truncatingIfNeeded: number))
    }
    return request
  }
}
