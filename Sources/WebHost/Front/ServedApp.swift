/// One of the apps behind the front: its executable, what its zygote told of it, and the zygote that its workers come from.
final class ServedApp {
    /// As it was built. A rebuilt one is found there again, which a running one's own link would miss.
    let executable: String
    /// What it is told besides.
    private let arguments: [String]
    private(set) var site: Site
    /// Nil while it is started again.
    var zygote: ZygoteLink?
    /// One of a newer build, until it is warm.
    var nextZygote: ZygoteLink?

    var card: AppCard { site.app }
    var base: String { card.base }

    private init(executable: String, arguments: [String], zygote: ZygoteLink, site: Site) {
        self.executable = executable
        self.arguments = arguments
        self.zygote = zygote
        self.site = site
    }

    /// One without a zygote: its only worker is this process.
    init(inThisProcess site: Site) {
        executable = ""
        arguments = []
        self.site = site
    }

    /// Starts the apps side by side, and waits until all are warm.
    static func start(_ executables: [String], arguments: [String]) throws -> [ServedApp] {
        let zygotes = try executables.map { try start($0, arguments) }
        return try zip(executables, zygotes).map { executable, zygote in
            ServedApp(
                executable: executable, arguments: arguments, zygote: zygote, site: try zygote.waitUntilReady())
        }
    }

    /// Starts a zygote from the executable as it is now.
    func startNext() throws {
        nextZygote?.end()
        nextZygote = nil
        nextZygote = try Self.start(executable, arguments)
    }

    /// The new zygote is warm and takes over.
    func useNext(_ site: Site) {
        zygote?.end()
        zygote = nextZygote
        nextZygote = nil
        self.site = site
    }

    var zygotes: [ZygoteLink] { [zygote, nextZygote].compactMap { $0 } }

    private static func start(_ executable: String, _ arguments: [String]) throws -> ZygoteLink {
        try ZygoteLink(path: Stage(executable: executable).prepare(), arguments: arguments)
    }
}
