/// The generated function that makes one thing to be tried.
struct MakingCode {
  private let number: Int
  private let expression: String
  private let host: String
  /// What stands before it on its line.
  var start = ""
  /// The actor it needs, with a space behind.
  var actor = ""
  /// The type of what it makes.
  var answer = ""
  /// What it is told.
  var parameters: [(name: String, type: String)] = []

  /// Makes `expression` under a number, among the private parts of the types `host` names.
  init(_ number: Int, _ expression: String, in host: [String]) {
    self.number = number
    self.expression = expression
    self.host = host.joined(separator: ".")
  }

  /// Its lines: in a host two, the second to be called from any file.
  var lines: [(line: String, number: Int)] {
    let names = parameters.map(\.name).joined(separator: ", ")
    let list = parameters.map { "_ \($0.name): \($0.type)" }.joined(separator: ", ")
    let head = "func plumbMake\(number)(\(list)) -> \(answer)"
    guard !host.isEmpty else { return [("\(start)\(actor)\(head) { \(expression) }", number)] }
    return [
      (
        "\(start)extension \(host) { \(actor)fileprivate static \(head) { \(expression) } }",
        number
      ),
      ("\(actor)\(head) { \(host).plumbMake\(number)(\(names)) }", number),
    ]
  }

  /// A text as it stands in a source.
  static func quoted(_ text: String) -> String {
    "\"" + text.filter { $0 != "\"" && $0 != "\\" } + "\""
  }
}
