import Foundation
import SwiftUILayout
import Testing

@MainActor
@Suite("Views")
struct ViewTests {
  private func lay<V: View>(
    _ view: V,
    _ width: CGFloat? = 100,
    _ height: CGFloat? = 100,
    _ direction: SwiftUILayout.LayoutDirection = .leftToRight
  ) -> LayoutResult {
    LayoutHost(view).layout(
      proposal: ProposedViewSize(width: width, height: height),
      layoutDirection: direction
    )
  }

  @Test("views come out as their descriptions do")
  func parity() throws {
    let view = VStack(alignment: .leading, spacing: 4) {
      Color.red.frame(width: 30, height: 10).padding(3)
      HStack {
        Spacer(minLength: 5)
        Color.blue.frame(maxWidth: 40).layoutPriority(1)
      }
      .background { Color.green.frame(width: 5, height: 5) }
      ZStack(alignment: .bottomTrailing) {
        Color.red
        Color.blue.aspectRatio(2, contentMode: .fit).offset(x: 3)
      }
      .fixedSize(horizontal: true, vertical: false)
      .alignmentGuide(.leading) { _ in -7 }
    }
    .overlay(alignment: .topTrailing) { Divider().position(x: 1, y: 2) }
    let described = ViewDescription.column(
      ViewDescription.fixed(30, 10).padded(3),
      ViewDescription.row(
        .spacer(5),
        ViewDescription.color.with(.flexFrame(.init(maxWidth: 40))).with(.layoutPriority(1))
      ).with(.background(.fixed(5, 5))),
      ViewDescription(
        .zStack(alignment: .bottomTrailing),
        [
          .color,
          ViewDescription.color.with(.aspectRatio(2, fills: false)).with(.offset(x: 3, y: 0)),
        ]
      ).with(.fixedSize(horizontal: true, vertical: false)).with(.alignmentGuide(.leading, -7)),
      spacing: 4,
      alignment: .leading
    ).with(
      .overlay(ViewDescription(.divider).with(.position(x: 1, y: 2)), alignment: .topTrailing)
    )
    for side in [nil, 0, 77, 300] as [CGFloat?] {
      for direction in SwiftUILayout.LayoutDirection.allCases {
        let ours = lay(view, side, side, direction)
        let theirs = try described.laidOut(side, side, direction)
        #expect(ours.frames.map(\.description) == theirs.frames.map(\.description))
      }
    }
  }

  @Test("a host proposes its size and centres the root; several roots form a column")
  func hosting() {
    let result = LayoutHost {
      Color.red.frame(width: 10, height: 10)
      Color.red.frame(width: 20, height: 10)
    }.layout(in: CGSize(width: 100, height: 100))
    #expect(result.numbers("/0") == [45, 36, 10, 10])
    #expect(result.numbers("/1") == [40, 54, 20, 10])
  }

  @Test("absent views leave no gap, groups and loops are their views")
  func flattening() {
    let isShown = false
    let result = lay(
      VStack {
        if isShown { Color.red }
        Group {
          Color.red.frame(height: 10)
          EmptyView()
        }
        .padding(1)
        ForEach(0..<2) { _ in Color.blue.frame(height: 10) }
        ForEach([Int](), id: \.self) { _ in Color.red }
        AnyView(Color.red.frame(height: 10))
      },
      100,
      nil
    )
    #expect(result.extent == [100, 12 + 8 + 10 + 8 + 10 + 8 + 10])
    #expect(result["/0@2"] != nil && result["/3"] != nil && result["/4"] == nil)
  }

  @Test("a preference sets state, and the views are evaluated again")
  func preference() {
    let result = lay(Measuring())
    #expect(result.numbers("/1") == [0, 48, 30, 5])
    #expect(result.complaints.isEmpty)
  }

  @Test("state that never settles is named")
  func restless() {
    #expect(lay(Restless()).complaints.map(\.kind) == [.stateKeepsChanging])
  }

  @Test("modifiers of one's own, environment and objects reach the views inside")
  func environment() {
    let model = Model()
    let result = lay(
      Reading().modifier(Framed(side: 20)).environment(\.side, 7).environmentObject(model)
    )
    #expect(result.numbers("/") == [4, 6.5, 12, 7])
    #expect(result.numbers("/@2") == [0, 0, 20, 20])
  }

  @Test("an observable object is read through the environment and bound")
  func observable() {
    let settings = Settings()
    let result = lay(Bound().environment(settings))
    #expect(result.numbers("/") == [0, 0, 33, 4])
  }

