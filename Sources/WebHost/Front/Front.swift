import CProcess
import Foundation

/// The process that browsers talk to. It knows sessions, sockets and files, and nothing of the apps but their names and links.
///
/// It is one loop on one thread. What it does about requests stands in `FrontRequests.swift`, about links in
/// `FrontLinks.swift`, about sockets in `FrontSockets.swift`, about the processes behind it in `FrontWorkers.swift`.
final class Front {
    let listener: Listener
    /// Cookies are shared by all ports of a machine: the port keeps two hosts from taking each other's visitors.
    var cookieName: String { "martlet_session_\(listener.port)" }

    let apps: [ServedApp]
    let opensGallery: Bool
    var router: Router
    var sessions = Sessions()
    /// Nil if nothing outlives a visitor's process.
    let folders: VisitorFolders?
    /// Those of visitors of whom nothing can be kept, by the number of their worker.
    var passingFolders: [UInt32: URL] = [:]
    /// By session.
    var workers: [UInt32: WorkerLink] = [:]
    /// The one that serves everybody, if the app runs in this process.
    let sharedWorker: WorkerLink?
    /// Those that have gone by themselves and whose zygote has not yet said how, by their own number.
    var fallen: [UInt32: WorkerLink] = [:]
    var sockets: [UInt32: ClientSocket] = [:]
    /// Requests for a page that a worker is making.
    var pages: [UInt32: Exchange] = [:]
    /// Requests for fonts that a worker is making.
    var faceRequests: [UInt32: FaceRequest] = [:]
    var pictureRequests: [UInt32: PictureRequest] = [:]
    /// The fonts that were made, by app and name, and how large they are in all.
    var faces: [String: [UInt8]] = [:]
    var facesSize = 0
    /// The files of the host and the apps that have been asked for and are text, by where they lie.
    var textFiles: [String: TextFile] = [:]
    /// Requests to open a link that a worker is opening.
    var openings: [UInt32: Opening] = [:]
    /// The link that the command line names, until the first page opens it.
    var launchLink: Link?
    private var lastID: UInt32 = 0

    /// Why the front cannot go on.
    var failure: (any Error)?
    private var waiting: EventLoop?

    /// Starts the apps and listens. Nothing is answered before ``run()``.
    convenience init(options: FrontOptions) throws {
        process_limit_descriptors(Int32(Limits.descriptors))
        try self.init(
            apps: try ServedApp.start(try options.executables(), arguments: options.appArguments), options: options)
    }

    /// The front of apps that run.
    init(apps: [ServedApp], options: FrontOptions, sharedWorker: WorkerLink? = nil) throws {
        self.apps = apps
        self.sharedWorker = sharedWorker
        // One process for all visitors cannot be in several folders.
        folders = sharedWorker == nil ? VisitorFolders(at: options.data) : nil
        try Self.check(apps)
        launchLink = try options.link(for: apps.map(\.card))
        opensGallery = options.opensGallery
        listener = try Listener(port: options.port)
        router = Router(apps: [], files: [:])
        updateRouter()
    }

    /// The router of the apps as they are now.
    func updateRouter() {
        let files = apps.reduce(into: [:]) { $0.merge($1.site.files) { first, _ in first } }
        router = Router(
            apps: apps.map(\.card), files: files.merging(Site.ownFiles) { first, _ in first },
            opensGallery: opensGallery)
    }

    /// Answers until a signal ends it. Returns the exit status.
    func run() throws -> Int32 {
        let loop = try EventLoop(events: self)
        waiting = loop
        try loop.add(SignalSource([SIGTERM, SIGINT, SIGHUP, SIGCHLD]) { [unowned self] in received(signal: $0) })
        try loop.add(Ticker(seconds: Limits.tickSeconds) { [unowned self] in sessions.endIdle(now: .now) })
        folders?.removeExpired()
        try loop.add(Ticker(seconds: Limits.sweepSeconds) { [unowned self] in folders?.removeExpired() })
        listener.accepted = { loop.adopt(connection: $0) }
        try loop.add(listener)
        if let sharedWorker { try watchShared(sharedWorker) }
        for app in apps {
            for zygote in app.zygotes { try watch(zygote, of: app) }
        }

        announce()
        loop.run()
        endProcesses()
        removePassingFolders()
        for session in sessions.all { folders?.discardIfEmpty(of: session.cookie, in: session.app) }
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

    /// A number for a request, a socket or a worker, never used twice.
    func makeID() -> UInt32 {
        lastID &+= 1
        return lastID
    }

    func app(named name: String) -> ServedApp? {
        apps.first { $0.card.name == name }
    }

    /// The one line on standard output: where the app is.
    private func announce() {
        // A closed standard output leaves nobody to tell.
        try? FileHandle.standardOutput.write(contentsOf: Data("http://127.0.0.1:\(listener.port)\n".utf8))
    }

    private func received(signal: Int32) {
        switch signal {
        case SIGHUP: for app in apps { startNextZygote(of: app) }
        case SIGCHLD: reapChildren()
        default: stop()
        }
    }

    private static func check(_ apps: [ServedApp]) throws {
        for (index, app) in apps.enumerated() {
            guard AppCard.isName(app.card.name) else { throw OptionError.appName(app.card.name) }
            if apps[..<index].contains(where: { $0.card.name == app.card.name }) {
                throw OptionError.sameName(app.card.name)
            }
        }
    }
}
