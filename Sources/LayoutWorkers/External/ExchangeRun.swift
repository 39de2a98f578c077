import LayoutCore

/// The work of one ``ExternalEngine/exchange(_:timeLimit:)``.
struct ExchangeRun {
  private let engine: ExternalEngine
  private let requests: [ExternalEngine.Request]
  private let timeLimit: Duration
  private var answers: [Result<[UInt8], EngineFault>?]
  private var late: [ExternalEngine.LateFault] = []
  private let places: [Int: Int]

  /// A fault with what is known of its owner.
  private struct Break {
    var fault: EngineFault
    var owner: Owner

    enum Owner {
      /// The request of this id, wherever it stands.
      case id(Int)
      /// One of those that are open.
      case open
    }
  }

  init(engine: ExternalEngine, requests: [ExternalEngine.Request], timeLimit: Duration) {
    self.engine = engine
    self.requests = requests
    self.timeLimit = timeLimit
    answers = Array(repeating: nil, count: requests.count)
    places = Dictionary(
      requests.enumerated().map { ($1.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  mutating func finish() -> ExternalEngine.Exchange {
    // Of two requests with one id only the first is sent: their answers could not be told apart.
    var queue = requests.indices.filter { places[requests[$0].id] == $0 }
    while !queue.isEmpty {
      var open: [Int] = []
      guard let found = attempt(queue, window: engine.window, open: &open) else { break }
      engine.process = nil
      // With none open yet it is the fault of a start, which the next request has to bear.
      if !settle(found) { isolate(open.isEmpty ? [queue[0]] : open, found.fault) }
      queue.removeAll { answers[$0] != nil }
    }
    let unanswered = EngineFault(.protocolBreach, "two requests carry this id")
    return ExternalEngine.Exchange(
      answers: answers.map { $0 ?? .failure(unanswered) },
      late: late
    )
  }

  /// Books a fault whose owner is known; false for one that is to be found among the open.
  private mutating func settle(_ found: Break) -> Bool {
    guard case .id(let id) = found.owner else { return false }
    if let place = places[id], answers[place] != nil {
      answers[place] = .failure(found.fault)
    } else {
      late.append(ExternalEngine.LateFault(id: id, fault: found.fault))
    }
    return true
  }

  /// Finds which of the open requests brings a fault about, and books it there.
  private mutating func isolate(_ open: [Int], _ fault: EngineFault) {
    if open.count == 1 {
      answers[open[0]] = .failure(fault)
      return
    }
    var isFound = false
    for place in open {
      var alone: [Int] = []
      guard let found = attempt([place], window: 1, open: &alone) else { continue }
      engine.process = nil
      isFound = true
      // The fault of another leaves this one unanswered, to be sent again.
      if !settle(found) { answers[place] = .failure(found.fault) }
    }
    if !isFound {
      // It happened and must not be lost, though it takes more than one request.
      let message = "\(fault.message); none of the \(open.count) open requests repeats it alone"
      answers[open[0]] = .failure(
        EngineFault(fault.kind, message, standardError: fault.standardError)
      )
    }
  }

  /// Sends the requests of `queue` until all are answered, or something is wrong.
  private mutating func attempt(_ queue: [Int], window: Int, open: inout [Int]) -> Break? {
    do throws(EngineFault) {
      try engine.startPatiently()
    } catch {
      for place in queue { answers[place] = .failure(error) }
      return nil
    }
    guard var process = engine.process.take() else { return nil }
    var next = 0
    var patience = Patience()
    // Looked at before anything is sent: what waits here belongs to requests of before.
    var isBefore = true
    while true {
      let isDone = !isBefore && next == queue.count && open.isEmpty
      while !isBefore, next < queue.count, open.count < window {
        process.send(requests[queue[next]].line)
        open.append(queue[next])
        next += 1
      }
      switch process.next(atMost: isBefore || isDone ? .zero : .milliseconds(10)) {
      case .line(let line):
        if let found = take(line, &process, &open) { return found }
        patience.restart()
      case .quiet where isBefore:
        isBefore = false
        patience.restart()
      case .quiet where isDone:
        engine.process = consume process
        return nil
      case .quiet:
        if patience.isOver(timeLimit, for: process.number) {
          return Break(fault: process.killed(.hang, "no answer within \(timeLimit)"), owner: .open)
        }
      case .fault(let fault):
        return Break(fault: fault, owner: owner(open))
      case .ended:
        if isDone { return nil }
        // One that ends when nothing is asked of it breaks no rule; one that never answers does.
        if isBefore, !process.answered.isEmpty {
          return attempt(queue, window: window, open: &open)
        }
        return Break(fault: process.endedTooEarly(), owner: .open)
      }
    }
  }

  /// One of the open requests where there are any, else that answered last.
  private func owner(_ open: [Int]) -> Break.Owner {
    if open.isEmpty, let last = engine.lastAnswered { return .id(last) }
    return .open
  }

  /// Matches a line with its request; gives what is wrong with it, the process killed.
  private mutating func take(
    _ line: [UInt8],
    _ process: inout ExternalProcess,
    _ open: inout [Int]
  ) -> Break? {
    let id: Int
    do throws(Envelope.Problem) {
      id = try Envelope.id(of: line)
    } catch {
      let fault = process.killed(.protocolBreach, "not an answer: \(error.message)")
      return Break(fault: fault, owner: owner(open))
    }
    if let place = places[id], let index = open.firstIndex(of: place) {
      answers[place] = .success(line)
      process.answered.insert(id)
      engine.lastAnswered = id
      open.remove(at: index)
      return nil
    }
    if process.answered.contains(id) {
      return Break(
        fault: process.killed(.protocolBreach, "a second answer for id \(id)"),
        owner: .id(id)
      )
    }
    let fault = process.killed(.protocolBreach, "an answer for id \(id), which is not open")
    return Break(fault: fault, owner: owner(open))
  }
}
