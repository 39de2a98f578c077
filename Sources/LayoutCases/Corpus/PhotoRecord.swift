extension JSONScanner {
  /// Reads one photo as a member of a larger object: `id`, `width`, `height` among any others.
  ///
  /// - Parameter isClosed: whether any other member is an error.
  /// - Throws: ``TextFault`` at the value that is wrong, or at the object that lacks one.
  package mutating func photo(
    record: Int,
    isClosed: Bool = false
  ) throws(TextFault) -> Photo {
    let kind = try nextKind()
    let start = position
    guard kind == .object else {
      throw TextFault("record \(record): expected an object, found \(summary())", at: start)
    }
    var id: String?
    var width: Int?
    var height: Int?
    try members { (scanner, name) throws(TextFault) in
      switch name {
      case "id":
        guard try scanner.nextKind() == .string else {
          let message = "record \(record): expected \"id\" as a string, found "
          throw TextFault(message + scanner.summary(), at: scanner.position)
        }
        id = try scanner.string()
      case "width": width = try scanner.length(named: name, record: record)
      case "height": height = try scanner.length(named: name, record: record)
      default:
        if isClosed {
          throw TextFault(
            "record \(record): expected id, width and height, found \(quoted(name))",
            at: scanner.position
          )
        }
        try scanner.skipValue()
      }
    }
    guard let id, let width, let height else {
      let missing = id == nil ? "id" : width == nil ? "width" : "height"
      throw TextFault("record \(record): expected a member \(quoted(missing))", at: start)
    }
    return Photo(id: id, width: width, height: height)
  }

  private mutating func length(named name: String, record: Int) throws(TextFault) -> Int {
    let kind = try nextKind()
    let start = position
    let value = kind == .number ? try number() : nil
    let bytes = bytes
    return try PhotoCollector.length(
      value,
      named: name,
      record: record,
      found: JSONLocator(bytes).summary(at: start),
      at: start
    )
  }
}
