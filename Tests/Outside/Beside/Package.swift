// swift-tools-version: 6.0
// A package that knows nothing of Martlet, and does more where there is a SwiftUI.
import PackageDescription

let package = Package(
    name: "Beside",
    products: [.library(name: "Beside", targets: ["Beside"])],
    targets: [.target(name: "Beside")]
)
