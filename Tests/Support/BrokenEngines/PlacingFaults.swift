import LayoutCore
import LayoutSuites
import MasonryLayout

extension BrokenEngine {
  /// Faults of placing and sizing.
  package static let placing: [BrokenEngine] = [
    BrokenEngine("spacing dropped after the fourth item") { plain in
      plain.gap = { $0.index >= 3 ? 0 : $0.masonry.itemSpacing }
    },
    BrokenEngine("first lane with room instead of the shortest") { plain in
      plain.lane = { lane, site in
        guard site.masonry.placement == .shortest, site.span == 1 else { return lane }
        // Takes the first lane no longer than the one before it.
        var chosen = 0
        while chosen + 1 < site.ends.count, site.ends[chosen + 1] < site.ends[chosen] {
          chosen += 1
        }
        return chosen
      }
    },
    BrokenEngine("last of equal lanes") { plain in
      plain.lane = { lane, site in
        guard site.masonry.placement == .shortest else { return lane }
        return site.tops.lastIndex(of: site.tops[lane]) ?? lane
      }
    },
    BrokenEngine("wrong x in the last lane") { plain in
      plain.frame = { frame, site in
        guard site.lane > 0, site.lane + site.span == site.masonry.lanes,
          site.masonry.axis == .vertical
        else { return }
        frame.x += 3
      }
    },
    BrokenEngine("trailing spacing counted in the content size") { answer, masonry, _ in
      if !masonry.items.isEmpty { answer.size[masonry.axis] += masonry.itemSpacing }
    },
    BrokenEngine("trailing inset forgotten") { plain in
      plain.lanes = { masonry in
        var wider = masonry
        if masonry.axis == .vertical { wider.insets.trailing = 0 }
        return (wider.laneLength, wider.laneLength + wider.laneSpacing)
      }
    },
    BrokenEngine("right to left not mirrored") { answer, masonry, problem in
      guard masonry.direction == .rightToLeft, masonry.axis == .vertical else { return }
      var plain = problem
      plain.masonry.direction = .leftToRight
      if let other = try? BuiltInMasonry().answer(plain) { answer = other }
    },
    BrokenEngine("span past the last lane") { plain in
      plain.lane = { lane, site in
        guard site.span > 1, site.masonry.placement == .shortest else { return lane }
        // Looks for the lowest lane, not the lowest window.
        return site.ends.firstIndex(of: site.ends.min() ?? 0) ?? lane
      }
    },
    BrokenEngine("minimum length ignored") { plain in
      plain.length = { length, site in
        guard let minimum = site.item.minimum, length == minimum else { return length }
        var free = site.masonry
        free.items = [site.item]
        free.items[0].minimum = nil
        return (try? free.arranged().frames[0].length(along: free.axis)) ?? length
      }
    },
    BrokenEngine("query misses an item that starts above it") { answer, masonry, problem in
      guard let hits = answer.hits else { return }
      answer.hits = zip(problem.queries, hits).map { query, hits in
        hits.filter {
          answer.frames[$0].origin(along: masonry.axis) >= query.origin(along: masonry.axis)
        }
      }
    },
    BrokenEngine("no number for an item of no width") { answer, masonry, _ in
      for index in masonry.items.indices where masonry.items[index].sizing == .scale {
        guard masonry.items[index].cross(masonry.axis) == 0 else { continue }
        answer.frames[index].height = .nan
      }
    },
  ]
}
