import LayoutCore

/// What lies in a folder of goldens at one moment, and the few ways to change it.
struct GoldenShelf {
  private let folder: GoldenFolder
  private let savedManifest: GoldenManifest?
  private(set) var manifest: GoldenManifest
  private var goldens: Set<String> = []
  private var pending: Set<String> = []
  /// Files whose names are not ours, or that look like ours and are not.
  private(set) var foreign: [String] = []

  init(_ folder: GoldenFolder) throws(CaseError) {
    self.folder = folder
    var hasManifest = false
    let waiting = GoldenKey.suffix + GoldenKey.pendingSuffix
    var unlisted: [String] = []
    for file in sortedBytewise(try folder.files()) {
      if file == GoldenManifest.fileName {
        hasManifest = true
      } else if file.hasSuffix(waiting),
        GoldenKey(path: file.dropLast(GoldenKey.pendingSuffix.count), caseHash: "") != nil
      {
        pending.insert(String(file.dropLast(GoldenKey.pendingSuffix.count)))
      } else if GoldenKey(path: file, caseHash: "") != nil {
        unlisted.append(file)
      } else {
        foreign.append(file)
      }
    }
    let name = GoldenManifest.fileName
    savedManifest =
      hasManifest
      ? try GoldenManifest(text: try folder.read(name), file: folder.place(of: name)) : nil
    manifest = savedManifest ?? GoldenManifest()
    for file in unlisted {
      if manifest.hashes[file] == nil, !(try Self.isOurs(folder.read(file))) {
        foreign.append(file)
      } else {
        goldens.insert(file)
      }
    }
    foreign = sortedBytewise(foreign)
  }

  /// A file that is not listed is ours only if it says so, be it in the middle of a conflict.
  private static func isOurs(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "plumb-golden ".utf8) || bytes.starts(with: "<<<<<<<".utf8)
  }

  /// The paths of goldens that are listed, there, or waiting.
  var ourPaths: Set<String> { goldens.union(manifest.hashes.keys).union(pending) }
  /// The paths beside which an answer waits.
  var pendingPaths: [String] { sortedBytewise(pending) }

  func isPending(_ path: String) -> Bool { pending.contains(path) }

  /// The key of a golden nobody asks for.
  func orphan(_ path: String) -> GoldenKey? {
    GoldenKey(path: path, caseHash: manifest.hashes[path] ?? "")
  }

  /// What is known of a golden without reading it.
  func standingUnasked(_ key: GoldenKey) -> GoldenStanding {
    guard goldens.contains(key.path) else { return .missing }
    guard let hash = manifest.hashes[key.path] else { return .unlisted }
    return hash == key.caseHash ? .notAsked : .stale(nil)
  }

  /// How a golden stands against a new answer.
  func standing(_ key: GoldenKey, against new: Golden) -> GoldenStanding {
    let path = key.path
    guard goldens.contains(path) else { return .missing }
    let old: Golden
    do throws(CaseError) {
      old = try read(path)
    } catch {
      return .unreadable(error)
    }
    let listed = manifest.hashes[path]
    if let listed, listed != old.caseHash {
      let message = "expected case \(listed) as the manifest lists it, found \(old.caseHash)"
      return .unreadable(CaseError(message, file: folder.place(of: path), line: 3))
    }
    if old == new { return listed == nil ? .unlisted : .held }
    let diff = GoldenDiff(before: old, after: new)
    return old.caseHash == key.caseHash ? .changed(diff) : .stale(diff)
  }

  func read(_ path: String) throws(CaseError) -> Golden {
    try Golden(text: folder.read(path), file: folder.place(of: path))
  }

  func readPending(_ path: String) throws(CaseError) -> Golden {
    try read(path + GoldenKey.pendingSuffix)
  }

  func hasGolden(_ path: String) -> Bool { goldens.contains(path) }

  /// How a file is named in errors.
  func place(ofPending path: String) -> String {
    folder.place(of: path + GoldenKey.pendingSuffix)
  }

  mutating func list(_ key: GoldenKey) { manifest.hashes[key.path] = key.caseHash }

  mutating func writePending(_ golden: Golden, _ path: String) throws(CaseError) {
    let name = path + GoldenKey.pendingSuffix
    let bytes = golden.textBytes
    if pending.contains(path), try (folder.read(name)) == bytes { return }
    try folder.write(bytes, name)
    pending.insert(path)
  }

  mutating func removePending(_ path: String) throws(CaseError) {
    guard pending.remove(path) != nil else { return }
    try folder.remove(path + GoldenKey.pendingSuffix)
  }

  /// Puts an accepted answer in the golden's place; what waited stays until the manifest is saved.
  mutating func replace(_ key: GoldenKey, with golden: Golden) throws(CaseError) {
    let bytes = golden.textBytes
    let old = goldens.contains(key.path) ? try folder.read(key.path) : nil
    if old != bytes { try folder.write(bytes, key.path) }
    goldens.insert(key.path)
    list(key)
  }

  mutating func remove(_ path: String) throws(CaseError) {
    if goldens.remove(path) != nil { try folder.remove(path) }
    try removePending(path)
    manifest.hashes[path] = nil
  }

  /// Writes the manifest if it says anything new.
  func saveManifest() throws(CaseError) {
    guard manifest != savedManifest ?? GoldenManifest() else { return }
    try folder.write(manifest.textBytes, GoldenManifest.fileName)
  }
}
