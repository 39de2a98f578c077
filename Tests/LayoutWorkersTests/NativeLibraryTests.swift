import Foundation
import LayoutCore
import LayoutWorkers
import TestKit
import Testing

@Suite("NativeLibrary")
struct NativeLibraryTests {
  /// Builds the library engine with the compiler that comes with the toolchain.
  private func build(in folder: borrowing TemporaryFolder) throws -> String {
    let source = try #require(
      Bundle.module.url(forResource: "Resources/engine", withExtension: "c")
    )
    let header = Places.root.appending(path: "Sources/CPlumbSystem/include").path
    let library = folder.file("engine.so")
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = ["clang", "-shared", "-fPIC", "-I", header, "-o", library, source.path]
    try compiler.run()
    compiler.waitUntilExit()
    try #require(compiler.terminationStatus == 0)
    return library
  }

  @Test("a library answers, is asked again when it needs room, and refuses")
  func answers() throws {
    let folder = try TemporaryFolder()
    let library = try NativeLibrary(try build(in: folder))
    let line = try library.answer(id: 5, to: Hostile.bytes("2 frames"))
    let text =
      "{\"id\":5,\"frames\":[[0.0,0.5,\"inf\",\"nan\"],[1.0,0.5,\"inf\",\"-inf\"]],"
      + "\"size\":[320.0,2.0]}"
    #expect(String(decoding: line, as: UTF8.self) == text)
    #expect(try Envelope.id(of: line) == 5)
    guard case .frames(let many, _, let height) = try library.layOut(Hostile.bytes("5000"))
    else {
      Issue.record("refused")
      return
    }
    #expect(many.count == 20_000)
    #expect(many[19_996] == 4_999)
    #expect(height == 5_000)
    #expect(try library.layOut([]) == .frames([], width: 0, height: 0))
    #expect(try library.layOut(Hostile.bytes("r")) == .refusal("no \"lanes\""))
    let refusal = try library.answer(id: 6, to: Hostile.bytes("r"))
    #expect(String(decoding: refusal, as: UTF8.self) == "{\"id\":6,\"error\":\"no \\\"lanes\\\"\"}")
  }

  @Test("a library that wants ever more room breaks the protocol", arguments: ["g", "h"])
  func greedy(word: String) throws {
    let folder = try TemporaryFolder()
    let library = try NativeLibrary(try build(in: folder))
    let fault = #expect(throws: EngineFault.self) { try library.layOut(Hostile.bytes(word)) }
    #expect(fault?.kind == .protocolBreach)
  }

  @Test("what is no engine library is refused with the loader's words")
  func refused() throws {
    let folder = try TemporaryFolder()
    let absent = folder.file("absent.so")
    let failure = #expect(throws: LaunchFailure.self) { _ = try NativeLibrary(absent) }
    #expect(failure?.program == absent)
    #expect(failure?.reason.contains("No such file") == true)
    let text = folder.file("text.so")
    try Data("no library".utf8).write(to: URL(fileURLWithPath: text))
    #expect(throws: LaunchFailure.self) { _ = try NativeLibrary(text) }
    let other = #expect(throws: LaunchFailure.self) {
      _ = try NativeLibrary("/lib/x86_64-linux-gnu/libm.so.6")
    }
    #expect(other != nil)
  }
}
