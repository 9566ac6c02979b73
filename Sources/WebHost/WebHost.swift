import CProcess
import Foundation

/// Shows an app in browsers. One executable plays three parts, each in a process of its own:
///
/// - the *front* speaks HTTP and WebSocket and never runs the app's code;
/// - the *zygote*, the executable started once more by the front, warms up and then only forks;
/// - a *worker*, forked for each visitor, runs the app.
///
///     browser ── HTTP, WebSocket ── front ── channel ── worker of one visitor
///                                     └───── control ── zygote ── forks and reaps the workers
///
/// Each part has a folder; `Channel` is what they say to each other, `Page` what a scene becomes for a browser, and `Client`
/// the browser's side.
package enum WebHost {
    /// The first argument of the zygote. It is nobody's to type.
    static let zygoteArgument = "--as-zygote"

    /// Plays the part that the arguments name and returns the exit status when it is over.
    ///
    /// - Parameter arguments: Those of the process, its own name first.
    @MainActor
    package static func run(_ app: HostedApp, arguments: [String]) -> Int32 {
        // A connection that the other side has closed is an error of one write, not the end of a process.
        signal(SIGPIPE, SIG_IGN)
        if arguments.dropFirst().first == zygoteArgument { return Zygote(app: app).run() }
        return serve(arguments) { options in
            if options.isInProcess { return try InProcess.run(app, options: options) }
            options.apps.insert(try executablePath(), at: 0)
            options.appArguments = app.arguments
            return try Front(options: options).run()
        }
    }

    /// Shows the apps whose executables the arguments name, in a gallery, and returns the exit status when it is over.
    ///
    /// - Parameter arguments: Those of the process, its own name first.
    package static func runGallery(arguments: [String]) -> Int32 {
        signal(SIGPIPE, SIG_IGN)
        if ["--help", "-h"].contains(arguments.dropFirst().first) {
            print(FrontOptions.galleryHelp)
            return EXIT_SUCCESS
        }
        return serve(arguments) { options in
            options.opensGallery = true
            return try Front(options: options).run()
        }
    }

    private static func serve(_ arguments: [String], _ run: (inout FrontOptions) throws -> Int32) -> Int32 {
        do {
            var options = try FrontOptions(arguments.dropFirst())
            return try run(&options)
        } catch let error as OptionError {
            notice(error.description)
            return EX_USAGE
        } catch {
            notice("\(error)")
            return EXIT_FAILURE
        }
    }

    private static func executablePath() throws -> String {
        try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    }
}
