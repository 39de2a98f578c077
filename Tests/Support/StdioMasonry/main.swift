import Foundation
import LayoutCases
import LayoutCore
import LayoutSuites
import MasonryService

// The package's masonry as a program of the engine protocol; `--fault NAME` plants a fault.

struct Request: Decodable {
  var id: Int
  var problem: MasonryCase

  private enum CodingKeys: String, CodingKey {
    case id
    case problem = "case"
  }
}

struct Hello: Encodable {
  var plumb = 1
  var engine = "stdio-masonry"
  var version = "1"
  var domains = ["masonry"]
}

struct Answer: Encodable {
  var id: Int
  var frames: [[Double]]?
  var size: [Double]?
  var lanes: [Int]?
  var hits: [[Int]]?
  var error: String?
}

func answer(_ line: String, _ service: MasonryService) throws -> Answer {
  let decoder = JSONDecoder()
  if let key = CodingUserInfoKey.passingOverUnknownKeys { decoder.userInfo[key] = true }
  let request = try decoder.decode(Request.self, from: Data(line.utf8))
  do {
    let answer = try service.answer(request.problem)
    return Answer(
      id: request.id,
      frames: answer.frames.map { [$0.x, $0.y, $0.width, $0.height] },
      size: [answer.size.width, answer.size.height],
      lanes: answer.lanes,
      hits: answer.hits
    )
  } catch {
    return Answer(id: request.id, error: error.message)
  }
}

let words = CommandLine.arguments
var fault: MasonryService.Fault?
if words.count > 1 {
  guard words.count == 3, words[1] == "--fault",
    let named = MasonryService.Fault(rawValue: words[2])
  else {
    let names = MasonryService.Fault.allCases.map(\.rawValue).joined(separator: ", ")
    FileHandle.standardError.write(Data("expected --fault \(names)\n".utf8))
    exit(64)
  }
  fault = named
}
let service = MasonryService(fault: fault)
let encoder = JSONEncoder()
encoder.nonConformingFloatEncodingStrategy = .convertToString(
  positiveInfinity: "inf",
  negativeInfinity: "-inf",
  nan: "nan"
)
_ = readLine()
func send(_ value: some Encodable) throws {
  FileHandle.standardOutput.write(try encoder.encode(value) + Data("\n".utf8))
}
do {
  try send(Hello())
  while let line = readLine() { try send(try answer(line, service)) }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(65)
}
