// Regenerates SwiftUI truth on a Mac: swift SwiftUITruth.swift FILE > NEW
// Reads the view trees of a truth file, lays them out with Apple's SwiftUI, and prints the file
// with the size and the frames that came of it. What a case lists is measured, nothing else.
import Foundation
import SwiftUI

typealias JSON = [String: Any]

func number(_ value: Any?, _ size: CGSize = .zero) -> CGFloat? {
  if let value = value as? NSNumber { return CGFloat(value.doubleValue) }
  guard let text = value as? String else { return nil }
  if text == "inf" { return .infinity }
  // The formulas in W and H that the truth file has, H being the height of the reader around.
  let top = min(max(200, size.height / 2), 400)
  switch text {
  case "H": return size.height
  case "W": return size.width
  case "min(max(200,H/2),400)": return top
  case "H-min(max(200,H/2),400)": return size.height - top
  default: return nil
  }
}

// MARK: Measuring

struct Boxes: PreferenceKey {
  static let defaultValue: [String: CGRect] = [:]
  static func reduce(value: inout [String: CGRect], nextValue: () -> [String: CGRect]) {
    value.merge(nextValue()) { _, new in new }
  }
}

extension View {
  /// Tells the frame of this box; a background changes no size, guide or priority.
  func told(as path: String) -> some View {
    background(
      GeometryReader { reader in
        Color.clear.preference(key: Boxes.self, value: [path: reader.frame(in: .named("root"))])
      }
    )
  }
}

/// Proposes exactly what a case says, whatever the window offers.
struct Proposer: Layout {
  var proposal: ProposedViewSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews[0].sizeThatFits(self.proposal)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: self.proposal)
  }
}

// MARK: Building views

enum Unknown: Error { case part(String) }

func alignment(_ name: Any?) -> Alignment {
  let table: [String: Alignment] = [
    "center": .center, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "topLeading": .topLeading, "topTrailing": .topTrailing,
    "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing,
  ]
  return table[name as? String ?? "center"] ?? .center
}

func children(of view: JSON, _ path: String, _ size: CGSize) throws -> [AnyView] {
  let list = view["children"] as? [JSON] ?? []
  let stem = path == "/" ? "" : path
  return try list.enumerated().map { try build($0.element, "\(stem)/\($0.offset)", size) }
}

/// One child stays a static child, since a stack with exactly one is the identity (P17).
@ViewBuilder func all(_ views: [AnyView]) -> some View {
  if views.count == 1 {
    views[0]
  } else {
    ForEach(views.indices, id: \.self) { views[$0] }
  }
}

func base(_ view: JSON, _ path: String, _ size: CGSize) throws -> AnyView {
  let spacing = number(view["spacing"])
  let place = alignment(view["alignment"])
  switch view["type"] as? String {
  case "Color": return AnyView(Color.blue)
  case "Divider": return AnyView(Divider())
  case "Spacer": return AnyView(Spacer(minLength: number(view["minLength"])))
  case "VStack":
    let views = try children(of: view, path, size)
    return AnyView(VStack(alignment: place.horizontal, spacing: spacing) { all(views) })
  case "HStack":
    let views = try children(of: view, path, size)
    return AnyView(HStack(alignment: place.vertical, spacing: spacing) { all(views) })
  case "ZStack":
    let views = try children(of: view, path, size)
    return AnyView(ZStack(alignment: place) { all(views) })
  case "ScrollView":
    let views = try children(of: view, path, size)
    let axes: Axis.Set = (view["axes"] as? String) == "horizontal" ? .horizontal : .vertical
    return AnyView(ScrollView(axes) { all(views) })
  case "ViewThatFits":
    let views = try children(of: view, path, size)
    let axes: Axis.Set =
      (view["axes"] as? String) == "horizontal" ? .horizontal : [.horizontal, .vertical]
    return AnyView(ViewThatFits(in: axes) { all(views) })
  case "GeometryReader":
    _ = try children(of: view, path, size)
    return AnyView(
      GeometryReader { reader in
        all((try? children(of: view, path, reader.size)) ?? [])
      }
    )
  case "Grid": return try grid(view, path, size)
  default: throw Unknown.part("\(view["type"] ?? "a view without type")")
  }
}

func grid(_ view: JSON, _ path: String, _ size: CGSize) throws -> AnyView {
  let rows = view["rows"] as? [[JSON]] ?? []
  let stem = path == "/" ? "" : path
  let cells = try rows.enumerated().map { row, list in
    try list.enumerated().map { try build($0.element, "\(stem)/\(row)/\($0.offset)", size) }
  }
  return AnyView(
    Grid(
      alignment: alignment(view["alignment"]),
      horizontalSpacing: number(view["horizontalSpacing"]),
      verticalSpacing: number(view["verticalSpacing"])
    ) {
      ForEach(cells.indices, id: \.self) { row in
        GridRow { ForEach(cells[row].indices, id: \.self) { cells[row][$0] } }
      }
    }
  )
}

func build(_ view: JSON, _ path: String, _ size: CGSize) throws -> AnyView {
  var built = AnyView(try base(view, path, size).told(as: path))
  for (index, modifier) in (view["modifiers"] as? [JSON] ?? []).enumerated() {
    let name = "\(path)@\(index + 1)"
    built = AnyView(try modified(built, modifier, name, size).told(as: name))
  }
  return built
}

