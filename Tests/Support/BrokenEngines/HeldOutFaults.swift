import LayoutCore
import LayoutSuites
import MasonryLayout

extension BrokenEngine {
  /// Faults planted after the passes were written, to see whether those serve what they do not know.
  ///
  /// Edit positions as numbers and two passes came of looking at them, so they are spent as a proof
  /// of that; a new proof wants new faults.
  package static let heldOut: [BrokenEngine] = [
    BrokenEngine("maximum wins over minimum") { plain in
      plain.length = { length, site in
        guard let minimum = site.item.minimum, let maximum = site.item.maximum,
          maximum < minimum
        else { return length }
        return min(length, maximum)
      }
    },
    BrokenEngine("cursor not past the whole span") { plain in
      plain.lane = { lane, site in
        guard case .gridLanes(let tolerance) = site.masonry.placement, site.index > 0,
          site.masonry.items[site.index - 1].span > 1
        else { return lane }
        let least = site.tops.min() ?? 0
        let cursor = max(0, site.cursor - 1)
        let eligible = site.tops.indices.filter { site.tops[$0] <= least + tolerance }
        return eligible.first { $0 >= cursor } ?? eligible.first ?? 0
      }
    },
    BrokenEngine("content ends with the last item") { answer, masonry, _ in
      guard let last = answer.frames.last, masonry.axis == .vertical else { return }
      answer.size.height = last.maxY + masonry.insets.bottom
    },
    BrokenEngine("query names what it only touches") { answer, _, problem in
      answer.hits = problem.queries.map { query in
        answer.frames.indices.filter { index in
          let frame = answer.frames[index]
          return frame.width > 0 && frame.height > 0 && query.width > 0 && query.height > 0
            && frame.x <= query.maxX && query.x <= frame.maxX && frame.y < query.maxY
            && query.y < frame.maxY
        }
      }
    },
    BrokenEngine("no gap above every fourth item of a lane") { plain in
      plain.start = { start, site in
        let above = site.last[site.lane]
        guard site.index % 4 == 3, above >= 0, site.span == 1 else { return start }
        return start - site.masonry.itemSpacing
      }
    },
    BrokenEngine("insert in front after a remove keeps the old first frame") { edit, kept in
      guard case .insert(_, 0) = edit, kept.before.items.count < kept.first.items.count else {
        return 0..<0
      }
      return 0..<1
    },
  ]
}
