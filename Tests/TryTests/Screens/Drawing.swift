import SwiftUI

struct Sparkline: View {
  let values: [Double]
  @State private var animation = 0.0

  var body: some View {
    Canvas { context, size in
      var path = Path()
      guard let maximum = values.max(), maximum > 0 else { return }
      for (index, value) in values.enumerated() {
        let point = CGPoint(
          x: size.width * CGFloat(index) / CGFloat(max(values.count - 1, 1)),
          y: size.height * (1 - value / maximum)
        )
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      context.stroke(path, with: .color(.blue), lineWidth: 2)
      context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(.red))
    }
    .frame(height: 60)
  }
}

struct Clock: View {
  var body: some View {
    TimelineView(.periodic(from: .now, by: 1)) { context in
      Text(context.date, style: .time)
        .rotation3DEffect(.degrees(10), axis: (x: 0, y: 1, z: 0))
    }
    .phaseAnimator([false, true]) { view, phase in
      view.opacity(phase ? 1 : 0.5)
    }
  }
}

struct Donut: Shape {
  var progress: Double
  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }
  func path(in rect: CGRect) -> Path {
    var p = Path()
    p.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY),
      radius: min(rect.width, rect.height) / 2,
      startAngle: .degrees(-90),
      endAngle: .degrees(-90 + 360 * progress),
      clockwise: false
    )
    return p.strokedPath(StrokeStyle(lineWidth: 8, lineCap: .round))
  }
}

struct BarChart: View {
  let bars: [Bar]
  struct Bar: Identifiable {
    let id = UUID(); let label: String; let value: Double; let color: Color
  }
  var body: some View {
    GeometryReader { geo in
      HStack(alignment: .bottom, spacing: 4) {
        ForEach(bars) { bar in
          VStack {
            Spacer()
            Rectangle().fill(bar.color.gradient)
              .frame(height: (geo.size.height - 30) * bar.value)
            Text(bar.label).font(.caption2).rotationEffect(.degrees(-45))
          }
        }
      }
    }
    .frame(minHeight: 120)
    .chartLikeBorder()
  }
}

private extension View {
  func chartLikeBorder() -> some View {
    overlay(RoundedRectangle(cornerRadius: 4).strokeBorder(.separator))
  }
}
