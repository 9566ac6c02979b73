import Foundation
import SceneCore

/// `NAME --outline` and `NAME --snapshot FILE`: runs the app without a host, does what the options say, and hands the screen over.
@MainActor
struct ScreenCommand {
    let options: ScreenOptions

    /// - Parameters:
    ///   - makeProvider: Starts the app.
    ///   - show: What becomes of the screen. What it throws is printed.
    /// - Returns: The process's exit status.
    func run(
        _ makeProvider: @escaping () -> any SceneProvider, show: @escaping @MainActor (SceneDriver) async throws -> Void
    ) -> Int32 {
        let end = End()
        Task { end.status = await follow(makeProvider, show) }
        // Here nothing else keeps the main actor going.
        while true {
            if let status = end.status { return status }
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.1))
        }
    }

    private func follow(_ makeProvider: () -> any SceneProvider, _ show: @MainActor (SceneDriver) async throws -> Void)
        async
        -> Int32
    {
        do {
            let driver = SceneDriver(
                makeProvider(), on: options.device, isTurned: options.isTurned, colorScheme: options.colorScheme,
                textSize: options.textSize)
            if let link = options.link { driver.open(link) }
            try await options.script.run(with: driver, startingAnew: makeProvider)
            try await show(driver)
            return EXIT_SUCCESS
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            return 2
        }
    }
}

/// How the command has ended; nil while it runs.
@MainActor
private final class End {
    var status: Int32?
}
