import LayoutCore
import SwiftUILayout

/// Drives one container of a layout through calls of a host, and keeps what came of them.
struct LayoutRun {
  private let driver: LayoutDriver
  private var children: [LayoutChild]
  private(set) var calls: [LayoutCall] = []
  private var offers: [[ProposedSize]]

  init(
    _ layout: any Layout,
    _ children: [LayoutChild],
    isRightToLeft: Bool
  ) throws(LayoutFailure) {
    self.children = children
    driver = try LayoutDriver(
      layout,
      children: children.map(\.description),
      layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight,
      limits: LayoutLimits(measures: 1_000_000)
    )
    offers = children.map { _ in [] }
  }

  /// Measures the container.
  mutating func measure(_ proposal: ProposedSize) -> Size {
    let size = Size(driver.sizeThatFits(proposal.viewSize))
    note(proposal, size)
    return size
  }

  /// Does a step of a history.
  mutating func take(_ step: LayoutStep) throws(LayoutFailure) {
    switch step {
    case .measure(let proposal): _ = measure(proposal)
    case .place(let proposal):
      let size = measure(proposal)
      guard size.isPlaceable, proposal.isPlaceable else { return }
      _ = driver.place(in: CGRect(Rect(size)), proposal: proposal.viewSize)
      note(proposal, nil)
    case .insert, .remove, .resize:
      guard step.edit(&children) else {
        throw LayoutFailure(.edit, "\(step.words): there is no such child")
      }
      try driver.replaceChildren(children.map(\.description))
      offers = children.map { _ in [] }
    }
  }

  /// Places the container after it was measured; only what happens from the measurement on counts.
  mutating func pass(
    _ proposal: ProposedSize,
    between: [ProposedSize] = [],
    in given: Rect? = nil,
    x: Double = 0,
    y: Double = 0
  ) -> LayoutPass {
    offers = children.map { _ in [] }
    let size = measure(proposal)
    for other in between { _ = measure(other) }
    let own = Rect(x: x, y: y, width: size.width, height: size.height)
    let bounds = given ?? own
    guard bounds.size.isPlaceable, proposal.isPlaceable else {
      return LayoutPass(size: size, bounds: .zero, placements: [], complaints: complaints)
    }
    return LayoutPass(
      size: size,
      bounds: bounds,
      placements: place(in: bounds, proposal),
      complaints: complaints
    )
  }

  /// Places the children in bounds.
  mutating func place(in bounds: Rect, _ proposal: ProposedSize) -> [LayoutPlacement] {
    let placed = driver.place(in: CGRect(bounds), proposal: proposal.viewSize)
    note(proposal, nil)
    return zip(placed, offers).map { placement, offers in
      let offer = ProposedSize(placement.proposal)
      let all = offers + [offer]
      // A proposal of nothing at all asks for the minimum and offers nothing.
      let real = all.filter { $0.width != 0 || $0.height != 0 }
      return LayoutPlacement(
        frame: Rect(placement.frame),
        offer: offer,
        times: placement.times,
        leastOffer: ProposedSize(
          width: Self.least(real.compactMap(\.width)),
          height: Self.least(real.compactMap(\.height))
        ),
        offers: all
      )
    }
  }

  /// Everything the runtime complained of so far.
  var complaints: [LayoutGrievance] {
    driver.complaints.map {
      LayoutGrievance(kind: $0.kind.rawValue, path: $0.path, message: $0.message)
    }
  }

  /// How often children were measured since the last call of ``pass(_:between:in:x:y:)`` began.
  var measures: Int { offers.reduce(0) { $0 + $1.count } }

  /// The least finite one; what is offered below nothing is nothing.
  private static func least(_ lengths: [Double]) -> Double? {
    lengths.filter(\.isFinite).min().map { max($0, 0) }
  }

  private mutating func note(_ proposal: ProposedSize, _ size: Size?) {
    var unfit: LayoutCall.Unfit?
    for (child, made) in driver.takeOffers().enumerated() {
      let made = made.map(ProposedSize.init)
      if unfit == nil, let offer = made.first(where: { !$0.isFit }) {
        unfit = LayoutCall.Unfit(child: child, offer: offer)
      }
      if offers.indices.contains(child) { offers[child] += made }
    }
    calls.append(LayoutCall(proposal: proposal, size: size, unfit: unfit))
  }
}

extension ProposedSize {
  /// Whether both dimensions are open, infinite or not below zero; rounding is forgiven.
  var isFit: Bool { (width ?? 0) >= -1e-9 && (height ?? 0) >= -1e-9 }
}

extension Size {
  init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }

  /// Whether a container of this size can be placed.
  var isPlaceable: Bool { width.isFinite && height.isFinite && width >= 0 && height >= 0 }
}

extension Rect {
  init(_ size: Size) { self.init(x: 0, y: 0, width: size.width, height: size.height) }

  init(_ rect: CGRect) {
    self.init(
      x: Double(rect.origin.x),
      y: Double(rect.origin.y),
      width: Double(rect.size.width),
      height: Double(rect.size.height)
    )
  }
}

extension CGRect {
  init(_ rect: Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}
