import Foundation
import SwiftUICore

extension App {
    /// Starts the app. `@main` calls this.
    ///
    /// The app is served to browsers on this machine; `--help` says how else it can be run.
    @MainActor
    public static func main() {
        exit(launch(Self.self, arguments: CommandLine.arguments))
    }
}

/// The function of this symbol in AppLaunch, where it is explained.
@MainActor
@_silgen_name("martlet_launch")
private func launch<A: App>(_ type: A.Type, arguments: [String]) -> Int32
