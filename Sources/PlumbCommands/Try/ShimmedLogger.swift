/// The module that stands for `os`: a logger that logs nothing.
enum ShimmedLogger {
  static let source = """
    public struct Logger: Sendable {
      public init() {}
      public init(subsystem: String, category: String) {}
      public func log(_ message: OSLogMessage) {}
      public func log(level: OSLogType, _ message: OSLogMessage) {}
      public func trace(_ message: OSLogMessage) {}
      public func debug(_ message: OSLogMessage) {}
      public func info(_ message: OSLogMessage) {}
      public func notice(_ message: OSLogMessage) {}
      public func warning(_ message: OSLogMessage) {}
      public func error(_ message: OSLogMessage) {}
      public func critical(_ message: OSLogMessage) {}
      public func fault(_ message: OSLogMessage) {}
    }
    public enum OSLogType: Sendable { case `default`, info, debug, error, fault }
    public enum OSLogPrivacy: Sendable { case auto, `public`, `private`, sensitive }
    public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
      public init(stringLiteral value: String) {}
      public init(stringInterpolation: StringInterpolation) {}
      public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation<T>(
          _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
        ) {}
      }
    }

    """
}
