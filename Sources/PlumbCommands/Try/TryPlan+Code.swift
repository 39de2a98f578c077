extension FoundType.Kind {
  /// The actor that making one needs.
  fileprivate var actor: String { self == .layout ? "" : "@MainActor " }

  /// The type of what is made.
  fileprivate var answer: String {
    switch self {
    case .layout: "any SwiftUI.Layout"
    case .view: "any SwiftUI.View"
    case .section: "UIKit.NSCollectionLayoutSection?"
    case .compositional: "UIKit.UICollectionViewLayout?"
    }
  }

  /// What making one is told.
  fileprivate var parameters: [(name: String, type: String)] {
    let owners = (KeepingExpression.owners, "LayoutSuites.TriedOwners")
    switch self {
    case .layout, .view: return []
    case .section:
      return [
        (CallingExpression.index, "Int"),
        (CallingExpression.environment, "any UIKit.NSCollectionLayoutEnvironment"), owners,
      ]
    case .compositional: return [owners]
    }
  }
}

/// The generated code: what makes each entry, and the program's entry point.
extension TryPlan {
  /// The code behind the end of a file that makes its entries, where private ones can be seen.
  func making(inFile file: Int) -> [(line: String, number: Int)] {
    entries.filter { $0.file == file }.flatMap { entry in
      var expression = entry.expression
      if entry.kind.isCollection { expression = KeepingExpression(expression).text }
      if !entry.scope.isEmpty {
        // Behind a dot `Type` is not the type of that name, even between backticks.
        expression.replace("\(entry.scope.joined(separator: ".")).`", with: "`")
      }
      var making = MakingCode(entry.number, expression, in: entry.scope)
      if entry.kind.isCollection { making.start = "import class LayoutSuites.TriedOwners; " }
      making.actor = entry.kind.actor
      making.answer = entry.kind.answer
      making.parameters = entry.kind.parameters
      return making.lines
    } + snapshots.making(inFile: file)
  }

  /// The module that has the command and the suites.
  private static let module = "PlumbCommands"

  /// The file that names the suites, with its entry point.
  var entryPoint: String {
    let suites = entries.map { entry in
      let name = MakingCode.quoted(entry.name)
      let required = entry.required.map(MakingCode.quoted).joined(separator: ", ")
      var more = entry.kind == .view ? ", leavesItsBox: \(entry.leavesItsBox)" : ""
      if entry.kind.isCollection { more = ", sections: \(entry.sections)" }
      if entry.kind == .layout, let children = entry.children { more = ", children: \(children)" }
      let places = entry.kind.parameters.indices.map { "$\($0)" }.joined(separator: ", ")
      return "    .\(entry.kind.rawValue)(\(name)\(more), requiring: [\(required)]) "
        + "{ plumbMake\(entry.number)(\(places)) },"
    }
    return """
      import \(Self.module)

      @main struct PlumbTriedCode: PlumbCommand {
        static let suites: [AnySuite] = [
      \((suites + snapshots.suites).joined(separator: "\n"))
        ]
      }

      """
  }
}
