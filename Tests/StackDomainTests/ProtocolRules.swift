import Foundation
import LayoutCore
import SwiftUILayout
import Testing

/// What the layout protocol promises to a layout of one's own (P3, P8 to P12, P14): a layout that
/// keeps to it, and one that does what a broken rule would do to it.
struct ProtocolRule: Sendable, CustomStringConvertible {
  let rule: String
  let name: String
  /// Whether the promise is kept, with the rule as it is or broken.
  let holds: @Sendable (_ isBroken: Bool) throws -> Bool

  var description: String { "\(rule) \(name)" }

  private static func square(_ length: Double, _ guide: Length? = nil) -> ViewDescription {
    let frame = ViewDescription.Modifier.frame(width: Length(length), height: Length(length))
    let set = guide.map { [ViewDescription.Modifier.alignmentGuide(.leading, $0)] } ?? []
    return ViewDescription(.color, modifiers: [frame] + set)
  }

  static let all: [ProtocolRule] = [
    ProtocolRule(rule: "P3", name: "a cache is renewed when the children change") { isBroken in
      let driver = try LayoutDriver(Probe(keepsCache: isBroken), children: [square(10)])
      _ = driver.sizeThatFits(.unspecified)
      try driver.replaceChildren([square(20)])
      return driver.sizeThatFits(.unspecified).width == 20
    },
    ProtocolRule(rule: "P8", name: "placing outside placement is complained of") { isBroken in
      let driver = try LayoutDriver(Probe(placesEarly: !isBroken), children: [square(10)])
      _ = driver.sizeThatFits(.unspecified)
      return driver.complaints.contains { $0.kind == .placeOutsidePlacement }
    },
    ProtocolRule(rule: "P9", name: "a slice begins at 0 and reaches its own children") { isBroken in
      let driver = try LayoutDriver(
        Probe(slice: isBroken ? 0 : 1),
        children: [square(10), square(10)]
      )
      let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
      return driver.place(in: bounds, proposal: .unspecified)[1].frame.origin.x == 50
    },
    ProtocolRule(rule: "P10", name: "dimensions hold the guides a view sets") { isBroken in
      let child = isBroken ? square(10) : square(10, 7)
      let driver = try LayoutDriver(Probe(readsGuide: true), children: [child])
      return driver.sizeThatFits(.unspecified).width == 7
    },
    ProtocolRule(rule: "P12", name: "the orientation is a static property") { isBroken in
      let layouts = LayoutCatalogue { _ in isBroken ? AnyLayout(Probe()) : AnyLayout(Oriented()) }
      let view = ViewDescription(
        .customLayout(ViewDescription.LayoutDescription(name: "any")),
        [ViewDescription(.spacer(minLength: nil))]
      )
      let size = try DescribedTree(view, layouts: layouts).layout(.unspecified)
      return size == CGSize(width: 8, height: 0)
    },
    ProtocolRule(rule: "P14", name: "a layout in a box keeps its cache") { isBroken in
      let log = Log()
      let driver = try LayoutDriver(AnyLayout(Probe(log: log)), children: [square(10)])
      _ = driver.sizeThatFits(.unspecified)
      if isBroken { driver.forgetCache() }
      try driver.replaceChildren([square(20)])
      _ = driver.sizeThatFits(.unspecified)
      return log.makes == 1
    },
  ]

  private final class Log: @unchecked Sendable { var makes = 0 }

  private struct Oriented: Layout {
    static var layoutProperties: LayoutProperties {
      var properties = LayoutProperties()
      properties.stackOrientation = .horizontal
      return properties
    }

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) -> CGSize { subviews[0].sizeThatFits(proposal) }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {}
  }

  private struct Probe: Layout {
    var keepsCache = false
    var placesEarly = false
    var slice = 0
    var readsGuide = false
    var log: Log?

    func makeCache(subviews: Subviews) -> CGSize {
      log?.makes += 1
      return subviews.first?.sizeThatFits(.unspecified) ?? .zero
    }

    func updateCache(_ cache: inout CGSize, subviews: Subviews) {
      if !keepsCache { cache = subviews.first?.sizeThatFits(.unspecified) ?? .zero }
    }

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout CGSize
    ) -> CGSize {
      if placesEarly { subviews[0].place(at: .zero, proposal: .unspecified) }
      guard readsGuide else { return cache }
      return CGSize(width: subviews[0].dimensions(in: proposal)[.leading], height: 0)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout CGSize
    ) {
      let part = subviews[slice..<subviews.count]
      part[0].place(at: CGPoint(x: 50, y: 0), proposal: .unspecified)
    }
  }
}

/// P11, through views as an app writes them.
@MainActor
enum LayoutValueRule {
  private struct Share: LayoutValueKey { static let defaultValue = 1.0 }

  private struct Reading: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) -> CGSize { CGSize(width: subviews[0][Share.self], height: 1) }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {}
  }

  /// The value a layout reads that was set on its child, or on a view deeper inside.
  static func read(deeper: Bool) -> Double {
    if deeper {
      let host = LayoutHost(
        Reading() {
          VStack {
            Color.red.layoutValue(key: Share.self, value: 5)
            Color.red
          }
        }
      )
      return host.layout(proposal: .unspecified).size.width
    }
    let host = LayoutHost(Reading() { Color.red.layoutValue(key: Share.self, value: 5) })
    return host.layout(proposal: .unspecified).size.width
  }
}
