// Views as layout packages ship them in their previews and demos.
import SwiftUILayout

struct DemoScreen: View {
  @State private var isColumn = false
  @State private var turn = 0.0
  @Environment(\.layoutDirection) private var direction
  @Environment(\.dynamicTypeSize) private var typeSize
  @Namespace private var space
  var words = ["one", "two", "three"]

  private var layout: AnyLayout {
    isColumn || typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 3))
      : AnyLayout(HStackLayout(alignment: .firstTextBaseline))
  }

  @ViewBuilder private var tags: some View {
    ForEach(words, id: \.self) { word in
      Text(word)
        .font(.caption)
        .padding(.horizontal, 4)
        .background(Capsule().fill(.blue.opacity(0.2)))
        .overlay { RoundedRectangle(cornerRadius: 3).stroke(.secondary, lineWidth: 1) }
        .matchedGeometryEffect(id: word, in: space)
    }
  }

  var body: some View {
    VStack(alignment: .leading) {
      ScrollView(.horizontal, showsIndicators: false) {
        layout { tags }
      }
      WrappingRows(alignment: .leading, spacing: 4) {
        tags
        if direction == .rightToLeft {
          Image(systemName: "arrow.left").imageScale(.large)
        } else if #available(iOS 16, macOS 13, *) {
          Circle().strokeBorder(.red).frame(width: 20, height: 20).aspectRatio(1, contentMode: .fit)
        }
      }
      .border(.indigo)
      RankedColumn {
        Color.red.frame(height: 4).rank(2)
        Color.blue.frame(height: 8).rank(1).layoutPriority(1)
      }
      Ring(turn: .degrees(turn)) { tags }.frame(width: 60, height: 60).fixedSize()
      Text("ring").modifier(Ring()).frame(height: 10)
      ZStackLayout(alignment: .bottom)() { tags }.clipped().hidden()
      Slider(value: $turn, in: 0...360)
      Toggle("column", isOn: $isColumn.animation())
      Button("turn") { withAnimation(.easeInOut) { turn += 90 } }.disabled(turn > 270)
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .topLeading)
    .background(.ultraThinMaterial)
    .animation(.default, value: isColumn)
    .onAppear { turn = 0 }
    .ignoresSafeArea()
  }
}

struct DemoScreen_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      DemoScreen().previewDisplayName("plain")
      DemoScreen().environment(\.layoutDirection, .rightToLeft)
    }
  }
}

struct DemoApp: App {
  var body: some Scene {
    WindowGroup { DemoScreen() }
  }
}

/// A triangle that fills its room.
struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
