// swift-tools-version: 6.2
import PackageDescription

// Copy this folder anywhere and set the path of the dependency to where plumb lies.
let package = Package(
  name: "NaiveMasonry",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "plumb", path: "../../..")],
  targets: [
    .executableTarget(
      name: "NaiveMasonry",
      dependencies: [.product(name: "PlumbCommands", package: "plumb")]
    )
  ]
)
