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

func tests(
  _ name: String,
  _ dependencies: [Target.Dependency],
  resources: [Resource] = []
) -> Target {
  .testTarget(
    name: name,
    dependencies: dependencies,
    path: "Tests/\(name)",
    resources: resources,
    swiftSettings: settings
  )
}

func support(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name,
    dependencies: dependencies,
    path: "Tests/Support/\(name)",
    swiftSettings: settings
  )
}

let package = Package(
  name: "plumb",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "LayoutCore", targets: ["LayoutCore"]),
    .library(name: "MasonryLayout", targets: ["MasonryLayout"]),
    .library(name: "SwiftUILayout", targets: ["SwiftUILayout"]),
    .library(name: "CollectionLayout", targets: ["CollectionLayout"]),
    .library(name: "SnapshotDiffing", targets: ["SnapshotDiffing"]),
    .library(name: "PlumbCommands", targets: ["PlumbCommands"]),
    .executable(name: "plumb", targets: ["plumb"]),
  ],
  targets: [
    // MARK: Values and contracts
    library("LayoutCore"),
    tests("LayoutCoreTests", ["LayoutCore"]),

    // MARK: Engines, each a product of its own
    library("MasonryLayout", ["LayoutCore"]),
    tests(
      "MasonryLayoutTests",
      ["MasonryLayout", "LayoutSuites", "LayoutCore"],
      resources: [.copy("Resources")]
    ),

    library("SwiftUILayout", ["LayoutCore"]),
    tests(
      "SwiftUILayoutTests",
      ["SwiftUILayout", "LayoutCore", "LayoutSuites"],
      resources: [.copy("Resources/swiftui.json")]
    ),

    library("CollectionLayout", ["LayoutCore"]),
    tests(
      "CollectionLayoutTests",
      ["CollectionLayout", "LayoutCore", "LayoutSuites"],
      resources: [
        .copy("Resources/compositional.json"), .copy("Resources/rules.json"),
        .copy("Resources/Apps"),
      ]
    ),
    library("SnapshotDiffing", ["LayoutCore"]),
    tests(
      "SnapshotDiffingTests",
      ["LayoutCore", "LayoutSuites", "SnapshotDiffing"],
      resources: [.copy("Resources/snapshots.json")]
    ),

    // MARK: Machinery, which knows no engine
    library("LayoutCases", ["LayoutCore"]),
    tests("LayoutCasesTests", ["LayoutCore", "LayoutCases"]),
    library("LayoutOracles", ["LayoutCore"]),
    tests("LayoutOraclesTests", ["LayoutOracles", "LayoutCore", "LayoutCases"]),
    library("LayoutTiming", ["LayoutCore"]),
    tests("LayoutTimingTests", ["LayoutTiming", "LayoutCore"]),
    library("LayoutReports", ["LayoutCore", "LayoutTiming"]),
    tests("LayoutReportsTests", ["LayoutReports", "LayoutCore", "LayoutTiming"]),
    .target(name: "CPlumbSystem"),
    library("LayoutWorkers", ["LayoutCore", "CPlumbSystem"]),
    tests(
      "LayoutWorkersTests",
      ["LayoutCore", "LayoutWorkers", "HostileWorker"],
      resources: [.copy("Resources")]
    ),
    support("HostileWorker", ["LayoutWorkers"]),
    library("LayoutHarness", ["LayoutCore", "LayoutCases", "LayoutTiming", "LayoutWorkers"]),

    // MARK: Suites, which know both
    library(
      "LayoutSuites",
      [
        "LayoutCore", "MasonryLayout", "SwiftUILayout", "CollectionLayout", "SnapshotDiffing",
        "LayoutCases", "LayoutOracles", "LayoutHarness",
      ]
    ),

    tests(
      "StackDomainTests",
      ["LayoutCases", "LayoutCore", "LayoutHarness", "LayoutSuites", "SwiftUILayout"],
      resources: [.copy("Resources")]
    ),

    // MARK: The command
    library(
      "PlumbCommands",
      [
        "LayoutCore", "MasonryLayout", "LayoutCases", "LayoutTiming", "LayoutReports",
        "LayoutWorkers", "LayoutHarness", "LayoutSuites",
      ]
    ),
    .executableTarget(
      name: "plumb",
      dependencies: ["LayoutHarness", "PlumbCommands"],
      swiftSettings: settings
    ),

    // MARK: The repository itself
    tests("ArchitectureTests", []),
  ]
)
