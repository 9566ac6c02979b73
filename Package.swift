// swift-tools-version: 6.2
import Foundation
import PackageDescription

// Apps that are not part of this package, built beside it by `make serve DIR=…`: Scripts/serve copies each into a folder of
// `Guests/` (ignored by git) and names it here. With none named, the package is only its own. Many apps are written for
// Swift 5, which MARTLET_GUEST_SWIFT=5 gives them.
let guests = (Context.environment["MARTLET_GUESTS"] ?? "").split(separator: " ").map(String.init)
let guestSettings: [SwiftSetting] =
    Context.environment["MARTLET_GUEST_SWIFT"] == "5" ? [.swiftLanguageMode(.v5)] : []

let swift6: [SwiftSetting] = [.swiftLanguageMode(.v6)]

let package = Package(
    name: "Martlet",
    products: [
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "SwiftUITesting", targets: ["SwiftUITesting"]),
    ],
    targets: [
        // Plain values that every host and the framework share.
        .target(name: "SceneCore", swiftSettings: swift6),
        .target(name: "NavigationCore", swiftSettings: swift6),

        // What SwiftUI code leans on beside views: publishers and observable objects.
        .target(name: "Combine", exclude: ["README.md"], swiftSettings: swift6),

        // The framework.
        .target(
            name: "SwiftUICore", dependencies: ["SceneCore", "NavigationCore", "Combine"],
            exclude: ["Graph/README.md", "Navigation/README.md", "Passes/README.md"], swiftSettings: swift6),

        // What it is given: text and pictures.
        .target(
            name: "TextEngine", dependencies: ["SceneCore", "CPango"], resources: [.copy("Fonts")],
            swiftSettings: swift6),
        .target(name: "AssetCatalog", dependencies: ["SceneCore", "CPixbuf"], swiftSettings: swift6),
        .target(
            name: "SymbolSet", dependencies: ["SceneCore"], resources: [.copy("Symbols")], swiftSettings: swift6),

        // Who shows it.
        .target(
            name: "WebHost", dependencies: ["SceneCore", "CWebSockets", "CProcess"], resources: [.copy("Client")],
            swiftSettings: swift6),

        // What apps and tests import.
        .target(
            name: "SwiftUI", dependencies: ["SwiftUICore", "TextEngine", "AssetCatalog", "WebHost"],
            swiftSettings: swift6),
        .target(
            name: "SwiftUITesting", dependencies: ["SwiftUICore", "TextEngine", "AssetCatalog"],
            swiftSettings: swift6),

        // Libraries of the system.
        .systemLibrary(name: "CPango", pkgConfig: "pangoft2", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(name: "CPixbuf", pkgConfig: "gdk-pixbuf-2.0", providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
        .systemLibrary(name: "CWebSockets", pkgConfig: "libwebsockets", providers: [.apt(["libwebsockets-dev"])]),
        .target(name: "CProcess"),

        // Examples.
        .executableTarget(
            name: "EquipmentCatalogue", dependencies: ["SwiftUI"], path: "Examples/EquipmentCatalogue",
            resources: [.copy("Assets.xcassets")], swiftSettings: swift6),

        .executableTarget(
            name: "HeadlessBench", dependencies: ["SwiftUICore", "SwiftUITesting"], path: "Benchmarks/Headless",
            swiftSettings: swift6),

        // Tests mirror Sources; Tests/Browser is driven by Scripts/test.
        .testTarget(name: "SceneCoreTests", dependencies: ["SceneCore"], swiftSettings: swift6),
        .testTarget(name: "CombineTests", dependencies: ["Combine"], swiftSettings: swift6),
        .testTarget(name: "NavigationCoreTests", dependencies: ["NavigationCore"], swiftSettings: swift6),
        .testTarget(name: "TextEngineTests", dependencies: ["TextEngine"], swiftSettings: swift6),
        .testTarget(name: "AssetCatalogTests", dependencies: ["AssetCatalog"], swiftSettings: swift6),
        .testTarget(name: "SymbolSetTests", dependencies: ["SymbolSet"], swiftSettings: swift6),
        .testTarget(name: "SwiftUICoreTests", dependencies: ["SwiftUICore", "SwiftUITesting"], swiftSettings: swift6),
        .executableTarget(
            name: "WebHostProbe", dependencies: ["SceneCore", "WebHost"], path: "Tests/WebHostProbe",
            swiftSettings: swift6),
        .testTarget(name: "WebHostTests", dependencies: ["WebHost", "WebHostProbe"], swiftSettings: swift6),
        .testTarget(
            name: "EquipmentCatalogueTests", dependencies: ["EquipmentCatalogue", "SwiftUITesting"],
            swiftSettings: swift6),
    ]
        + guests.map { name in
            .executableTarget(
                name: name, dependencies: ["SwiftUI"], path: "Guests/\(name)",
                resources: [.copy("Assets.xcassets")], swiftSettings: guestSettings)
        }
)
