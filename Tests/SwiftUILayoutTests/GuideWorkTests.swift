import Foundation
import LayoutCore
import SwiftUILayout
import Testing

@Suite("The work that guides make")
struct GuideWorkTests {
  /// One way to put a view inside another, at some level counted from the inside.
  struct Nesting: Sendable, CustomTestStringConvertible {
    var name: String
    /// The most measurements a level.
    var budget: Int
    var wrap: @Sendable (ViewDescription, Int) -> ViewDescription

    init(
      _ name: String,
      budget: Int = 32,
      _ wrap: @escaping @Sendable (ViewDescription, Int) -> ViewDescription
    ) {
      self.name = name
      self.budget = budget
      self.wrap = wrap
    }

    init(_ name: String, _ modifiers: [ViewDescription.Modifier]) {
      self.init(name) { view, level in view.with(modifiers[level % modifiers.count]) }
    }

    var testDescription: String { name }
  }

  static let corners: [ViewDescription.Modifier] = ViewDescription.AlignmentName.allCases.map {
    .frame(width: nil, height: nil, alignment: $0)
  }
  static let padding = ViewDescription.Modifier.padding(top: 1, leading: 2, bottom: 3, trailing: 4)
  static let guides: [ViewDescription.Modifier] = ViewDescription.GuideName.allCases.map {
    .alignmentGuide($0, 3)
  }
  static let mixed: [ViewDescription.Modifier] = [
    .frame(width: nil, height: 90, alignment: .bottomTrailing), guides[4], padding,
    .flexFrame(.init(minWidth: 5, maxWidth: 400, maxHeight: .init(.infinity), alignment: .top)),
    .alignmentGuide(.firstTextBaseline, 7), .aspectRatio(nil, fills: false),
    .overlay(.color, alignment: .topLeading), .fixedSize(horizontal: true, vertical: false),
  ]

  static let nestings: [Nesting] =
    [
      Nesting("frame", [.frame(width: nil, height: nil)]),
      Nesting("frames of all alignments", corners),
      Nesting("frame of a width", [.frame(width: 50, height: nil, alignment: .bottom)]),
      Nesting("frame between bounds", [.flexFrame(.init(minWidth: 5, maxHeight: 200))]),
      Nesting("frame of an ideal", [.flexFrame(.init(idealWidth: 5, idealHeight: 20))]),
      Nesting("padding", [padding]),
      Nesting("aspect ratio", [.aspectRatio(1.5, fills: true)]),
      Nesting("aspect ratio of the ideal", [.aspectRatio(nil, fills: false)]),
      Nesting("fixed size", [.fixedSize(horizontal: false, vertical: true)]),
      Nesting("overlay", [.overlay(.color)]),
      Nesting("background with a guide", [.background(ViewDescription.color.with(guides[4]))]),
      Nesting("priority", [.layoutPriority(1)]),
      Nesting("position", [.position(x: 10, y: 10)]),
      Nesting("offset", [.offset(x: 10, y: 10)]),
      Nesting("guides", guides),
      Nesting("guide and frame", [guides[4], .frame(width: nil, height: nil)]),
      Nesting("all modifiers", mixed),
      Nesting("layers") { view, _ in ViewDescription(.zStack(), [view, .color]) },
      Nesting("layer of one") { view, _ in ViewDescription(.zStack(alignment: .top), [view]) },
      Nesting("layers by corners") { view, level in
        let names = ViewDescription.AlignmentName.allCases
        return ViewDescription(
          .zStack(alignment: names[level % names.count]),
          [view, ViewDescription.color.with(guides[level % guides.count])]
        )
      },
      Nesting("stack of one") { view, _ in ViewDescription.row(view) },
      Nesting("column") { view, _ in .column(view, .color, alignment: .trailing) },
      Nesting("row by baseline") { view, _ in .row(view, .color, alignment: .firstTextBaseline) },
      Nesting("row and column by baseline", budget: 320) { view, level in
        let other = ViewDescription.color.with(guides[6]).with(.frame(width: nil, height: nil))
        return level.isMultiple(of: 2)
          ? .row(view, other, alignment: .firstTextBaseline) : .column(other, view)
      },
      Nesting("all modifiers and stacks in turn", budget: 900) { view, level in
        let view = view.with(mixed[level % mixed.count])
        return switch level % 4 {
        case 0: .row(view, .color, alignment: .bottom)
        case 1: .column(.color, view, .spacer(), alignment: .trailing)
        case 2: ViewDescription(.zStack(alignment: .bottomLeading), [view, .color])
        default: ViewDescription(.viewThatFits(axes: .vertical), [.column(view, .color), .color])
        }
      },
      Nesting("scroll view") { view, _ in ViewDescription(.scrollView(), [view]) },
      Nesting("first that fits") { view, _ in ViewDescription(.viewThatFits(), [view, .color]) },
      Nesting("lazy column") { view, _ in ViewDescription(.lazyVStack(spacing: 1), [view, .color])
      },
      Nesting("grid", budget: 240) { view, _ in
        ViewDescription(
          .grid(horizontal: 1, vertical: 1),
          [ViewDescription(.gridRow, [view, .color]), .color]
        )
      },
      Nesting("lazy grid") { view, _ in
        ViewDescription(.lazyVGrid(columns: [.init(.flexible, 3)], spacing: 1), [view, .color])
      },
    ]
    + ["unsplash", "equalWidthHStack", "radial", "placesTwice", "anchorGrid"].map { name in
      Nesting("custom layout \(name)") { view, _ in
        ViewDescription(.customLayout(.init(name: name)), [view, .color])
      }
    }

  private func measures(_ nesting: Nesting, _ depth: Int, _ side: CGFloat?) throws -> Int {
    let leaf = ViewDescription.color.with(.alignmentGuide(.verticalCenter, 0))
      .with(.alignmentGuide(.firstTextBaseline, 2))
    let nested = (0..<depth).reduce(leaf) { view, level in nesting.wrap(view, level) }
    let row = ViewDescription.row(nested, .color)
    let column = ViewDescription.column(row, .color).frame(nil, nil).frame(nil, nil)
    return try column.laidOut(side, side).work.measures
  }

  @Test("guides set behind many levels cost in line with their number", arguments: nestings)
  func linear(nesting: Nesting) throws {
    for side in [300, nil] as [CGFloat?] {
      let (ten, twenty) = (try measures(nesting, 10, side), try measures(nesting, 20, side))
      #expect(twenty <= 20 * nesting.budget)
      #expect(twenty <= 3 * ten)
    }
  }

  @Test("guides that ask for further guides of their view are answered once each")
  @MainActor
  func asked() {
    var asked = 0
    let view = (0..<20).reduce(AnyView(Color.red)) { view, _ in
      AnyView(
        view.alignmentGuide(.leading) { dimensions in
          asked += 1
          return dimensions[.leading] + dimensions[explicit: .leading, default: 0] + 1
        }
      )
    }
    let result = LayoutHost(
      VStack(alignment: .leading) {
        view; Color.blue
      }
    )
    .layout(proposal: ProposedViewSize(width: 100, height: 100))
    #expect(result.complaints.isEmpty)
    // Twice the guide inside and one more, twenty times.
    #expect(result["/0"]?.minX == 0)
    #expect(result["/1"]?.minX == CGFloat((1 << 20) - 1))
    #expect(asked <= 20 * 8)
  }
}

extension ViewDimensions {
  fileprivate subscript(
    explicit guide: HorizontalAlignment,
    default other: CGFloat
  ) -> CGFloat { self[explicit: guide] ?? other }
}
