import LayoutCore
package import LayoutHarness

extension Engine<LateSizesDomain> {
  /// The package's layouts behind a cache by address, or with a fault planted in the loader.
  package static func late(planting fault: LateFault? = nil) -> Self {
    Engine(name: "late", semantics: LateSemantics()) { problem in
      do {
        return .answer(try LateLoader(problem: problem, fault: fault).run())
      } catch let failure as LayoutFailure {
        return .refusal(failure)
      } catch {
        return .refusal(LayoutFailure(.unsupported, "\(error)"))
      }
    }
  }
}

extension AnySuite {
  /// The layouts of the package under sizes that arrive late.
  package static let lateSizes = AnySuite(Suite(Engine<LateSizesDomain>.late()))
}

/// Shows placeholders, takes pictures over as they arrive, and remembers them by address.
struct LateLoader {
  let problem: LateCase
  let fault: LateFault?

  func run() throws -> LateTrace {
    var cache = Set(problem.cached)
    let isKnown = problem.items.map {
      cache.contains($0) && fault != .cachedThroughPlaceholder
    }
    var surface = try surface(isKnown)
    var offset = problem.offset
    var trace = LateTrace()
    trace.steps = [.init(frames: surface.frames, offset: offset, work: 0)]
    for (index, address) in problem.arrivals.enumerated() {
      let isLost = fault == .arrivalDropped && index == problem.arrivals.count - 1
      // A hit is no news: the items show it already.
      let isNews = cache.insert(address).inserted || fault == .cachedThroughPlaceholder
      var step = trace.steps[trace.steps.count - 1]
      step.work = 0
      if isNews, !isLost {
        let items = problem.items.indices.filter { problem.items[$0] == address }
        let before = (frames: surface.frames, offset)
        step.work = try surface.resize(items, to: problem.pictures[address], offset: &offset)
        step.frames = surface.frames
        if fault == .anchorJump { offset = before.1 }
        if fault == .excessiveWork { step.work = 4 * (problem.items.count + 8) }
        if fault == .staleNeighbour {
          for item in step.frames.indices where !items.contains(item) {
            step.frames[item] = before.frames[item]
          }
        }
        step.offset = offset
      }
      trace.steps.append(step)
    }
    trace.fresh = try self.surface(problem.items.map(cache.contains)).frames
    return trace
  }

  private func surface(_ isKnown: [Bool]) throws -> any LateSurface {
    let heights = zip(problem.items.indices, isKnown).map { item, isKnown in
      isKnown ? problem.height(of: item) : nil
    }
    switch problem.surface {
    case .masonry:
      return try LateMasonry(problem, heights: heights.map { $0 ?? problem.placeholder })
    case .list, .collection:
      return try LateCollection(problem, heights: heights)
    }
  }
}
