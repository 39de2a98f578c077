/// An error of the compiler in a user's file, with what can be done about it.
struct CompileFault: Hashable {
  /// The file by its number, or `nil` for a file of ours.
  var file: Int?
  /// The line, counted from one.
  var line: Int
  /// What the compiler says.
  var message: String

  /// The errors in a compiler's output; `file` tells a copy's number by its path.
  static func faults(in output: String, file: (Substring) -> Int?) -> [CompileFault] {
    var faults: [CompileFault] = []
    for text in output.split(separator: "\n") {
      guard let mark = text.firstRange(of: ": error: ") else { continue }
      let place = text[..<mark.lowerBound].split(separator: ":")
      guard place.count >= 3, let line = Int(place[place.count - 2]) else { continue }
      let path = place.dropLast(2).joined(separator: ":")
      let fault = CompileFault(
        file: file(path[...]),
        line: line,
        message: String(text[mark.upperBound...])
      )
      if !faults.contains(fault) { faults.append(fault) }
    }
    return faults
  }

  /// The symbol that is missing, if that is what is wrong.
  var symbol: String? {
    let starts = [
      "cannot find type '", "cannot find '", "no such module '", "cannot find operator '",
      "unknown attribute '", "no macro named '",
    ]
    for start in starts where message.hasPrefix(start) {
      return String(message.dropFirst(start.count).prefix { $0 != "'" })
    }
    for middle in ["has no member '", "no type named '"] {
      if let range = message.firstRange(of: middle) {
        return String(message[range.upperBound...].prefix { $0 != "'" })
      }
    }
    return nil
  }

  /// One sentence on what can be done.
  var advice: String {
    guard let symbol else {
      return "This is the compiler's word on the file as it stands, in Swift 5 mode on this system."
    }
    if message.hasPrefix("no such module") {
      return "The module \(symbol) is not on this system: put the import between "
        + "`#if canImport(\(symbol))` and `#endif`, and name a file that supplies what it is "
        + "used for."
    }
    if message.contains("has no member") {
      return "If it is yours, name the file that declares \(symbol) too; if it is SwiftUI's, "
        + "SwiftUILayout does without it: supply it in an extension in a file of your own, named "
        + "beside this one."
    }
    if message.hasPrefix("no macro named") || message.hasPrefix("unknown attribute") {
      return "SwiftUILayout does without the macro \(symbol): leave it out for this check with "
        + "`#if !canImport(SwiftUILayout)`."
    }
    return "Name the file that declares \(symbol) too, or supply it in a file of your own named "
      + "beside this one."
  }
}
