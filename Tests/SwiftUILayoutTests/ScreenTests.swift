import Foundation
import SwiftUILayout
import Testing

@MainActor
@Suite("Screens, rows and controls")
struct ScreenTests {
  private func lay<V: View>(
    _ view: V,
    _ width: CGFloat? = 100,
    _ height: CGFloat? = 200
  ) -> LayoutResult {
    LayoutHost(view).layout(proposal: ProposedViewSize(width: width, height: height))
  }

  @Test("a stack of screens takes its room and gives it to its root, in the middle")
  func stack() {
    let result = lay(
      NavigationStack(path: .constant(NavigationPath(["a"]))) {
        Color.red.frame(width: 40, height: 20)
          .navigationTitle("Title")
          .toolbar { ToolbarItem(placement: .primaryAction) { Button("Add") {} } }
      }
    )
    #expect(result.extent == [100, 200])
    #expect(result.frames.contains { $0.frame == CGRect(x: 30, y: 90, width: 40, height: 20) })
    #expect(lay(NavigationStack { Color.red }, nil, nil).extent == [10, 10])
  }

  @Test("several views on a screen form a column, and every tab has all the room")
  func several() {
    let column = lay(
      NavigationView {
        Color.red.frame(width: 10, height: 20)
        Color.red.frame(width: 10, height: 20)
      }
    )
    let boxes = column.frames.map(\.frame)
    #expect(boxes.contains(CGRect(x: 45, y: 76, width: 10, height: 20)), "\(boxes)")
    #expect(boxes.contains(CGRect(x: 45, y: 104, width: 10, height: 20)), "\(boxes)")
    let tabs = lay(
      TabView(selection: .constant(1)) {
        Color.red.tabItem { Label("One", systemImage: "1.circle") }.tag(1)
        Color.blue.tabItem { Text("Two") }.tag(2)
      }
    )
    #expect(tabs.frames.filter { $0.frame.size == CGSize(width: 100, height: 200) }.count >= 2)
  }

  @Test("rows are as wide as their list, one below the other, from the leading edge")
  func rows() {
    let result = lay(
      List {
        Section("Head") {
          ForEach(0..<2) { _ in Color.red.frame(width: 30, height: 10) }.onDelete { _ in }
        }
        Color.blue.frame(height: 5).listRowInsets(EdgeInsets())
      }
      .listStyle(.plain)
    )
    #expect(result.extent == [100, 200])
    let boxes = result.frames.map(\.frame)
    let head: CGFloat = 17 * 1.2
    #expect(boxes.contains { $0.width == 30 && $0.minX == 0 && abs($0.minY - head) < 1e-9 })
    #expect(boxes.contains { $0.width == 30 && abs($0.minY - head - 10) < 1e-9 })
    #expect(boxes.contains { $0.width == 100 && abs($0.minY - head - 20) < 1e-9 })
  }

  @Test("styles of one's own decide how large a control is, and may hold such a control")
  func styles() {
    #expect(lay(Button("abcd") {}.buttonStyle(Tall())).extent == [34, 50.4])
    #expect(lay(Button("abcd") {}.buttonStyle(.bordered)).extent == [58, 34.4])
    #expect(lay(Button("abcd") {}.buttonStyle(Wrapping())).extent == [36, 22.4])
    #expect(lay(Toggle("abcd", isOn: .constant(true)).toggleStyle(Box())).extent == [44, 20.4])
    #expect(lay(Label("abcd", systemImage: "star").labelStyle(.iconOnly)).extent == [20, 20])
    #expect(lay(Label("abcd", systemImage: "star")).extent == [62, 20.4])
  }

