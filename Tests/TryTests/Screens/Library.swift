import Observation
import SwiftUI

@Observable
final class LibraryModel {
  var books: [Book] = Book.samples
  var selection: Book.ID?
  var isLoading = false
  @ObservationIgnored private var task: Task<Void, Never>?

  @MainActor
  func load() async {
    isLoading = true
    defer { isLoading = false }
    try? await Task.sleep(for: .seconds(1))
  }
}

struct Book: Identifiable, Codable, Hashable {
  var id = UUID()
  var title: String
  var author: String
  var progress: Double
  static let samples = [
    Book(title: "Emma", author: "Austen", progress: 0.4),
    Book(title: "Middlemarch", author: "Eliot", progress: 0.1),
  ]
}

struct LibraryView: View {
  @State private var model = LibraryModel()
  @Environment(\.horizontalSizeClass) private var sizeClass
  private let columns = [GridItem(.adaptive(minimum: 120, maximum: 180), spacing: 16)]

  var body: some View {
    NavigationSplitView {
      List(model.books, selection: $model.selection) { book in
        BookRow(book: book)
      }
      .navigationTitle("Library")
      .overlay {
        if model.books.isEmpty {
          ContentUnavailableView(
            "No books",
            systemImage: "books.vertical",
            description: Text("Add one.")
          )
        }
      }
      .refreshable { await model.load() }
    } detail: {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 16) {
          ForEach(model.books) { book in
            VStack {
              RoundedRectangle(cornerRadius: 8).fill(.quaternary).aspectRatio(
                2 / 3,
                contentMode: .fit
              )
              Text(book.title).lineLimit(1)
              ProgressView(value: book.progress) { Text("Read") }
                .progressViewStyle(.linear)
            }
          }
        }
        .scrollTargetLayout()
        .padding()
      }
      .scrollTargetBehavior(.viewAligned)
      .scrollBounceBehavior(.basedOnSize)
    }
    .task { await model.load() }
    .environment(model)
  }
}

struct BookRow: View {
  let book: Book
  @Environment(LibraryModel.self) private var model: LibraryModel?
  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      VStack(alignment: .leading) {
        Text(book.title).font(.body.bold())
        Text(book.author).font(.callout).foregroundStyle(.tertiary)
      }
      Spacer(minLength: 0)
      Text(book.progress, format: .percent.precision(.fractionLength(0)))
        .monospacedDigit()
    }
    .badge(3)
  }
}

struct EditBook: View {
  @Bindable var model: LibraryModel
  @Binding var book: Book
  var body: some View {
    VStack {
      TextField("Title", text: $book.title, axis: .vertical)
        .textFieldStyle(.plain)
      Button("Save", systemImage: "checkmark") {}
        .controlSize(.large)
        .buttonBorderShape(.capsule)
        .keyboardShortcut(.defaultAction)
    }
  }
}

#Preview {
  @Previewable @State var model = LibraryModel()
  LibraryView()
}
