import Foundation
import LayoutCases
import LayoutCore

/// A user's file: its text, its name as the user wrote it, and what the scanner found in it.
struct TrySource {
  /// The path as the user would write it.
  var path: String
  /// The text, unchanged.
  var text: String
  /// What is in it.
  var scan: SourceScan

  /// The sources that the words of a command line name: files, and folders of packages or others.
  ///
  /// - Throws: ``CaseError`` naming a file that cannot be read.
  static func read(_ operands: [String]) throws(CaseError) -> [TrySource] {
    var paths: [String] = []
    var modules: Set<String> = []
    for operand in operands {
      var isFolder: ObjCBool = false
      let exists = unsafe FileManager.default.fileExists(atPath: operand, isDirectory: &isFolder)
      guard exists, isFolder.boolValue else {
        paths.append(operand)
        continue
      }
      let folder = operand.hasSuffix("/") ? String(operand.dropLast()) : operand
      let isPackage = FileManager.default.fileExists(atPath: "\(folder)/Package.swift")
      let root = isPackage ? "\(folder)/Sources" : folder
      // What a package's targets import of one another is tried as one module.
      if isPackage, let names = try? FileManager.default.contentsOfDirectory(atPath: root) {
        modules.formUnion(names)
      }
      for file in try filesBelow(root, suffix: ".swift") where !isApart(file) {
        paths.append("\(root)/\(file)")
      }
    }
    var sources: [TrySource] = []
    var seen: Set<String> = []
    for path in paths where seen.insert(path).inserted {
      guard let text = String(validating: try readFile(path), as: UTF8.self) else {
        throw CaseError("expected text in UTF-8", file: path)
      }
      let scan = SourceScan(text, file: sources.count, without: modules)
      sources.append(TrySource(path: path, text: text, scan: scan))
    }
    guard !sources.isEmpty else {
      throw CaseError("expected Swift files, found none", file: operands.first)
    }
    return sources
  }

  private static func isApart(_ file: String) -> Bool {
    file == "Package.swift" || file.split(separator: "/").contains { $0.hasPrefix(".") }
      || file.split(separator: "/").contains("Tests")
  }

  /// How many lines the file has; what comes behind them in the copy is ours.
  var lineCount: Int { text.utf8.count { $0 == UInt8(ascii: "\n") } + 1 }

  /// The file with what cannot be built left out or said otherwise, every line where it was.
  var stripped: String {
    var bytes = Array(text.utf8)
    for blank in scan.blanks {
      for place in blank where bytes[place] != UInt8(ascii: "\n") {
        bytes[place] = UInt8(ascii: " ")
      }
    }
    for replacement in scan.replacements.reversed() {
      bytes.replaceSubrange(replacement.range, with: Array(replacement.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
