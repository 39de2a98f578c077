import SwiftUI

struct Article: Identifiable, Hashable {
  let id: UUID
  var title: String
  var summary: String
  var imageURL: URL?
  var date: Date
  var isBookmarked = false
}

extension Article {
  static let sample = Article(
    id: UUID(),
    title: "Understanding layout",
    summary: "A long summary of the article that wraps over several lines.",
    imageURL: URL(string: "https://example.com/a.jpg"),
    date: .now
  )
}

struct CardView: View {
  let article: Article
  var onBookmark: (Article) -> Void = { _ in }

  @ScaledMetric private var padding: CGFloat = 16
  @ScaledMetric(relativeTo: .title) private var iconSize: CGFloat = 44
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.redactionReasons) private var redactionReasons
  @State private var isPressed = false
  @Namespace private var namespace

  private var isStacked: Bool {
    dynamicTypeSize >= .accessibility1 || horizontalSizeClass == .compact
  }

  var body: some View {
    let layout =
      isStacked
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 12))
      : AnyLayout(HStackLayout(spacing: 12))
    layout {
      AsyncImage(url: article.imageURL) { phase in
        switch phase {
        case .empty:
          ProgressView()
        case .success(let image):
          image
            .resizable()
            .scaledToFill()
        case .failure:
          Image(systemName: "photo")
            .symbolRenderingMode(.hierarchical)
        @unknown default:
          EmptyView()
        }
      }
      .frame(width: iconSize, height: iconSize)
      .clipShape(.rect(cornerRadius: 12))

      VStack(alignment: .leading, spacing: 4) {
        Text(article.title)
          .font(.headline)
          .lineLimit(2, reservesSpace: true)
          .truncationMode(.tail)
        Text(article.summary)
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .lineLimit(1...3)
          .allowsTightening(true)
        Text(article.date, style: .date)
          .font(.caption2.weight(.semibold))
          .monospacedDigit()
          .textCase(.uppercase)
          .kerning(0.5)
        Text(article.date, format: .dateTime.day().month())
      }
      .frame(maxWidth: .infinity, alignment: .leading)

      Button {
        withAnimation(reduceMotion ? nil : .spring(duration: 0.3)) {
          onBookmark(article)
        }
      } label: {
        Image(systemName: article.isBookmarked ? "bookmark.fill" : "bookmark")
          .symbolVariant(.fill)
          .contentTransition(.symbolEffect(.replace))
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Bookmark")
      .accessibilityAddTraits(.isButton)
      .accessibilityValue(article.isBookmarked ? "on" : "off")
      .accessibilityHint("Double tap")
    }
    .padding(padding)
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
    .overlay(alignment: .topTrailing) {
      if article.isBookmarked {
        Circle().fill(.red.gradient).frame(width: 10, height: 10).offset(x: 5, y: -5)
      }
    }
    .shadow(color: .black.opacity(colorScheme == .dark ? 0.4 : 0.1), radius: 8, y: 4)
    .scaleEffect(isPressed ? 0.97 : 1)
    .redacted(reason: .placeholder)
    .unredacted()
    .contentShape(.interaction, Rectangle())
    .onLongPressGesture(minimumDuration: 0.4, perform: {}, onPressingChanged: { isPressed = $0 })
    .matchedGeometryEffect(id: article.id, in: namespace)
    .transition(.asymmetric(insertion: .move(edge: .leading), removal: .opacity))
    .animation(.easeInOut(duration: 0.2), value: isPressed)
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("card")
    .help("An article")
    .listRowSeparator(.hidden)
  }
}

struct CompactHeader: View {
  @ScaledMetric var spacing = 8.0
  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: spacing) {
        Text("Everything that fits on one line").fixedSize()
        Text("More").bold().italic().strikethrough()
      }
      VStack {
        Text("Narrow"); Text("More")
      }
    }
  }
}

struct NutritionGrid: View {
  var body: some View {
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 12, verticalSpacing: 6) {
      GridRow {
        Text("Energy"); Text("250 kcal")
      }
      Divider()
      GridRow {
        Text("Fat")
        Text("10 g")
      }
      GridRow {
        Text("Total")
      }
    }
  }
}

#Preview(traits: .sizeThatFitsLayout) {
  CardView(article: .sample)
    .padding()
}
