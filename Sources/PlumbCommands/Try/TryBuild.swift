import Foundation
import LayoutCases
import LayoutCore

/// Builds the program that tries a user's files, or finds it built.
struct TryBuild {
  let package: TryPackage
  let sources: [TrySource]
  private let cache: String

  init(_ sources: [TrySource], in context: CommandContext) throws {
    self.sources = sources
    package = try TryPackage(context)
    cache = Self.cache(context.environment)
  }

  /// What stands in the way of a program.
  enum Fault: Error {
    /// The user's files do not compile.
    case compile([CompileFault])
    /// The linker failed, which is no fault of the files.
    case link(String)
  }

  /// The program's path; entries whose making does not compile leave the plan.
  func program(_ plan: inout TryPlan) throws -> String {
    while true {
      do {
        return try build(plan)
      } catch Fault.compile(let faults) {
        // What a user's own lines break, what is added to them may break too.
        if let fault = try syntaxFault(among: faults) { throw Fault.compile([fault]) }
        let own = faults.filter(isOwn)
        guard own.isEmpty else { throw Fault.compile(causes(of: own)) }
        let ours = faults.compactMap { fault in generated(fault, plan).map { ($0, fault.message) } }
        guard !ours.isEmpty else {
          throw Fault.link(faults.map(\.message).joined(separator: "\n"))
        }
        for (number, message) in ours { plan.leave(number, refused: message) }
        if plan.isEmpty { return "" }
      }
    }
  }

  /// Whether a fault lies in what the user wrote.
  private func isOwn(_ fault: CompileFault) -> Bool {
    fault.file.map { fault.line <= sources[$0].lineCount } ?? false
  }

  /// Those of a user's faults that the others follow from, each once.
  private func causes(of faults: [CompileFault]) -> [CompileFault] {
    var named: [CompileFault] = []
    for fault in faults {
      let fault = fault.file.map { fault.naming(in: sources[$0].text) } ?? fault
      if !named.contains(fault) { named.append(fault) }
    }
    return CompileFault.causes(of: named)
  }

  /// The first error of a file that does not even parse as it stands.
  private func syntaxFault(among faults: [CompileFault]) throws -> CompileFault? {
    for file in Set(faults.compactMap(\.file)).sorted() {
      let parsed = try ToolRun.run(
        "swiftc",
        [
          "-frontend", "-parse", "-swift-version", "5", "-parse-as-library",
          "-diagnostic-style", "llvm", URL(fileURLWithPath: sources[file].path).path,
        ]
      )
      guard parsed.code != 0 else { continue }
      let text = sources[file].text
      if let fault = CompileFault.syntax(in: parsed.output, file: file, text: text) { return fault }
    }
    return nil
  }

  /// The entry whose generated code a fault lies in.
  private func generated(_ fault: CompileFault, _ plan: TryPlan) -> Int? {
    guard let file = fault.file, fault.line > sources[file].lineCount else { return nil }
    let lines = plan.making(inFile: file)
    let place = fault.line - sources[file].lineCount - 1
    return lines.indices.contains(place) ? lines[place].number : nil
  }

