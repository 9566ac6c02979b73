// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

// Apps that are not part of this package, built beside it by `make serve DIR=…`: Scripts/serve copies each into a folder of
// `Guests/` (ignored by git) and names it here. With none named, the package is only its own. Many apps are written for
// Swift 5, which MARTLET_GUEST_SWIFT=5 gives them.
let guests = (Context.environment["MARTLET_GUESTS"] ?? "").split(separator: " ").map(String.init)
let guestSettings: [SwiftSetting] =
    Context.environment["MARTLET_GUEST_SWIFT"] == "5" ? [.swiftLanguageMode(.v5)] : []

/// Their Info.plist is for the folder that they run from, and nothing to compile.
func infoPlist(of guest: String) -> [String] {
    FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/Guests/\(guest)/Info.plist")
        ? ["Info.plist"] : []
}

let swift6: [SwiftSetting] = [.swiftLanguageMode(.v6)]

/// The readers of what comes from outside, with a program that gives them inputs (`make fuzz`). It is part of no other build: all
/// that it watches has to be compiled for it.
let fuzzers: [Target] =
    Context.environment["MARTLET_FUZZER"] == nil
    ? []
    : [
        .systemLibrary(name: "CFuzzer", path: "Tests/Fuzz/CFuzzer"),
        .executableTarget(
            name: "ReaderFuzz",
            dependencies: ["CFuzzer", "WebHost", "AssetCatalog", "StringTables", "NavigationCore", "SceneCore"],
            path: "Tests/Fuzz/Readers", swiftSettings: swift6),
    ]

/// What `import SwiftUI` hands on, and what that is made of. Named in the products, so that whoever depends on them is compiled
/// again when one of these modules has changed (see `nameAllModules`).
let modulesOfSwiftUI = [
    "SwiftUICore", "SceneCore", "NavigationCore", "Combine", "CoreTransferable", "UniformTypeIdentifiers",
]

/// What the examples depend on: ours on Linux alone. On a Mac they import Apple's.
let swiftUI: [Target.Dependency] = [.target(name: "SwiftUI", condition: .when(platforms: [.linux]))]

// The macros are written with SwiftSyntax. The toolchain has a copy of it, which is taken where SwiftPM allows the flags that
// this needs: in this package itself, and in one that depends on it by path. Where a dependency by version may be being read,
// the published package is taken instead. MARTLET_SYNTAX=toolchain takes the toolchain's for a dependency by branch, too.
let mayBeVersioned = Context.packageDirectory == "/" || Context.packageDirectory.contains("/checkouts/")
let syntax = SyntaxSource(prefersToolchain: Context.environment["MARTLET_SYNTAX"] == "toolchain" || !mayBeVersioned)

