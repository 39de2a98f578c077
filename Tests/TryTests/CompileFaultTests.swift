import Testing

@testable import PlumbCommands

@Suite("What the compiler says, and what can be done")
struct CompileFaultTests {
  @Test(
    "an attribute is called what it is where it stands",
    arguments: [
      ("struct A { @AppStorage(\"n\") private var n = 0 }", "property wrapper AppStorage"),
      ("@AppStorage final class A {}", "macro AppStorage"),
      ("@AppStorage func a() {}", "attribute AppStorage"),
    ]
  )
  func attributes(_ text: String, _ words: String) {
    let fault = CompileFault(file: 0, line: 1, message: "unknown attribute 'AppStorage'")
    let advice = fault.advice(in: text)
    #expect(advice.contains("the \(words) too"), "\(advice)")
  }

  @Test(
    "what is not found may be the user's or the system's",
    arguments: [
      "cannot find type 'Route' in scope", "cannot find 'Route' in scope",
      "value of type 'Text' has no member 'Route'",
    ]
  )
  func names(_ message: String) {
    let advice = CompileFault(file: 0, line: 1, message: message).advice(in: "")
    #expect(advice.contains("name the file that declares Route too"), "\(advice)")
    #expect(advice.contains("if it is SwiftUI's or UIKit's"), "\(advice)")
  }

  @Test("what follows from a name that is not found is left out, and alone it is kept")
  func consequences() {
    let cause = CompileFault(file: 0, line: 2, message: "cannot find 'Route' in scope")
    let follows = [
      "cannot infer contextual base in reference to member 'red'", "cannot find '$focus' in scope",
      "generic parameter 'Value' could not be inferred",
    ].map { CompileFault(file: 0, line: 3, message: $0) }
    let elsewhere = CompileFault(file: 1, line: 3, message: follows[0].message)
    #expect(CompileFault.causes(of: follows + [cause, elsewhere]) == [cause, elsewhere])
    #expect(CompileFault.causes(of: follows) == follows)
  }

  @Test("a value that the environment has not is named")
  func environment() {
    let fault = CompileFault(
      file: 0,
      line: 2,
      message: "generic parameter 'Value' could not be inferred"
    )
    let named = fault.naming(in: "struct A {\n  @Environment(\\.cardGap) private var gap\n}")
    #expect(named.message == "value of type 'EnvironmentValues' has no member 'cardGap'")
    #expect(named.symbol == "cardGap")
    #expect(fault.naming(in: "struct A {\n  var gap\n}") == fault)
  }

  @Test("what is known and not laid out is told with its reason")
  func unavailable() {
    let fault = CompileFault(
      file: 0,
      line: 1,
      message: "'safeAreaInset' is unavailable: safe areas are not known here; use VStack"
    )
    #expect(fault.symbol == "safeAreaInset")
    #expect(fault.advice(in: "").hasPrefix("Plumb knows it and does not lay it out"))
  }
}
