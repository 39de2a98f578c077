import SwiftUI

@main
struct NotesApp: App {
  var body: some Scene {
    WindowGroup { NotesView() }
  }
}

struct NotesView: View {
  @State private var notes = ["Milk", "Bread", "Letters"]

  var body: some View {
    Stairs {
      ForEach(notes, id: \.self) { note in
        Text(note).padding(4).background(Color.yellow)
      }
    }
  }

  /// Items one below the other, each a step to the right of the one before.
  private struct Stairs: Layout {
    private let step: CGFloat = 10

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      let ends = sizes.enumerated().map { step * CGFloat($0) + $1.width }
      return CGSize(width: ends.max() ?? 0, height: sizes.map(\.height).reduce(0, +))
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {
      var y = bounds.minY
      for (index, subview) in subviews.enumerated() {
        let height = subview.sizeThatFits(.unspecified).height
        subview.place(
          at: CGPoint(x: bounds.minX + step * CGFloat(index), y: y),
          proposal: .unspecified
        )
        y += height
      }
    }
  }
}

#Preview("Notes") {
  NotesView()
}
