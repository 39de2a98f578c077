import Foundation
import LayoutCore
import LayoutOracles
import SwiftUILayout

extension StackCase {
  private static let most = 60

  /// The case as a tree for a person, with the frames of its boxes beside them.
  func lines(_ answer: StackAnswer?) -> [String] {
    func length(_ value: Double?) -> String { value.map(NumberText.text) ?? "–" }
    func text(_ offer: ProposedSize) -> String {
      "\(length(offer.width)) × \(length(offer.height))"
    }
    var head = "offered \(text(proposal))"
    if direction == .rightToLeft { head += "   right to left" }
    if let answer {
      head +=
        "   takes \(NumberText.text(answer.size.width)) × "
        + NumberText.text(answer.size.height)
    }
    var lines = [head]
    if !earlier.isEmpty {
      lines.append("after it was offered \(earlier.map(text).joined(separator: ", "))")
    }
    lines += view.treeLines(indent: "")
    if lines.count > Self.most {
      lines = lines.prefix(Self.most) + ["and \(lines.count - Self.most) lines more"]
    }
    lines += PathLegend.lines(answer?.frames.prefix(Self.most).map(\.path) ?? [])
    for box in answer?.frames.prefix(Self.most) ?? [] {
      lines.append("\(box.path)   \(NumberText.text(box.frame))")
    }
    if let count = answer?.frames.count, count > Self.most {
      lines.append("and \(count - Self.most) boxes more")
    }
    for complaint in answer?.complaints.prefix(8) ?? [] { lines.append("\(complaint)") }
    return lines
  }
}

extension ViewDescription {
  fileprivate func treeLines(indent: String) -> [String] {
    var lines = [indent + kind.text + modifiers.map(\.text).joined()]
    for child in children { lines += child.treeLines(indent: indent + "  ") }
    for (index, modifier) in modifiers.enumerated() {
      guard let secondary = modifier.secondary else { continue }
      lines.append("\(indent)  in modifier \(index + 1)")
      lines += secondary.treeLines(indent: indent + "    ")
    }
    return lines
  }
}

extension Length {
  /// The length as it is written in a case.
  var words: String {
    if let points { return NumberText.text(points) }
    return (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

private func words(_ pairs: [(String, Length?)]) -> String {
  pairs.compactMap { name, length in length.map { "\(name): \($0.words)" } }
    .joined(separator: ", ")
}

extension ViewDescription.Kind {
  /// The kind as one writes it in SwiftUI.
  var text: String {
    switch self {
    case .color: "Color"
    case .emptyView: "EmptyView"
    case .group: "Group"
    case .spacer(let least): "Spacer(\(words([("minLength", least)])))"
    case .divider: "Divider"
    case .vStack(let guide, let spacing):
      "VStack(.\(guide.rawValue)\(Self.tail([("spacing", spacing)])))"
    case .hStack(let guide, let spacing):
      "HStack(.\(guide.rawValue)\(Self.tail([("spacing", spacing)])))"
    case .zStack(let alignment): "ZStack(.\(alignment.rawValue))"
    case .lazyVStack(let guide, let spacing):
      "LazyVStack(.\(guide.rawValue)\(Self.tail([("spacing", spacing)])))"
    case .lazyHStack(let guide, let spacing):
      "LazyHStack(.\(guide.rawValue)\(Self.tail([("spacing", spacing)])))"
    case .geometryReader: "GeometryReader"
    case .scrollView(let axes): "ScrollView(.\(axes.rawValue))"
    case .viewThatFits(let axes): "ViewThatFits(in: .\(axes.rawValue))"
    case .grid(let alignment, let horizontal, let vertical):
      "Grid(.\(alignment.rawValue)"
        + Self.tail([("horizontalSpacing", horizontal), ("verticalSpacing", vertical)]) + ")"
    case .gridRow: "GridRow"
    case .lazyVGrid(let tracks, let spacing):
      "LazyVGrid([\(tracks.map(\.text).joined(separator: ", "))]"
        + Self.tail([("spacing", spacing)]) + ")"
    case .lazyHGrid(let tracks, let spacing):
      "LazyHGrid([\(tracks.map(\.text).joined(separator: ", "))]"
        + Self.tail([("spacing", spacing)]) + ")"
    case .customLayout(let layout): layout.name
    }
  }

  private static func tail(_ pairs: [(String, Length?)]) -> String {
    let text = words(pairs)
    return text.isEmpty ? "" : ", \(text)"
  }
}

extension ViewDescription.TrackDescription {
  fileprivate var text: String {
    ".\(kind.rawValue)(\(words([("minimum", minimum), ("maximum", maximum), ("spacing", spacing)])))"
  }
}

extension ViewDescription.Modifier {
  /// The modifier as one writes it in SwiftUI.
  var text: String {
    switch self {
    case .frame(let width, let height, let alignment):
      ".frame(\(words([("width", width), ("height", height)])), .\(alignment.rawValue))"
    case .flexFrame(let frame):
      ".frame("
        + words([
          ("minWidth", frame.minWidth), ("idealWidth", frame.idealWidth),
          ("maxWidth", frame.maxWidth), ("minHeight", frame.minHeight),
          ("idealHeight", frame.idealHeight), ("maxHeight", frame.maxHeight),
        ]) + ", .\(frame.alignment.rawValue))"
    case .padding(let top, let leading, let bottom, let trailing):
      ".padding(\(top.words), \(leading.words), \(bottom.words), \(trailing.words))"
    case .fixedSize(let horizontal, let vertical):
      ".fixedSize(\(horizontal), \(vertical))"
    case .aspectRatio(let ratio, let fills):
      ".aspectRatio(\(ratio?.words ?? "nil"), .\(fills ? "fill" : "fit"))"
    case .overlay(_, let alignment): ".overlay(.\(alignment.rawValue))"
    case .background(_, let alignment): ".background(.\(alignment.rawValue))"
    case .layoutPriority(let priority): ".layoutPriority(\(NumberText.text(priority)))"
    case .alignmentGuide(let guide, let length):
      ".alignmentGuide(.\(guide.rawValue), \(length.words))"
    case .position(let x, let y): ".position(\(x.words), \(y.words))"
    case .offset(let x, let y): ".offset(\(x.words), \(y.words))"
    case .layoutDirection(let rightToLeft):
      ".layoutDirection(\(rightToLeft ? "rightToLeft" : "leftToRight"))"
    }
  }
}
