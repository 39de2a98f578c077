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
}