let package = Package(
    name: "Martlet",
    products: [
        .library(name: "SwiftUI", targets: ["SwiftUI"] + modulesOfSwiftUI),
        .library(name: "SwiftUITesting", targets: ["SwiftUITesting"] + modulesOfSwiftUI),
    ],
    dependencies: syntax.package,
    targets: [
        // Plain values that every host and the framework share.
        .target(name: "SceneCore", swiftSettings: swift6),
        .target(name: "NavigationCore", swiftSettings: swift6),

        // What SwiftUI code leans on beside views: publishers and observable objects.
        .target(name: "Combine", exclude: ["README.md"], swiftSettings: swift6),

        // How values are handed to other apps, and what kinds of content there are.
        .target(name: "UniformTypeIdentifiers", swiftSettings: swift6),
        .target(
            name: "CoreTransferable", dependencies: ["UniformTypeIdentifiers", "Combine"], swiftSettings: swift6),

        // What `#Preview` and `@Entry` become. Tests depend on MacroSyntax only: a test target that depends on the plug-in has
        // everything it uses compiled a second time.
        .target(
            name: "MacroSyntax", dependencies: syntax.products, swiftSettings: swift6 + syntax.swiftSettings,
            linkerSettings: syntax.linkerSettings),
        .macro(name: "SwiftUIMacros", dependencies: ["MacroSyntax"], swiftSettings: swift6 + syntax.swiftSettings),
        .target(name: "CPreviews"),

        // The framework.
        .target(
            name: "SwiftUICore",
            dependencies: ["SceneCore", "NavigationCore", "Combine", "CoreTransferable", "SwiftUIMacros"],
            exclude: ["Graph/README.md", "Navigation/README.md", "Passes/README.md", "Presentation/README.md"],
            swiftSettings: swift6),

        // What it is given: text and pictures.
        .target(
            name: "TextEngine", dependencies: ["SceneCore", "CPango", "CHarfBuzz", "CBrotli"],
            resources: [.copy("Fonts")], swiftSettings: swift6),
        .target(name: "AssetCatalog", dependencies: ["SceneCore", "CPixbuf"], swiftSettings: swift6),
        .target(name: "StringTables", dependencies: ["SceneCore"], swiftSettings: swift6),
        .target(
            name: "SymbolSet", dependencies: ["SceneCore"], resources: [.copy("Symbols")], swiftSettings: swift6),

        // Who shows it.
        .target(
            name: "WebHost", dependencies: ["SceneCore", "CWebSockets", "CProcess", "CZlib"],
            resources: [.copy("Client")],
            swiftSettings: swift6),

        .target(
            name: "ImageHost", dependencies: ["SceneCore", "TextEngine", "CCairo", "CPixbuf", "CPixels"],
            swiftSettings: swift6),

        .executableTarget(name: "Gallery", dependencies: ["WebHost"], swiftSettings: swift6),

        // How an app is started: picks who shows it, and gives it what it needs.
        .target(
            name: "AppLaunch",
            dependencies: [
                "SwiftUICore", "TextEngine", "AssetCatalog", "StringTables", "SymbolSet", "WebHost", "ImageHost",
                "CPreviews",
            ],
            swiftSettings: swift6),

        // What apps and tests import. SwiftUI is put together with AppLaunch by the linker alone (see AppLaunch/Launch.swift).
        .target(name: "SwiftUI", dependencies: ["SwiftUICore", "AppLaunch"], swiftSettings: swift6),
        .target(
            name: "SwiftUITesting",
            dependencies: ["SwiftUICore", "TextEngine", "AssetCatalog", "StringTables", "SymbolSet", "ImageHost"],
            swiftSettings: swift6),

        // Libraries of the system.
        .systemLibrary(name: "CPango", pkgConfig: "pangoft2", providers: [.apt(["libpango1.0-dev"])]),
        // It cuts the browser's fonts for Chinese, Japanese and Korean from those of the package fonts-noto-cjk.
        .systemLibrary(
            name: "CHarfBuzz", pkgConfig: "harfbuzz-subset", providers: [.apt(["libharfbuzz-dev", "fonts-noto-cjk"])]),
        .systemLibrary(name: "CBrotli", pkgConfig: "libbrotlienc", providers: [.apt(["libbrotli-dev"])]),
        .systemLibrary(name: "CPixbuf", pkgConfig: "gdk-pixbuf-2.0", providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
        .systemLibrary(name: "CWebSockets", pkgConfig: "libwebsockets", providers: [.apt(["libwebsockets-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        // It draws screens as pictures, and libpng writes them.
        .systemLibrary(
            name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(name: "CPng", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        .target(name: "CPixels", dependencies: ["CPng"]),
        .target(name: "CProcess"),

        // Examples.
        .executableTarget(
            name: "EquipmentCatalogue", dependencies: swiftUI, path: "Examples/EquipmentCatalogue",
            resources: [.copy("Assets.xcassets")], swiftSettings: swift6),
        .executableTarget(
            name: "DessertShop", dependencies: swiftUI, path: "Examples/DessertShop", exclude: ["Info.plist"],
            resources: [.copy("Assets.xcassets")], swiftSettings: swift6),
        .executableTarget(
            name: "Restaurants", dependencies: swiftUI, path: "Examples/Restaurants",
            resources: [.copy("Assets.xcassets")], swiftSettings: swift6),

        .executableTarget(
            name: "ProduceGuide", dependencies: swiftUI, path: "Examples/ProduceGuide",
            resources: [.copy("Assets.xcassets")], swiftSettings: swift6),

        .executableTarget(
            name: "GrammarReference", dependencies: swiftUI, path: "Examples/GrammarReference", exclude: ["Info.plist"],
            swiftSettings: swift6),

        .executableTarget(
            name: "HeadlessBench", dependencies: ["SwiftUICore", "SwiftUITesting"], path: "Benchmarks/Headless",
            swiftSettings: swift6),
        .executableTarget(
            name: "ManyRows", dependencies: swiftUI, path: "Benchmarks/ManyRows", swiftSettings: swift6),

        // Tests mirror Sources; Tests/Browser is driven by Scripts/test.
        .executableTarget(
            name: "ControlPages", dependencies: ["SwiftUI"], path: "Tests/ControlPages", swiftSettings: swift6),
        .executableTarget(
            name: "ChoicePages", dependencies: ["SwiftUI"], path: "Tests/ChoicePages", swiftSettings: swift6),
        .executableTarget(
            name: "ListPages", dependencies: ["SwiftUI"], path: "Tests/ListPages", swiftSettings: swift6),
        .executableTarget(
            name: "PaintPages", dependencies: ["SwiftUI"], path: "Tests/PaintPages", swiftSettings: swift6),
        .executableTarget(
            name: "ScrollPages", dependencies: ["SwiftUI"], path: "Tests/ScrollPages", swiftSettings: swift6),
        .testTarget(name: "SceneCoreTests", dependencies: ["SceneCore"], swiftSettings: swift6),
        .testTarget(name: "CoreTransferableTests", dependencies: ["CoreTransferable"], swiftSettings: swift6),
        .testTarget(name: "CombineTests", dependencies: ["Combine"], swiftSettings: swift6),
        .testTarget(
            name: "MacroSyntaxTests", dependencies: ["MacroSyntax"], swiftSettings: swift6 + syntax.swiftSettings),
        .testTarget(name: "NavigationCoreTests", dependencies: ["NavigationCore"], swiftSettings: swift6),
        .testTarget(name: "TextEngineTests", dependencies: ["TextEngine"], swiftSettings: swift6),
        .testTarget(name: "AssetCatalogTests", dependencies: ["AssetCatalog"], swiftSettings: swift6),
        .testTarget(name: "ImageHostTests", dependencies: ["ImageHost", "CCairo"], swiftSettings: swift6),
        .testTarget(name: "StringTablesTests", dependencies: ["StringTables"], swiftSettings: swift6),
        .testTarget(name: "SymbolSetTests", dependencies: ["SymbolSet"], swiftSettings: swift6),
        .testTarget(
            name: "SwiftUICoreTests", dependencies: ["SwiftUICore", "SwiftUITesting", "CPreviews"],
            swiftSettings: swift6),
        // Layout against frames that were recorded from Apple's SwiftUI, with the text metrics recorded with them.
        .testTarget(
            name: "RecordedTests", dependencies: ["SwiftUICore", "SymbolSet"], resources: [.copy("Recorded")],
            swiftSettings: swift6),
        .executableTarget(
            name: "SheetProbe", dependencies: ["SwiftUI"], path: "Tests/SheetProbe", swiftSettings: swift6),
        .executableTarget(
            name: "WebHostProbe", dependencies: ["SceneCore", "WebHost"], path: "Tests/WebHostProbe",
            swiftSettings: swift6),
        .executableTarget(
            name: "BrowserProbe", dependencies: ["SwiftUI"], path: "Tests/BrowserProbe",
            resources: [.copy("Localizable.xcstrings")], swiftSettings: swift6),
        .testTarget(name: "WebHostTests", dependencies: ["WebHost", "WebHostProbe"], swiftSettings: swift6),
        .testTarget(
            name: "EquipmentCatalogueTests", dependencies: ["EquipmentCatalogue", "SwiftUITesting"],
            swiftSettings: swift6),
        .testTarget(
            name: "DessertShopTests", dependencies: ["DessertShop", "SwiftUITesting"], swiftSettings: swift6),
        .testTarget(
            name: "RestaurantsTests", dependencies: ["Restaurants", "SwiftUITesting"], swiftSettings: swift6),
        .testTarget(
            name: "GrammarReferenceTests", dependencies: ["GrammarReference", "SwiftUITesting"], swiftSettings: swift6),
        .testTarget(
            name: "ProduceGuideTests", dependencies: ["ProduceGuide", "SwiftUITesting"], swiftSettings: swift6),
    ]
        + fuzzers
        + guests.map { name in
            .executableTarget(
                name: name, dependencies: ["SwiftUI"], path: "Guests/\(name)", exclude: infoPlist(of: name),
                resources: [.copy("Assets.xcassets")], swiftSettings: guestSettings)
        }
)

nameAllModules(in: package.targets)

/// SwiftPM compiles a target again when a module has changed that the target itself names, and looks no further. An app that names
/// only SwiftUI would go on with the old layout of a type of SwiftUICore, since the module SwiftUI has stayed the same, and end
/// with a bad pointer. So each target names whatever it is made of, on the same condition as what leads there.
func nameAllModules(in targets: [Target]) {
    let modules = Dictionary(uniqueKeysWithValues: targets.filter { $0.type == .regular }.map { ($0.name, $0) })
    for target in targets where target.type != .macro && target.type != .system {
        var named = Set(target.dependencies.compactMap(\.module?.name))
        var next = 0
        while next < target.dependencies.count {
            let (name, condition) = target.dependencies[next].module ?? ("", nil)
            next += 1
            // What is behind it is put together with an app by the linker alone.
            if name == "AppLaunch" { continue }
            for inner in modules[name]?.dependencies ?? [] {
                guard let module = inner.module, modules[module.name] != nil else { continue }
                guard named.insert(module.name).inserted else { continue }
                target.dependencies.append(.target(name: module.name, condition: condition))
            }
        }
    }
}

extension Target.Dependency {
    /// The target of this package that is meant, if it is one.
    var module: (name: String, condition: TargetDependencyCondition?)? {
        switch self {
        case .targetItem(let name, let condition), .byNameItem(let name, let condition): (name, condition)
        default: nil
        }
    }
}

/// Where SwiftSyntax comes from, and what targets that use it need for that.
struct SyntaxSource {
    var package: [Package.Dependency] = []
    var products: [Target.Dependency] = []
    var swiftSettings: [SwiftSetting] = []
    var linkerSettings: [LinkerSetting] = []

    init(prefersToolchain: Bool) {
        if prefersToolchain, let folder = Self.toolchainFolder {
            swiftSettings = [.unsafeFlags(["-I", folder])]
            linkerSettings = [
                .unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder]),
                .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftSyntaxBuilder"),
                .linkedLibrary("SwiftSyntaxMacros"), .linkedLibrary("SwiftDiagnostics"),
                .linkedLibrary("SwiftCompilerPluginMessageHandling"),
            ]
        } else {
            package = [
                .package(url: "https://github.com/swiftlang/swift-syntax.git", "602.0.0"..<"604.0.0")
            ]
            products = [
                "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros", "SwiftDiagnostics", "SwiftCompilerPlugin",
            ].map { .product(name: $0, package: "swift-syntax") }
        }
    }

    /// The folder with the toolchain's modules, found from the compiler in PATH.
    private static var toolchainFolder: String? {
        for folder in (Context.environment["PATH"] ?? "").split(separator: ":") {
            let compiler = URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath()
            guard FileManager.default.isExecutableFile(atPath: compiler.path) else { continue }
            let root = compiler.deletingLastPathComponent().deletingLastPathComponent()
            let modules = root.appendingPathComponent("lib/swift/host").path
            let hasSyntax = FileManager.default.fileExists(atPath: modules + "/SwiftSyntax.swiftmodule")
            return hasSyntax ? modules : nil
        }
        return nil
    }
}