  private func build(_ plan: TryPlan) throws -> String {
    var copies: [(name: String, text: String)] = []
    var names: Set<String> = []
    for (index, source) in sources.enumerated() {
      var name = URL(fileURLWithPath: source.path).lastPathComponent
      // The compiler wants every file of a module to have another name.
      if !names.insert(name.lowercased()).inserted { name = "\(index)-\(name)" }
      let added = plan.making(inFile: index).map { $0.line + "\n" }.joined()
      copies.append((name, source.stripped + "\n" + added))
    }
    copies.append(("PlumbTriedCode.swift", plan.entryPoint))
    let folder = "\(cache)/\(key(copies))"
    let program = "\(folder)/tried"
    if FileManager.default.isExecutableFile(atPath: program) {
      try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: folder)
      return program
    }
    try FileManager.default.createDirectory(
      atPath: folder,
      withIntermediateDirectories: true
    )
    var paths: [String] = []
    for copy in copies {
      paths.append("\(folder)/\(copy.name)")
      try copy.text.write(toFile: paths[paths.count - 1], atomically: true, encoding: .utf8)
    }
    let shims = try shims()
    try compile(paths, shims, into: "\(folder)/tried.o")
    let shimObjects = Self.shimmed.map { "\(shims)/\($0.0).o" }
    try link(["\(folder)/tried.o"] + shimObjects, into: program)
    tidy(keeping: folder)
    return program
  }

  private func compile(_ paths: [String], _ shims: String, into object: String) throws {
    let compiled = try ToolRun.run(
      "swiftc",
      [
        "-Onone", "-g", "-swift-version", "5", "-parse-as-library", "-whole-module-optimization",
        "-module-name", "PlumbTried", "-module-alias", "SwiftUI=SwiftUILayout",
        "-module-alias", "UIKit=CollectionLayout", "-suppress-warnings",
        // A function that waits for a data source goes on where it is, so that it ends at once.
        "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
        "-diagnostic-style", "llvm", "-I", shims, "-c", "-o", object,
      ] + Self.implied + package.flags + paths
    )
    guard compiled.code != 0 else { return }
    let faults = CompileFault.faults(in: compiled.output) { path in
      paths.firstIndex { $0 == path }.flatMap { $0 < sources.count ? $0 : nil }
    }
    guard !faults.isEmpty else { throw Fault.link(compiled.output) }
    throw Fault.compile(faults)
  }

  private func link(_ objects: [String], into program: String) throws {
    let list = program + ".objects"
    try (objects + package.objects).map { "\"\($0)\"\n" }.joined()
      .write(toFile: list, atomically: true, encoding: .utf8)
    let draft = program + ".new"
    let linked = try ToolRun.run("swiftc", ["@\(list)", "-o", draft, "-lm"])
    guard linked.code == 0 else { throw Fault.link(linked.output) }
    // Another run may be at the same: the last one there wins, and both are the same.
    guard unsafe rename(draft, program) == 0 else {
      throw UnavailableError("\(program) cannot be written")
    }
  }

  /// On Apple's systems Foundation has URLSession; elsewhere it is a module of its own.
  private static var implied: [String] {
    #if canImport(FoundationNetworking)
      ["-Xfrontend", "-import-module", "-Xfrontend", "FoundationNetworking"]
    #else
      []
    #endif
  }

  /// Modules of Apple's that files import beside SwiftUI, and what is in those that stand for them.
  private static let shimmed = [
    ("CoreGraphics", "@_exported import Foundation\n"),
    ("Combine", "@_exported import SwiftUILayout\n"),
    ("os", ShimmedLogger.source),
    ("OSLog", "@_exported import os\n"),
  ]

  /// The folder of the modules that stand for ``shimmed`` ones.
  private func shims() throws -> String {
    let folder = "\(cache)/shims-\(ContentHash(stamp + Self.shimmed.map(\.1).joined()))"
    guard !FileManager.default.fileExists(atPath: folder) else { return folder }
    // Another run may be at the same: whoever is first puts them in place, whole.
    let draft = "\(folder).\(getpid())"
    try FileManager.default.createDirectory(atPath: draft, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: draft) }
    for (name, text) in Self.shimmed {
      let source = "\(draft)/\(name).swift"
      try text.write(
        toFile: source,
        atomically: true,
        encoding: .utf8
      )
      let made = try ToolRun.run(
        "swiftc",
        [
          "-parse-as-library", "-module-name", name, "-emit-module", "-emit-module-path",
          "\(draft)/\(name).swiftmodule", "-I", draft, "-c", source, "-o", "\(draft)/\(name).o",
        ] + package.flags
      )
      guard made.code == 0 else { throw Fault.link(made.output) }
    }
    guard unsafe rename(draft, folder) == 0 || FileManager.default.fileExists(atPath: folder)
    else { throw UnavailableError("\(folder) cannot be written") }
    return folder
  }

  // MARK: The cache

  /// Where built programs are kept, each under the hash of all that went into it.
  private static func cache(_ environment: [String: String]) -> String {
    let base =
      environment["XDG_CACHE_HOME"] ?? environment["HOME"].map { "\($0)/.cache" }
      ?? FileManager.default.temporaryDirectory.path
    return "\(base)/plumb/try"
  }

  private func key(_ copies: [(name: String, text: String)]) -> String {
    let parts = copies.map { "\($0.name)\n\($0.text)" } + [stamp]
    return ContentHash(parts.joined(separator: "\u{0}")).description
  }

  /// What the package's build is known by: its place, and when its modules were last written.
  private var stamp: String {
    let files =
      ["SwiftUILayout", "CollectionLayout", "LayoutHarness", "LayoutSuites", "PlumbCommands"].map {
        "\(package.folder)/Modules/\($0).swiftmodule"
      } + package.objects
    let dates = files.map { file in
      let attributes = try? FileManager.default.attributesOfItem(atPath: file)
      let date = attributes?[.modificationDate] as? Date
      return "\(date?.timeIntervalSince1970 ?? 0)"
    }
    return ([package.folder] + dates).joined(separator: "\n")
  }

  /// A program takes some thirty megabytes: only those last used are kept.
  private func tidy(keeping folder: String) {
    let kept = 8
    func age(_ path: String) -> Date {
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      return attributes?[.modificationDate] as? Date ?? .distantPast
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: cache)) ?? []
    let folders = names.filter { !$0.hasPrefix("shims-") }.map { "\(cache)/\($0)" }
      .filter { $0 != folder }.sorted { age($0) > age($1) }
    for old in folders.dropFirst(kept - 1) where age(old) < Date(timeIntervalSinceNow: -600) {
      try? FileManager.default.removeItem(atPath: old)
    }
  }
}
