import Foundation
import LayoutWorkers

/// Where this package is built: the modules a user's file is compiled against, and the objects it
/// is linked with.
struct TryPackage {
  /// The folder with `Modules` and the objects of all targets.
  var folder: String
  /// The list of the objects of the program that was built there.
  var objects: [String]

  /// Finds the build this program belongs to; else builds the package named by `PLUMB_PACKAGE`.
  ///
  /// - Throws: ``UnavailableError`` where there is neither, or it does not build.
  init(_ context: CommandContext) throws {
    if let built = Self(besides: context.executable) {
      self = built
      return
    }
    guard let root = Self.root(context) else {
      throw UnavailableError(
        "the sources of plumb are not to be found from \(context.executable); "
          + "set PLUMB_PACKAGE to their folder"
      )
    }
    for configuration in ["release", "debug"] {
      if let built = Self(besides: "\(root)/.build/\(configuration)/plumb") {
        self = built
        return
      }
    }
    context.show("building plumb once in \(root)\n")
    let result = try ToolRun.run(
      "swift",
      ["build", "--package-path", root, "--product", "plumb"]
    )
    guard result.code == 0, let built = Self(besides: "\(root)/.build/debug/plumb") else {
      throw UnavailableError("plumb does not build in \(root):\n\(result.output.suffix(2000))")
    }
    self = built
  }

  /// The build that made `executable`, if it still lies there.
  private init?(besides executable: String) {
    let place = URL(fileURLWithPath: executable).resolvingSymlinksInPath()
    let name = place.lastPathComponent
    folder = place.deletingLastPathComponent().path
    let list = "\(folder)/\(name).product/Objects.LinkFileList"
    guard FileManager.default.fileExists(atPath: "\(folder)/Modules/PlumbCommands.swiftmodule"),
      let text = try? String(contentsOfFile: list, encoding: .utf8)
    else { return nil }
    // The program's own code has the other entry point.
    objects = text.split(separator: "\n").map(Self.unquoted)
      .filter { !$0.contains("/\(name).build/") }
    guard !objects.isEmpty else { return nil }
  }

  private static func unquoted(_ line: Substring) -> String {
    line.count > 1 && line.first == line.last && "'\"".contains(line.first ?? " ")
      ? String(line.dropFirst().dropLast()) : String(line)
  }

  private static func root(_ context: CommandContext) -> String? {
    if let root = context.environment["PLUMB_PACKAGE"] { return root }
    var place = URL(fileURLWithPath: context.executable).resolvingSymlinksInPath()
    while place.path.count > 1 {
      place.deleteLastPathComponent()
      let manifest = place.appending(path: "Package.swift").path
      if let text = try? String(contentsOfFile: manifest, encoding: .utf8),
        text.contains("name: \"plumb\"")
      {
        return place.path
      }
    }
    return nil
  }

  /// The flags under which a file finds the modules, those of C among them.
  var flags: [String] {
    ["-I", "\(folder)/Modules"] + moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }

  /// The maps of the linked targets that are written in C.
  private var moduleMaps: [String] {
    var folders: [String] = []
    for object in objects {
      let folder = URL(fileURLWithPath: object).deletingLastPathComponent().path
      if folder != folders.last { folders.append(folder) }
    }
    return folders.map { "\($0)/module.modulemap" }
      .filter { FileManager.default.fileExists(atPath: $0) }
  }
}

/// Runs a tool of the toolchain to its end.
enum ToolRun {
  /// What came of it.
  struct Result {
    var code: Int32
    /// What it wrote to both outputs.
    var output: String
  }

  /// Runs `name` of the `PATH`.
  ///
  /// - Throws: ``UnavailableError`` where it cannot be started.
  static func run(_ name: String, _ arguments: [String]) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw UnavailableError("\(name) cannot be started: \(error.localizedDescription)")
    }
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Result(
      code: process.terminationReason == .exit ? process.terminationStatus : 128,
      output: String(decoding: output, as: UTF8.self)
    )
  }
}
