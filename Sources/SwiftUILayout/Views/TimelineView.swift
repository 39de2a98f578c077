/// Views that change with time; no box of their own, and laid out at the first moment only.
public struct TimelineView<Schedule, Content> {
  let content: Content
}

/// When views change.
public protocol TimelineSchedule: Sendable {}

/// At one distance.
public struct PeriodicTimelineSchedule: TimelineSchedule {
  /// Makes a schedule.
  public init(from startDate: Date, by interval: TimeInterval) {}
}

/// Every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule {
  /// Makes a schedule.
  public init() {}
}

/// With every picture of the screen.
public struct AnimationTimelineSchedule: TimelineSchedule {
  /// Makes a schedule.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// At one distance, in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Every minute.
  public static var everyMinute: Self { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// With every picture of the screen.
  public static var animation: Self { AnimationTimelineSchedule() }
  /// With every picture of the screen, unless paused.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    AnimationTimelineSchedule()
  }
}

/// The moment at which views are shown.
public struct TimelineViewDefaultContext: Sendable {
  /// How often views change.
  public enum Cadence: Comparable, Sendable {
    /// From often to seldom.
    case live, seconds, minutes
  }
  /// The moment: the same in every layout.
  public let date = Date(timeIntervalSinceReferenceDate: 0)
  /// How often views change.
  public let cadence = Cadence.live
}

extension TimelineView: View, PrimitiveView where Schedule: TimelineSchedule, Content: View {
  /// What views are made for.
  public typealias Context = TimelineViewDefaultContext

  /// Makes the views of the first moment.
  public nonisolated init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (Context) -> Content
  ) {
    self.init(content: content(Context()))
  }

  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    lowering.lower(content, place)
  }
}
