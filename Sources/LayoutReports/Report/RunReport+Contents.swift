package import LayoutCore

extension RunReport {
  /// What built and runs the engines.
  package struct Build: Sendable, Hashable, Codable {
    /// The toolchain, such as `Swift 6.3.1`.
    package var toolchain: String
    /// The system and the processor, such as `linux x86_64`.
    package var architecture: String
    /// The flags that change the code, such as `release`.
    package var flags: String

    /// Names a build.
    package init(toolchain: String, architecture: String, flags: String) {
      self.toolchain = toolchain
      self.architecture = architecture
      self.flags = flags
    }
  }

  /// Which part of a divided run a report is.
  package struct Shard: Sendable, Hashable, Codable {
    /// Which part, counted from 1.
    package var index: Int
    /// Of how many.
    package var of: Int
    /// What the whole run is to do, by name; equal for all its parts.
    package var plan: [String: String]?

    /// The part `index` of `of`, counted from 1.
    package init(index: Int, of: Int, plan: [String: String]? = nil) {
      self.index = index
      self.of = of
      self.plan = plan
    }
  }

  /// One thing a run does, such as `replay`, `truth`, `goldens`, `fuzz` or `timing`.
  package struct Part: Sendable, Hashable, Codable {
    /// Its name.
    package var name: String
    /// How many things it checked.
    package var count: Int
    /// What it counts, plural, such as `cases`; may be empty.
    package var unit: String
    /// How it ended.
    package var outcome: ExitCode
    /// The outcome in a few words, such as `held` or `1 finding`.
    package var detail: String

    /// Tells how a part ended.
    package init(name: String, count: Int, unit: String, outcome: ExitCode, detail: String) {
      self.name = name
      self.count = count
      self.unit = unit
      self.outcome = outcome
      self.detail = detail
    }
  }

  /// One engine that was asked.
  package struct Engine: Sendable, Hashable, Codable {
    /// The domain of its cases.
    package var domain: String
    /// Its name.
    package var name: String
    /// Its version as it tells it.
    package var version: String
    /// How many cases it was given.
    package var cases: Int
    /// How many of them it refused as nonsense.
    package var refused: Int
    /// How often it crashed, hung or broke the protocol.
    package var faults: Int

    /// Tells what an engine did.
    package init(
      domain: String,
      name: String,
      version: String,
      cases: Int,
      refused: Int,
      faults: Int
    ) {
      self.domain = domain
      self.name = name
      self.version = version
      self.cases = cases
      self.refused = refused
      self.faults = faults
    }
  }

  /// How often one invariant was asked of one engine.
  package struct Checked: Sendable, Hashable, Codable {
    /// The domain.
    package var domain: String
    /// The engine.
    package var engine: String
    /// The invariant, such as `overlap`.
    package var name: String
    /// How many answers it was asked of.
    package var checked: Int

    /// Tells how often an invariant was asked.
    package init(domain: String, engine: String, name: String, checked: Int) {
      self.domain = domain
      self.engine = engine
      self.name = name
      self.checked = checked
    }
  }

  /// How many cases had one property.
  package struct Label: Sendable, Hashable, Codable {
    /// The domain.
    package var domain: String
    /// The property, such as `zero-size item`.
    package var label: String
    /// How many cases had it.
    package var cases: Int

    /// Counts the cases of a label.
    package init(domain: String, label: String, cases: Int) {
      self.domain = domain
      self.label = label
      self.cases = cases
    }
  }

  /// A saved case whose faults are expected, and what was met.
  package struct Known: Sendable, Hashable, Codable {
    /// The domain.
    package var domain: String
    /// The engine that has the fault.
    package var engine: String
    /// The saved case, relative to the working directory.
    package var file: String
    /// The invariants it is expected to break, sorted.
    package var expected: [String]
    /// The invariants it broke, sorted.
    package var met: [String]

    /// Tells what a saved case was expected to break and what it broke.
    package init(domain: String, engine: String, file: String, expected: [String], met: [String]) {
      self.domain = domain
      self.engine = engine
      self.file = file
      self.expected = expected.sorted()
      self.met = met.sorted()
    }

    /// Whether it broke exactly what was expected.
    package var isMet: Bool { expected == met }
  }

  /// A golden that is not as it was recorded.
  package struct GoldenChange: Sendable, Hashable, Codable {
    /// The domain.
    package var domain: String
    /// The engine that answers.
    package var engine: String
    /// The golden's name in its manifest.
    package var name: String
    /// What is wrong, one word: `changed`, `missing`, `stale`, `orphaned`.
    package var status: String
    /// The cause in one sentence with numbers.
    package var cause: String
    /// The ranked lines of the difference, at most 20.
    package var lines: [String]
    /// The recorded answer drawn.
    package var before: Picture?
    /// The new answer drawn.
    package var after: Picture?

    /// Tells what is wrong with a golden.
    package init(
      domain: String,
      engine: String,
      name: String,
      status: String,
      cause: String,
      lines: [String] = [],
      before: Picture? = nil,
      after: Picture? = nil
    ) {
      self.domain = domain
      self.engine = engine
      self.name = name
      self.status = status
      self.cause = cause
      self.lines = lines
      self.before = before
      self.after = after
    }
  }
}
