// An engine that does all an engine should not: `HostileWorker lane` speaks with a lane,
// `HostileWorker stdio` speaks the engine protocol.
import Foundation

let words = Array(CommandLine.arguments.dropFirst())
switch (words.first, Manner(rawValue: words.dropFirst().first ?? "sound")) {
case ("lane", _): serveLane()
case ("stdio", let manner?):
  var engine = Stdio(manner: manner)
  engine.serve()
default:
  complain("usage: HostileWorker lane | HostileWorker stdio [MANNER]\n")
  exit(64)
}