  @Test("views nested deeper than the limit are left out by name")
  func deep() {
    var view = AnyView(Color.red)
    for _ in 0..<10_000 { view = AnyView(VStack { view }) }
    #expect(lay(view).complaints.map(\.kind) == [.nestingTooDeep])
  }

  @Test("a direction in the middle of a tree mirrors what is inside")
  func direction() {
    let result = lay(
      HStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10)
        HStack(spacing: 0) {
          Color.red.frame(width: 10, height: 10)
          Color.red.frame(width: 20, height: 10)
        }
        .environment(\.layoutDirection, .rightToLeft)
      }
    )
    #expect(result.numbers("/1/0") == [30, 0, 10, 10])
    #expect(result.numbers("/1/1") == [10, 0, 20, 10])
  }

  @Test("pictures take the size of their phase")
  func pictures() {
    let host = LayoutHost(
      AsyncImage(url: URL(string: "a:b")) { $0.image?.resizable().scaledToFit() }
    )
    #expect(host.layout(in: CGSize(width: 50, height: 50)).frames.isEmpty)
    host.setImagePhases { _ in .success(Image(size: CGSize(width: 200, height: 100))) }
    #expect(host.layout(in: CGSize(width: 50, height: 50)).numbers("/") == [0, 12.5, 50, 25])
  }

  @Test("grids: rows, spanning views, modified rows, lazy tracks")
  func grids() {
    let grid = Grid(horizontalSpacing: 2, verticalSpacing: 3) {
      GridRow {
        Color.red.frame(width: 10, height: 10)
        Color.red.frame(width: 20, height: 10)
      }
      .padding(1)
      Color.blue.frame(height: 5)
      GridRow(alignment: .bottom) {
        Color.red.frame(width: 30, height: 4)
        Color.red.frame(width: 4, height: 8)
      }
    }
    let result = lay(grid)
    #expect(result.extent == [54, 12 + 3 + 5 + 3 + 8])
    #expect(result.numbers("/0/0@2") == [9, 0, 12, 12])
    #expect(result.numbers("/1@1") == [0, 15, 54, 5])
    #expect(result.numbers("/2/0@1") == [0, 27, 30, 4])
    let lazy = LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
      ForEach(0..<4) { _ in Color.red.frame(height: 10) }
    }
    let cells = lay(lazy, 200, nil)
    #expect(cells.extent == [200, 28])
    #expect(cells.numbers("/1") == [78, 0, 57, 10])
    #expect(cells.numbers("/2") == [143, 0, 57, 10])
  }

  @Test("texts follow their stated metric")
  func texts() {
    #expect(lay(Text("abcd").font(.system(size: 10)), nil, nil).extent == [20, 12])
    #expect(lay(Text("ab cd ef").font(.system(size: 10)), 26, nil).extent == [25, 24])
    #expect(lay(Text("ab cd").font(.system(size: 10)).lineLimit(1), 10, nil).extent == [10, 12])
  }
}

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct Measuring: View {
  @State private var width: CGFloat = 1
  var body: some View {
    VStack(alignment: .leading) {
      Color.red.frame(width: 30, height: 40)
        .background(
          GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) }
        )
      Color.blue.frame(width: width, height: 5)
    }
    .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}

private struct Restless: View {
  @State private var count = 0
  var body: some View {
    let now = count
    Color.red.frame(width: CGFloat(now), height: 1)
      .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { _ in count = now + 1 })
  }
}

private struct SideKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}

extension EnvironmentValues {
  fileprivate var side: CGFloat {
    get { self[SideKey.self] }
    set { self[SideKey.self] = newValue }
  }
}

private final class Model: ObservableObject {
  @Published var width: CGFloat = 12
}

private struct Reading: View {
  @Environment(\.side) private var side
  @EnvironmentObject private var model: Model
  var body: some View { Color.red.frame(width: model.width, height: side) }
}

private struct Framed: ViewModifier {
  var side: CGFloat
  func body(content: Content) -> some View { content.frame(width: side, height: side) }
}

@Observable
private final class Settings {
  var width: CGFloat = 11
}

private struct Bound: View {
  @Environment(Settings.self) private var settings
  var body: some View {
    @Bindable var settings = settings
    Tripled(width: $settings.width)
  }
}

private struct Tripled: View {
  @Binding var width: CGFloat
  var body: some View { Color.red.frame(width: width * 3, height: 4) }
}
