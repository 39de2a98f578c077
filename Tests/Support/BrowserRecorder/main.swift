import Foundation
import LayoutCases
import LayoutCore
import LayoutFiles
import LayoutSuites

// Records what a browser makes of drawn masonry cases, and finds out whether another version of
// it still makes the same of them.

let usage = """
  BrowserRecorder record FILE COMMAND   draw 10,000 cases, ask the browser, write FILE
  BrowserRecorder drift FILE COMMAND    ask the browser the cases of FILE again and compare
  """

func run(_ words: [String]) throws -> Int32 {
  guard words.count == 3 else {
    print(usage)
    return 64
  }
  let (file, browser) = (words[1], try BrowserSession(words[2]))
  switch words[0] {
  case "record":
    let cases = (0..<10_000).map { BrowserRecording.drawn(seed: 2026, index: $0) }
    let recording = try browser.record(cases)
    try writeAtomically(try recording.text(), to: file)
    print("\(file): \(cases.count) cases of \(recording.engine) \(recording.version)")
    return 0
  case "drift":
    let before = try BrowserRecording(try readFile(file), file: file)
    let after = try browser.record(before.entries.map(\.masonry))
    return Drift(before, after).tell()
  default:
    print(usage)
    return 64
  }
}

do {
  exit(try run(Array(CommandLine.arguments.dropFirst())))
} catch {
  FileHandle.standardError.write(Data("BrowserRecorder: \(error)\n".utf8))
  exit(error is CaseError ? 65 : 69)
}
