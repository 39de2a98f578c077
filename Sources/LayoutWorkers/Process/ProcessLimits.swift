/// What a process may use before it counts as broken.
package struct ProcessLimits: Sendable, Hashable {
  /// Resident bytes; looked at every few milliseconds while an answer is awaited.
  package var resident: UInt64
  /// Bytes more than at its start that it may map, or nil for any number.
  ///
  /// Of our own workers the kernel itself holds this limit; interpreters reserve far more than
  /// they use, so of them the growth is looked at.
  package var mapped: UInt64?
  /// How long a fresh process may take until it is ready.
  package var start: Duration
  /// The most bytes of one reply or one line.
  package var reply: Int

  package init(
    resident: UInt64 = 1 << 30,
    mapped: UInt64? = 4 << 30,
    start: Duration = .seconds(10),
    reply: Int = 64 << 20
  ) {
    self.resident = resident
    self.mapped = mapped
    self.start = start
    self.reply = reply
  }
}
