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

func supportLibrary(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
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
    // What a test loads as somebody's engine.
    .library(name: "MasonryLibrary", type: .dynamic, targets: ["MasonryLibrary"]),
  ],
  targets: [
    // MARK: Values and contracts
    library("LayoutCore"),
    tests("LayoutCoreTests", ["LayoutCore"]),
    library("LayoutFiles"),
    tests("LayoutFilesTests", ["LayoutFiles", "HostileWorker", "TestKit"]),

    // MARK: Engines, each a product of its own
    .target(name: "CPrefetch"),
    library("MasonryLayout", ["CPrefetch", "LayoutCore"]),
    tests("MasonryLayoutTests", ["MasonryLayout", "LayoutSuites", "LayoutCore", "TestKit"]),

    library("SwiftUILayout", ["LayoutCore"]),
    tests("SwiftUILayoutTests", ["SwiftUILayout", "LayoutCore", "LayoutSuites", "TestKit"]),

    library("CollectionLayout", ["LayoutCore", "SnapshotDiffing"]),
    tests(
      "CollectionLayoutTests",
      [
        "CollectionLayout", "LayoutCases", "LayoutCore", "LayoutHarness", "LayoutSuites",
        "TestKit",
      ],
      resources: [
        .copy("Resources/rules.json"), .copy("Resources/Apps"),
      ]
    ),
    library("SnapshotDiffing", ["LayoutCore"]),
    tests(
      "SnapshotDiffingTests",
      ["LayoutCore", "LayoutSuites", "SnapshotDiffing", "TestKit"]
    ),

    // MARK: Machinery, which knows no engine
    library("LayoutCases", ["LayoutCore", "LayoutFiles"]),
    tests("LayoutCasesTests", ["LayoutCore", "LayoutFiles", "LayoutCases", "TestKit"]),
    library("LayoutOracles", ["LayoutCore"]),
    tests("LayoutOraclesTests", ["LayoutOracles", "LayoutCore", "LayoutCases", "TestKit"]),
    library("LayoutTiming", ["LayoutCore"]),
    tests("LayoutTimingTests", ["LayoutTiming", "LayoutCore", "TestKit"]),
    library("LayoutReports", ["LayoutCore", "LayoutFiles", "LayoutTiming"]),
    tests("LayoutReportsTests", ["LayoutReports", "LayoutCore", "LayoutFiles", "LayoutTiming"]),
    .target(name: "CPlumbSystem"),
    library("LayoutWorkers", ["LayoutCore", "CPlumbSystem"]),
    tests(
      "LayoutWorkersTests",
      ["LayoutCore", "LayoutWorkers", "HostileWorker", "TestKit"],
      resources: [.copy("Resources")]
    ),
    .target(name: "HostileDeeds", path: "Tests/Support/HostileDeeds", swiftSettings: settings),
    support("HostileWorker", ["HostileDeeds", "LayoutFiles", "LayoutWorkers"]),
    library(
      "LayoutHarness",
      ["LayoutCore", "LayoutFiles", "LayoutCases", "LayoutTiming", "LayoutWorkers"]
    ),

    // MARK: Suites, which know both
    library(
      "LayoutSuites",
      [
        "LayoutCore", "MasonryLayout", "SwiftUILayout", "CollectionLayout", "SnapshotDiffing",
        "LayoutCases", "LayoutOracles", "LayoutHarness",
      ]
    ),
    tests(
      "IdentityDomainTests",
      ["LayoutCore", "LayoutCases", "LayoutHarness", "LayoutSuites", "SnapshotDiffing", "TestKit"]
    ),

    tests(
      "LayoutDomainTests",
      ["LayoutCore", "LayoutCases", "LayoutHarness", "LayoutSuites", "SwiftUILayout"]
    ),
    .target(
      name: "BrokenEngines",
      dependencies: [
        "LayoutCore", "MasonryLayout", "LayoutOracles", "LayoutHarness", "LayoutSuites",
      ],
      path: "Tests/Support/BrokenEngines",
      swiftSettings: settings
    ),

    tests(
      "LayoutHarnessTests",
      [
        "LayoutCore", "MasonryLayout", "LayoutCases", "LayoutHarness", "LayoutWorkers",
        "LayoutSuites", "BrokenEngines",
      ]
    ),
    tests(
      "LayoutSuitesTests",
      ["LayoutCore", "MasonryLayout", "LayoutCases", "LayoutHarness", "LayoutSuites"]
    ),
    tests(
      "QualityTests",
      [
        "LayoutCore", "MasonryLayout", "LayoutCases", "LayoutHarness", "LayoutWorkers",
        "LayoutSuites", "BrokenEngines",
      ],
      resources: [.copy("Resources")]
    ),

    tests(
      "StackDomainTests",
      ["LayoutCases", "LayoutCore", "LayoutHarness", "LayoutSuites", "SwiftUILayout", "TestKit"],
      resources: [.copy("Resources")]
    ),

    tests(
      "CollectionDomainTests",
      [
        "CollectionLayout", "LayoutCases", "LayoutCore", "LayoutHarness", "LayoutSuites",
        "LayoutWorkers", "TestKit",
      ]
    ),

    // MARK: The command
    library(
      "PlumbCommands",
      [
        "LayoutCore", "LayoutFiles", "MasonryLayout", "LayoutCases", "LayoutOracles",
        "LayoutTiming", "LayoutReports", "LayoutWorkers", "LayoutHarness", "LayoutSuites",
      ]
    ),
    .executableTarget(
      name: "plumb",
      dependencies: ["LayoutHarness", "PlumbCommands"],
      swiftSettings: settings
    ),
    tests(
      "PlumbCommandsTests",
      [
        "LayoutCore", "LayoutReports", "LayoutWorkers", "LayoutHarness", "LayoutSuites", "TestKit",
        "plumb",
      ]
    ),

    tests(
      "TryTests",
      ["LayoutReports", "LayoutSuites", "PlumbCommands", "SwiftUILayout", "TestKit", "plumb"],
      resources: [
        .copy("Collections"), .copy("Layouts"), .copy("Screens"), .copy("Snapshots"),
        .copy("Supply"),
      ]
    ),

    // What the tests of several targets need.
    supportLibrary("TestKit", []),

    // MARK: Engines outside the program
    supportLibrary("MasonryService", ["LayoutCore", "MasonryLayout", "LayoutSuites"]),
    supportLibrary("MasonryLibrary", ["LayoutCore", "LayoutSuites", "MasonryService"]),
    support("StdioMasonry", ["LayoutCore", "LayoutCases", "LayoutSuites", "MasonryService"]),
    support(
      "BrowserRecorder",
      [
        "LayoutCore", "LayoutCases", "LayoutFiles", "LayoutHarness", "LayoutSuites",
        "LayoutWorkers",
        "MasonryLayout",
      ]
    ),

    tests(
      "ExternalEnginesTests",
      [
        "LayoutCore", "LayoutCases", "LayoutFiles", "LayoutHarness", "LayoutSuites",
        "LayoutWorkers",
        "LayoutOracles", "MasonryLayout", "SwiftUILayout", "CollectionLayout", "MasonryService",
        "StdioMasonry", "MasonryLibrary", "BrowserRecorder", "TestKit",
        "plumb",
      ]
    ),

    .target(name: "CAllocations", path: "Tests/Support/CAllocations"),
    support("YogaColumn", ["CAllocations", "LayoutTiming", "SwiftUILayout"]),

    support(
      "HostileEngines",
      [
        "HostileDeeds", "LayoutCore", "LayoutWorkers", "LayoutHarness", "LayoutSuites",
        "LayoutOracles", "MasonryLayout", "PlumbCommands",
      ]
    ),
    tests("SurvivalTests", ["LayoutCore", "LayoutReports", "HostileEngines"]),

    // MARK: The repository itself
    tests("ArchitectureTests", []),
  ]
)
