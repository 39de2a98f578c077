// What Combine supplies on Apple's systems, as far as views use it: nothing is sent here, since a
// view is laid out as it begins.

/// Something that sends values; nothing is sent here.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of what can go wrong.
  associatedtype Failure: Error
}

/// A publisher of any kind; it sends nothing.
public struct AnyPublisher<Output, Failure: Error>: Publisher, Sendable {
  init() {}
  /// Makes a publisher of another.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {}
  /// The publisher: it sends nothing before or after.
  public func autoconnect() -> AnyPublisher { self }
}

/// Ends receiving when it goes away; nothing is received here.
public final class AnyCancellable: Hashable, Sendable {
  /// Makes one.
  public init(_ cancel: @escaping () -> Void = {}) {}
  /// Does nothing.
  public func cancel() {}
  /// Keeps it in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  /// Whether the two are one.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  /// Hashes which one it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Sends what it is given; nobody receives it here.
public final class PassthroughSubject<Output, Failure: Error>: Publisher {
  /// Makes a subject.
  public init() {}
  /// Does nothing.
  public func send(_ value: Output) {}
}

extension PassthroughSubject where Output == Void {
  /// Does nothing.
  public func send() {}
}

/// Keeps the last value it was given, and sends it; nobody receives it here.
public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
  /// The value.
  public var value: Output
  /// Makes a subject.
  public init(_ value: Output) { self.value = value }
  /// Keeps a value.
  public func send(_ value: Output) { self.value = value }
}

extension Published.Publisher: Publisher {
  /// The type of the values.
  public typealias Output = Value
  /// Nothing can go wrong.
  public typealias Failure = Never
}

extension Publisher {
  /// A publisher of what `transform` makes of the values.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> { .init() }
  /// A publisher of what `transform` makes of the values, where it makes something.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    .init()
  }
  /// A publisher of some of the values.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    .init()
  }
  /// A publisher without the first values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> { .init() }
  /// A publisher of values that differ from those before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
    .init()
  }
  /// A publisher of values after which nothing comes for a while.
  public func debounce<S>(
    for dueTime: PublishingDelay,
    scheduler: S
  ) -> AnyPublisher<Output, Failure> { .init() }
  /// A publisher that sends elsewhere.
  public func receive<S>(on scheduler: S) -> AnyPublisher<Output, Failure> { .init() }
  /// A publisher of any kind.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { .init() }
  /// Receives the values; none comes here.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable() }
  /// Receives the values and the end; none comes here.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { AnyCancellable() }
  /// Keeps the values in a property; none comes here.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>,
    on object: Root
  ) -> AnyCancellable { AnyCancellable() }
}

/// How long a publisher waits.
public struct PublishingDelay: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// So many seconds.
  public init(integerLiteral value: Int) {}
  /// So many seconds.
  public init(floatLiteral value: Double) {}
  /// So many seconds.
  public static func seconds(_ seconds: Double) -> PublishingDelay { 0 }
  /// So many thousandths of a second.
  public static func milliseconds(_ milliseconds: Int) -> PublishingDelay { 0 }
}

/// What receives values.
public enum Subscribers {
  /// How receiving ended.
  public enum Completion<Failure: Error> {
    /// All was sent.
    case finished
    /// Something went wrong.
    case failure(Failure)
  }
}

extension NotificationCenter {
  /// A publisher of notifications; none is sent here.
  public func publisher(
    for name: Notification.Name,
    object: AnyObject? = nil
  ) -> AnyPublisher<Notification, Never> { .init() }
}

extension Timer {
  /// A publisher of moments; none is sent here.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> AnyPublisher<Date, Never> { .init() }
}

extension View {
  /// Does something when a publisher sends; none does here.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P,
    perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never { self }
}
