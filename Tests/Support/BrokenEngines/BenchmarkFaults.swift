import LayoutCore
import LayoutSuites
import MasonryLayout

extension BrokenEngine {
  /// The eight faults of the benchmark engine M8, as they come out in the masonry domain.
  package static let benchmark: [BrokenEngine] = [
    BrokenEngine("F1 wide item keeps its width") { plain in
      plain.frame = { frame, site in
        guard site.item.sizing == .fixed else { return }
        if site.masonry.axis == .vertical {
          frame.width = site.item.width
        } else {
          frame.height = site.item.height
        }
      }
    },
    BrokenEngine("F2 lane spacing dropped when lanes are too many") { plain in
      plain.lanes = { masonry in
        let room = masonry.crossLength - masonry.insets.total(along: masonry.crossAxis)
        guard masonry.laneSpacing > 0, Double(masonry.lanes) > room / masonry.laneSpacing else {
          return (masonry.laneLength, masonry.laneLength + masonry.laneSpacing)
        }
        let length = max(0, room) / Double(masonry.lanes)
        return (length, length)
      }
    },
    BrokenEngine("F3 every seventh item goes to lane i mod k") { plain in
      plain.lane = { lane, site in
        guard site.index % 7 == 6, site.span == 1 else { return lane }
        return site.index % site.masonry.lanes
      }
    },
    BrokenEngine("F4 maximum not applied in the last of nine lanes") { plain in
      plain.length = { length, site in
        guard site.masonry.lanes >= 9, site.lane == site.masonry.lanes - 1,
          let maximum = site.item.maximum, length == maximum
        else { return length }
        var free = site.masonry
        free.items = [site.item]
        free.items[0].maximum = nil
        return (try? free.arranged().frames[0].length(along: free.axis)) ?? length
      }
    },
    BrokenEngine("F5 no gap below an item of equal height over 500") { plain in
      plain.start = { start, site in
        guard let above = site.last[site.lane] < 0 ? nil : site.last[site.lane] else {
          return start
        }
        let axis = site.masonry.axis
        let length = site.item.main(axis)
        guard length > 500, site.masonry.items[above].main(axis) == length, site.span == 1 else {
          return start
        }
        return start - site.masonry.itemSpacing
      }
    },
    BrokenEngine("F6 positions wrap at 16384") { answer, masonry, _ in
      let axis = masonry.axis
      // As on the benchmark engine, no item is longer than 1000 and no gap than 64.
      guard masonry.itemSpacing <= 64, masonry.insets.start(along: axis) <= 64,
        answer.frames.allSatisfy({ $0.length(along: axis) <= 1000 })
      else { return }
      for index in answer.frames.indices {
        let start = answer.frames[index].origin(along: axis)
        let wrapped = start.truncatingRemainder(dividingBy: 16_384)
        if axis == .vertical {
          answer.frames[index].y = wrapped
        } else {
          answer.frames[index].x = wrapped
        }
      }
    },
    BrokenEngine("F7 an item equal to the one before gets its frame") { answer, masonry, _ in
      for index in masonry.items.indices.dropFirst() {
        let (one, other) = (masonry.items[index - 1], masonry.items[index])
        if one.width == other.width, one.height == other.height {
          answer.frames[index] = answer.frames[index - 1]
        }
      }
    },
    BrokenEngine("F8 pitch one short on an exact fit") { plain in
      plain.lanes = { masonry in
        let right = (masonry.laneLength, masonry.laneLength + masonry.laneSpacing)
        let count = Double(masonry.lanes)
        let room = masonry.crossLength - masonry.insets.total(along: masonry.crossAxis)
        guard masonry.lanes >= 2, masonry.laneSpacing >= 1,
          room == count * (masonry.laneSpacing + 1) - masonry.laneSpacing
        else { return right }
        return (right.0, right.1 - 1)
      }
    },
  ]
}