  private struct Tall: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(.vertical, isEnabled ? 15 : 0)
    }
  }

  private struct Wrapping: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(1) }
  }

  private struct Box: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Color.red.frame(width: configuration.isOn ? 10 : 20, height: 10)
        configuration.label
      }
    }
  }

  @Test("controls have the sizes that they state")
  func controls() {
    let text = Binding.constant("")
    #expect(lay(TextField("abcd", text: text)).extent == [100, 20.4])
    #expect(lay(TextField("abcd", text: text), nil, nil).extent == [34, 20.4])
    #expect(lay(SecureField("abcd", text: text).textFieldStyle(.roundedBorder)).size.height == 34.4)
    #expect(lay(TextEditor(text: text)).extent == [100, 200])
    let choice = Picker("a", selection: .constant(1)) { Text("One").tag(1) }
    #expect(lay(choice, 200).extent == [200, 34])
    #expect(lay(choice.pickerStyle(.segmented), 200).extent == [200, 32])
    #expect(lay(Stepper("a", value: .constant(1), in: 0...3), 200).extent == [200, 32])
    #expect(lay(DatePicker("a", selection: .constant(.distantPast)), 200).extent == [200, 34])
    #expect(lay(ProgressView("abcd")).extent == [34, 48.4])
    #expect(lay(Canvas { _, _ in }).extent == [100, 200])
    let group = DisclosureGroup("a", isExpanded: .constant(true)) { Color.red.frame(height: 9) }
    #expect(lay(group, 50, nil).size.height == 20.4 + 8 + 9)
  }

  @Test("titles that are texts are as good as keys")
  func titles() {
    let title = String(repeating: "a", count: 4)
    let date = Binding.constant(Date.distantPast)
    let views: [(any View, CGFloat)] = [
      (LabeledContent(title, value: 3, format: .number), 20.4),
      (LabeledContent(title, value: "3"), 20.4), (LabeledContent("key") { Text("3") }, 20.4),
      (DisclosureGroup(title) { Color.red }, 20.4),
      (Stepper(title, value: .constant(1)), 32), (Stepper("key", value: .constant(1)), 32),
      (DatePicker(title, selection: date), 34), (DatePicker("key", selection: date), 34),
      (ColorPicker(title, selection: .constant(.red)), 28),
      (TextField(title, text: .constant(""), axis: .vertical), 20.4),
      (ProgressView(title, value: 0.5), 32.4), (NavigationLink(title, value: 3), 20.4),
      (Link(title, destination: URL(fileURLWithPath: "/")), 20.4), (Menu(title) {}, 20.4),
      (Picker(title, selection: .constant(1)) { Text("1").tag(1) }, 34),
      (Section(title) {}, 20.4), (Toggle(title, isOn: .constant(true)), 31),
    ]
    for (view, height) in views {
      func size<V: View>(_ view: V) -> CGSize { lay(view, 300, nil).size }
      #expect(abs(size(view).height - height) < 1e-9, "\(type(of: view)) \(size(view))")
    }
    let none = ContentUnavailableView(title, systemImage: "star", description: Text("none"))
    #expect(lay(none.searchable(text: .constant(""))).extent == [100, 200])
  }

  @Test("a text keeps room for the lines it is told to, and lines can be further apart")
  func lines() {
    let height: CGFloat = 17 * 1.2
    #expect(lay(Text("a"), 100, nil).size.height == height)
    #expect(lay(Text("a").lineLimit(3, reservesSpace: true), 100, nil).size.height == 3 * height)
    #expect(lay(Text("a").lineLimit(2...4), 100, nil).size.height == 2 * height)
    #expect(lay(Text("a\nb\nc").lineLimit(...2), 100, nil).size.height == 2 * height)
    #expect(lay(Text("a").lineLimit(3, reservesSpace: true), 100, height).size.height == height)
    #expect(lay(Text("a\nb").lineSpacing(5), 100, nil).size.height == 2 * height + 5)
  }

  @Test("a scaled number is itself at the usual size of text and grows with it")
  func scaled() {
    #expect(lay(Scaled()).extent == [10, 17])
    #expect(lay(Scaled().environment(\.dynamicTypeSize, .accessibility5)).extent == [10, 53])
    let bound = Scaled().dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    #expect(lay(bound.environment(\.dynamicTypeSize, .accessibility5)).extent == [10, 23])
  }

  private struct Scaled: View {
    @ScaledMetric(relativeTo: .title) private var height: CGFloat = 17
    var body: some View { Color.red.frame(width: 10, height: height) }
  }

  @Test("values kept in defaults and the focus start as the view says, and can be changed")
  func kept() {
    #expect(lay(Keeping()).extent == [7, 3])
  }

  private struct Keeping: View {
    enum Field: Hashable { case name }
    @AppStorage("width") private var width = 7.0
    @SceneStorage("none") private var none: String?
    @FocusState private var field: Field?
    @FocusState private var isFocused: Bool
    @Environment(Model.self) private var model: Model?
    var body: some View {
      Color.red
        .frame(width: width, height: none == nil && field == nil && !isFocused ? 3 : 9)
        .focused($field, equals: .name)
        .focused($isFocused)
        .opacity(model == nil ? 1 : 0)
    }
  }

  @Observable final class Model {}
}
