import CProcess
import Foundation

/// Front and app in one process, for a debugger: a breakpoint in the app's code holds where it is, for as long as one likes.
///
/// The front runs on a thread of its own and the app on the main one, with the same channel between them as else. One worker
/// serves all visitors; a trap ends everything, which is what a debugger wants to see.
enum InProcess {
    /// Returns the exit status when it is over.
    @MainActor
    static func run(_ app: HostedApp, options: FrontOptions) throws -> Int32 {
        var ends: [Int32] = [-1, -1]
        guard process_socket_pair(&ends) == 0 else { throw ZygoteError.notForked(code: errno) }
        let frontsEnd = ends[0]
        let site = Site(app: app)
        app.warmUp()
        Thread.detachNewThread {
            exit(serve(site, options: options, worker: frontsEnd))
        }
        return Worker(app: app, channel: ends[1], limitsTurns: false).run()
    }

    private static func serve(_ site: Site, options: FrontOptions, worker: Int32) -> Int32 {
        do {
            let apps = [ServedApp(inThisProcess: site)]
            let link = WorkerLink(session: 0, app: site.app.name, number: 0, descriptor: worker)
            return try Front(apps: apps, options: options, sharedWorker: link).run()
        } catch {
            notice("\(error)")
            return EXIT_FAILURE
        }
    }
}
