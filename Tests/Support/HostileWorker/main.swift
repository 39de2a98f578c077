// An engine that does all an engine should not: `HostileWorker lane` speaks with a lane,
// `HostileWorker stdio` speaks the engine protocol.
import Foundation

switch CommandLine.arguments.dropFirst().first {
case "lane": serveLane()
default:
  complain("usage: HostileWorker lane\n")
  exit(64)
}