func modified(_ view: AnyView, _ modifier: JSON, _ path: String, _ size: CGSize) throws -> AnyView {
  func value(_ key: String) -> CGFloat? { number(modifier[key], size) }
  let place = alignment(modifier["alignment"])
  switch modifier["op"] as? String {
  case "frame": return AnyView(view.frame(width: value("width"), height: value("height")))
  case "flexFrame":
    return AnyView(
      view.frame(
        minWidth: value("minWidth"),
        idealWidth: value("idealWidth"),
        maxWidth: value("maxWidth"),
        minHeight: value("minHeight"),
        idealHeight: value("idealHeight"),
        maxHeight: value("maxHeight"),
        alignment: place
      )
    )
  case "padding": return AnyView(padded(view, modifier))
  case "fixedSize":
    let horizontal = modifier["horizontal"] as? Bool ?? true
    return AnyView(
      view.fixedSize(horizontal: horizontal, vertical: modifier["vertical"] as? Bool ?? true)
    )
  case "layoutPriority": return AnyView(view.layoutPriority(Double(value("value") ?? 0)))
  case "aspectRatio":
    let mode: ContentMode = (modifier["mode"] as? String) == "fill" ? .fill : .fit
    return AnyView(view.aspectRatio(value("ratio"), contentMode: mode))
  case "alignmentGuide": return try guided(view, modifier["guide"] as? String, value("value") ?? 0)
  case "overlay", "background":
    let content = (modifier["view"] ?? modifier["content"]) as? JSON ?? ["type": "Color"]
    let secondary = try build(content, "\(path)!", size)
    return modifier["op"] as? String == "overlay"
      ? AnyView(view.overlay(alignment: place) { secondary })
      : AnyView(view.background(alignment: place) { secondary })
  default: throw Unknown.part("\(modifier["op"] ?? "a modifier without name")")
  }
}

func padded(_ view: AnyView, _ modifier: JSON) -> AnyView {
  let sides = ["top", "leading", "bottom", "trailing"].map { number(modifier[$0]) }
  if sides.contains(where: { $0 != nil }) {
    let (top, leading) = (sides[0] ?? 0, sides[1] ?? 0)
    let (bottom, trailing) = (sides[2] ?? 0, sides[3] ?? 0)
    return AnyView(
      view.padding(EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing))
    )
  }
  var edges: Edge.Set = modifier["edges"] == nil ? .all : []
  for name in (modifier["edges"] as? String ?? "").split(separator: "+") {
    let table: [Substring: Edge.Set] = [
      "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing, "all": .all,
      "horizontal": .horizontal, "vertical": .vertical,
    ]
    edges.formUnion(table[name] ?? [])
  }
  return AnyView(view.padding(edges, number(modifier["length"])))
}

func guided(_ view: AnyView, _ name: String?, _ value: CGFloat) throws -> AnyView {
  switch name {
  case "leading": AnyView(view.alignmentGuide(HorizontalAlignment.leading) { _ in value })
  case "trailing": AnyView(view.alignmentGuide(HorizontalAlignment.trailing) { _ in value })
  case "top": AnyView(view.alignmentGuide(VerticalAlignment.top) { _ in value })
  case "bottom": AnyView(view.alignmentGuide(VerticalAlignment.bottom) { _ in value })
  default: throw Unknown.part("the guide \(name ?? "without name")")
  }
}

// MARK: Running

#if canImport(AppKit)
  import AppKit

  /// The frames of every box of a case, relative to the outermost one, and that one's size.
  @MainActor func measured(_ truth: JSON) throws -> (size: CGSize, boxes: [String: CGRect]) {
    let proposal = truth["proposal"] as? JSON ?? [:]
    let isMirrored = truth["layoutDirection"] as? String == "rightToLeft"
    let tree = try build(truth["view"] as? JSON ?? [:], "/", .zero)
    var boxes: [String: CGRect] = [:]
    let proposed = ProposedViewSize(width: number(proposal["w"]), height: number(proposal["h"]))
    let root = Proposer(proposal: proposed) {
      tree.coordinateSpace(.named("root")).told(as: "root")
    }
    .onPreferenceChange(Boxes.self) { boxes = $0 }
    .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
    let host = NSHostingView(rootView: root)
    host.frame = CGRect(x: 0, y: 0, width: 2000, height: 2000)
    host.layoutSubtreeIfNeeded()
    RunLoop.main.run(until: Date().addingTimeInterval(0.02))
    return (boxes["root"]?.size ?? .zero, boxes)
  }

  @MainActor func run() throws {
    guard CommandLine.arguments.count == 2 else {
      throw Unknown.part("the arguments: expected one truth file")
    }
    let data = try Data(contentsOf: URL(filePath: CommandLine.arguments[1]))
    var file = try JSONSerialization.jsonObject(with: data) as? JSON ?? [:]
    file["cases"] = (file["cases"] as? [JSON] ?? []).map { old -> JSON in
      var new = old
      do {
        let (size, boxes) = try measured(old)
        new["expectedSize"] = ["w": size.width, "h": size.height]
        new["expectedFrames"] = (old["expectedFrames"] as? [JSON] ?? []).map { frame -> JSON in
          guard let path = frame["path"] as? String, let box = boxes[path] else { return frame }
          return ["path": path, "x": box.minX, "y": box.minY, "w": box.width, "h": box.height]
        }
        new["source"] = "SwiftUI on macOS \(ProcessInfo.processInfo.operatingSystemVersionString)"
      } catch {
        FileHandle.standardError.write(Data("left as it was: \(old["name"] ?? "") \(error)\n".utf8))
      }
      return new
    }
    let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys]
    FileHandle.standardOutput.write(
      try JSONSerialization.data(withJSONObject: file, options: options)
    )
  }

  try MainActor.assumeIsolated { try run() }
#else
  FileHandle.standardError.write(Data("SwiftUI exists on Apple's systems only\n".utf8))
  exit(69)
#endif
