/// Times a piece of work in batches long enough for the clock and short enough for the scheduler.
package struct Measurement: Sendable, Hashable {
  /// The length a batch is sized to, in nanoseconds of thread CPU time.
  package static let batch: ClosedRange<Double> = 200_000...300_000

  /// Nanoseconds an item, one number a batch, in the order in which they were taken.
  package var samples: [Double]
  /// How often the work ran in a batch; 1 where a single run is longer than a batch.
  package var callsPerBatch: Int

  /// Measures `work`, which handles `items` items a call.
  ///
  /// The number of calls a batch is found by doubling, then two batches warm up and are thrown
  /// away. Measuring ends after `batches`, or after `budget` once five batches are there: an
  /// interval for the median needs no more, and a million items must not take minutes.
  /// - Parameters:
  ///   - items: How many items one call handles, at least 1.
  ///   - batches: The most batches to take.
  ///   - budget: Nanoseconds after which no further batch starts.
  ///   - clock: The clock in nanoseconds; another one only in tests.
  ///   - work: The work; what it returns is kept from being optimised away.
  package init<Result>(
    items: Int,
    batches: Int = 24,
    budget: Double = 500_000_000,
    clock: () -> UInt64 = ThreadClock.nanoseconds,
    _ work: () -> Result
  ) {
    func time(_ calls: Int) -> Double {
      let start = clock()
      for _ in 0..<calls { keep(work()) }
      let end = clock()
      return end > start ? Double(end - start) : 0
    }
    var calls = 1
    var elapsed = time(calls)
    // A clock that stands still must not double for ever.
    while elapsed < Self.batch.lowerBound / 2, calls < 1 << 24 {
      calls *= 2
      elapsed = time(calls)
    }
    if calls > 1, elapsed > 0 {
      let middle = (Self.batch.lowerBound + Self.batch.upperBound) / 2
      calls = max(1, Int((Double(calls) * middle / elapsed).rounded()))
    }
    let share = Double(calls) * Double(max(1, items))
    var spent = 0.0
    for _ in 0..<2 where spent < budget / 5 { spent += time(calls) }
    samples = []
    while samples.count < batches, samples.count < 5 || spent < budget {
      let batch = time(calls)
      spent += batch
      samples.append(batch / share)
    }
    callsPerBatch = calls
  }
}

/// Keeps a result alive, so that the work that made it is not optimised away.
@inline(never)
package func keep<Value>(_ value: Value) {}
