// swift-tools-version: 6.2
import PackageDescription

// The architecture drawing. Every target of ours is one row; an arrow exists only where a row
// names it. Siblings never import one another; machinery knows no engine; suites know both.

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name,
    dependencies: dependencies,
    swiftSettings: settings,
    linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
  )
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name,
    dependencies: dependencies,
    path: "Tests/\(name)",
    swiftSettings: settings
  )
}

let package = Package(
  name: "plumb",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "LayoutCore", targets: ["LayoutCore"]),
    .library(name: "SnapshotDiffing", targets: ["SnapshotDiffing"]),
  ],
  targets: [
    // MARK: Values and contracts
    library("LayoutCore"),
    tests("LayoutCoreTests", ["LayoutCore"]),

    // MARK: Engines, each a product of its own
    library("MasonryLayout", ["LayoutCore"]),
    library("SnapshotDiffing", ["LayoutCore"]),
    .testTarget(
      name: "SnapshotDiffingTests",
      dependencies: ["LayoutCore", "LayoutSuites", "SnapshotDiffing"],
      path: "Tests/SnapshotDiffingTests",
      resources: [.copy("Resources/snapshots.json")],
      swiftSettings: settings
    ),

    // MARK: Suites, which know engines and machinery
    library("LayoutSuites", ["LayoutCore", "SnapshotDiffing"]),
  ]
)
