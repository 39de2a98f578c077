// An engine that does all an engine should not: `HostileWorker lane` speaks with a lane,
// `HostileWorker stdio` speaks the engine protocol. In the place of the harness it waits for such
// a worker to be killed itself, counts what is left of many deaths, or measures what all costs.
import Foundation
import HostileDeeds

let words = Array(CommandLine.arguments.dropFirst())
switch (words.first, Manner(rawValue: words.dropFirst().first ?? "sound")) {
case ("lane", _): serveLane()
case ("stdio", let manner?):
  var engine = Stdio(manner: manner)
  engine.serve()
case ("wait", _): Parent.wait()
case ("count-leaks", _): Parent.countLeaks()
case ("no-room", _): Parent.writeWithoutRoom(in: words.last ?? ".")
case ("measure", _): Parent.measure()
default:
  complain("usage: HostileWorker lane | stdio [MANNER] | wait | count-leaks | measure\n")
  exit(64)
}
