import Foundation
import SwiftUICore

extension App {
    /// Starts the app. `@main` calls this.
    ///
    /// The app is served to browsers on this machine; `--help` says how else it can be run.
    @MainActor
    public static func main() {
        exit(Launch.run(Self.self, arguments: CommandLine.arguments))
    }
}
