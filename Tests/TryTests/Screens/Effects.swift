import Combine
import SwiftUI

@MainActor final class SearchModel: ObservableObject {
  @Published var text = ""
  @Published var results: [String] = []
  private var bag = Set<AnyCancellable>()
  private let subject = PassthroughSubject<Int, Never>()
  init() {
    $text.debounce(for: .milliseconds(300), scheduler: RunLoop.main).removeDuplicates()
      .sink { [weak self] in self?.results = [$0] }.store(in: &bag)
  }
}

struct SearchView: View {
  @StateObject private var model = SearchModel()
  @State private var now = Date()
  @State private var selection: Set<String> = []
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  var body: some View {
    NavigationView {
      VStack(alignment: .leading) {
        TextField("Search", text: $model.text, prompt: Text("Anything"))
          .padding(8)
          .background(RoundedRectangle(cornerRadius: 8).fill(Color(.systemGray6)))
          .overlay(alignment: .trailing) {
            if !model.text.isEmpty { Button(action: {}) { Image(systemName: "xmark.circle.fill") } }
          }
        List(model.results, id: \.self, selection: $selection) { Text($0) }
          .listStyle(.plain)
          .onReceive(timer) { now = $0 }
        Group {
          if #available(iOS 17, *) { Text("New") } else { Text("Old") }
          ForEach(Array(model.results.enumerated()), id: \.offset) { i, r in Text("\(i) \(r)") }
        }
        .font(.custom("Avenir", size: 14, relativeTo: .body))
        Picker(selection: .constant(0), label: Text("P")) { Text("a").tag(0) }
      }
      .navigationBarTitle("Search", displayMode: .inline)
      .navigationBarItems(trailing: EditButton())
    }
    .navigationViewStyle(.stack)
    .environment(\.locale, .init(identifier: "de"))
  }
}

struct ParallaxHeader: View {
  var body: some View {
    ScrollView {
      GeometryReader { geo in
        let y = geo.frame(in: .named("scroll")).minY
        Image("hero").resizable().aspectRatio(contentMode: .fill)
          .frame(width: geo.size.width, height: geo.size.height + max(0, y))
          .clipped()
          .offset(y: -max(0, y))
      }
      .frame(height: 300)
    }
    .coordinateSpace(name: "scroll")
    .ignoresSafeArea(edges: .top)
  }
}

struct OffsetKey: PreferenceKey {
  static var defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

struct Equalizer: View {
  @State private var height: CGFloat?
  var body: some View {
    HStack {
      Text("A").frame(height: height).background(
        GeometryReader { Color.clear.preference(key: OffsetKey.self, value: $0.size.height) }
      )
      Text("B\nC").frame(height: height)
    }
    .onPreferenceChange(OffsetKey.self) { height = $0 }
    .visualEffect { content, proxy in content.offset(y: proxy.size.height / 10) }
    .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
  }
}

struct Rating: View {
  @Binding var value: Int
  let maximum = 5
  var label: LocalizedStringResource = "Rating"
  var body: some View {
    HStack(spacing: 2) {
      ForEach(1...maximum, id: \.self) { i in
        Image(systemName: i <= value ? "star.fill" : "star").onTapGesture { value = i }
      }
      ForEach(1..<3) { Text("\($0)") }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(label))
    .accessibilityAdjustableAction { d in if d == .increment { value += 1 } }
  }
}
