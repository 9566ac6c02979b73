import CProcess
import Foundation

/// The process that browsers talk to. It knows sessions, sockets and files, and nothing of the app but its name.
///
/// It is one loop on one thread. What it does about requests stands in `FrontRequests.swift`, about sockets in
/// `FrontSockets.swift`, about the processes behind it in `FrontWorkers.swift`.
final class Front {
    let base: String
    /// Where the executable is. A rebuilt one is found there again, which the running one's own link would miss.
    let executable: String
    /// What it is told besides.
    let arguments: [String]
    let listener: Listener
    /// Cookies are shared by all ports of a machine: the port keeps two hosts from taking each other's visitors.
    var cookieName: String { "martlet_session_\(listener.port)" }

    var router: Router
    var sessions = Sessions()
    /// By session.
    var workers: [UInt32: WorkerLink] = [:]
    var sockets: [UInt32: ClientSocket] = [:]
    /// Requests for a page that a worker is making.
    var pages: [UInt32: Exchange] = [:]
    private var lastID: UInt32 = 0

    /// The one that workers come from; nil while it is started again.
    var zygote: ZygoteLink?
    /// One of a newer build, until it is warm.
    var nextZygote: ZygoteLink?
    /// Why the front cannot go on.
    var failure: (any Error)?
    private var waiting: EventLoop?

    /// Starts the app's zygote and listens. Nothing is answered before ``run()``.
    init(app: HostedApp, options: FrontOptions) throws {
        base = app.base
        arguments = app.arguments
        executable = try Self.executablePath()
        process_limit_descriptors(Int32(Limits.descriptors))
        let zygote = try ZygoteLink(path: executable, arguments: arguments)
        listener = try Listener(port: options.port)
        router = Router(base: base, files: try zygote.waitUntilReady().files)
        self.zygote = zygote
    }

    /// Answers until a signal ends it. Returns the exit status.
    func run() throws -> Int32 {
        let loop = try EventLoop(events: self)
        waiting = loop
        try loop.add(SignalSource([SIGTERM, SIGINT, SIGHUP, SIGCHLD]) { [unowned self] in received(signal: $0) })
        try loop.add(Ticker(seconds: Limits.tickSeconds) { [unowned self] in sessions.endIdle(now: .now) })
        listener.accepted = { loop.adopt(connection: $0) }
        try loop.add(listener)
        if let zygote { try watch(zygote) }

        announce()
        loop.run()
        endProcesses()
        loop.close()
        if let failure { throw failure }
        return EXIT_SUCCESS
    }

    func stop() {
        waiting?.stop()
    }

    func add(_ source: any LoopSource) throws(EventLoopError) -> LoopHandle {
        guard let waiting else { throw .libraryRefused }
        return try waiting.add(source)
    }

    /// A number for a request or a socket, never used twice.
    func makeID() -> UInt32 {
        lastID &+= 1
        return lastID
    }

    /// The one line on standard output: where the app is.
    private func announce() {
        // A closed standard output leaves nobody to tell.
        try? FileHandle.standardOutput.write(contentsOf: Data("http://127.0.0.1:\(listener.port)\n".utf8))
    }

    private func received(signal: Int32) {
        switch signal {
        case SIGHUP: startNextZygote()
        case SIGCHLD: reapChildren()
        default: stop()
        }
    }

    private static func executablePath() throws -> String {
        try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    }
}
