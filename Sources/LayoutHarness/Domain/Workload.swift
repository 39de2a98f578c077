package import LayoutCore

/// A growing problem on which engines of a domain are timed.
package struct Workload<Case: Sendable>: Sendable {
  /// What is done, such as `layout`.
  package let name: String
  /// What is held fixed while n grows, such as `3 lanes`.
  package let parameter: String
  /// The numbers of items.
  package let sizes: [Int]
  /// The case of n items.
  package let make: @Sendable (Int) -> Case

  /// Describes a workload.
  package init(
    name: String,
    parameter: String,
    sizes: [Int],
    make: @escaping @Sendable (Int) -> Case
  ) {
    self.name = name
    self.parameter = parameter
    self.sizes = sizes
    self.make = make
  }
}

/// Something that can be timed at growing numbers of items, whatever it is.
package struct Benchmark: Sendable {
  /// The domain it belongs to.
  package let domain: String
  /// The engine, or what else is timed.
  package let engine: String
  /// What is done.
  package let name: String
  /// What is held fixed.
  package let parameter: String
  /// The numbers of items.
  package let sizes: [Int]
  /// Prepares the work for n items; calling what it returns does it once.
  package let prepare: @Sendable (Int) -> () -> WorkCounters

  /// Describes a benchmark.
  package init(
    domain: String,
    engine: String,
    name: String,
    parameter: String,
    sizes: [Int],
    prepare: @escaping @Sendable (Int) -> () -> WorkCounters
  ) {
    self.domain = domain
    self.engine = engine
    self.name = name
    self.parameter = parameter
    self.sizes = sizes
    self.prepare = prepare
  }
}
