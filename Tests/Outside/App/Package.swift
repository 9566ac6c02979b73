// swift-tools-version: 6.0
// A package of somebody else's that depends on Martlet, in the way that MARTLET_DEPENDENCY names.
import PackageDescription

let martlet: Package.Dependency =
    switch Context.environment["MARTLET_DEPENDENCY"] ?? "" {
    case let url where url.hasPrefix("file:"): .package(url: url, branch: "outside")
    case let path: .package(name: "Martlet", path: path)
    }

let package = Package(
    name: "Outside",
    dependencies: [martlet, .package(path: "../Beside")],
    targets: [
        .executableTarget(
            name: "Outside",
            dependencies: [
                .product(name: "SwiftUI", package: "martlet", condition: .when(platforms: [.linux])),
                .product(name: "Beside", package: "Beside"),
            ])
    ]
)
