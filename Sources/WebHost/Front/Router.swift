/// What the front does about a request, decided from its first line and fields alone.
struct Router {
    enum Decision: Equatable {
        /// An app's page.
        case page(AppCard)
        /// The fault page's link: the count of faults begins anew, then the app's page.
        case retry(AppCard)
        /// An app is asked to open a link.
        case open(Link, AppCard)
        /// The list of apps, and a frame to see one in.
        case gallery
        case redirect(to: String)
        /// A file of the fonts for Chinese, Japanese and Korean, by its name.
        case face(String, AppCard)
        /// A picture that an app has fetched for its visitor, by its key.
        case picture(String, AppCard)
        case file(StaticFile)
        /// What browsers ask for by themselves, and an app need not have.
        case nothing
        case refuse(Refusal)
    }

    static let subprotocol = "martlet.1"
    /// The query that the fault page's link adds to the app's address.
    static let retryQuery = "again"
    static let galleryPath = "/gallery/"

    /// In the order in which they were named.
    let apps: [AppCard]
    let files: [String: StaticFile]
    /// Whether the first page is the gallery even if there is one app only.
    var opensGallery = false

    func decide(_ request: RequestHead) -> Decision {
        guard LoopbackHost(request.host) != nil else { return .refuse(.foreignHost) }
        guard request.path.hasPrefix("/"), !request.hasBody || request.method == .other else {
            return .refuse(.malformed)
        }
        let decision = decision(for: request)
        switch decision {
        case .refuse: return decision
        case _ where request.method == .other: return .refuse(.method)
        // An app is run, and a link opened, when somebody goes there: not when a program looks whether somebody could, nor when
        // a page of another site has it loaded as one of its pictures.
        case .open, .page, .retry:
            if request.method == .head { return .nothing }
            if request.isAhead { return .refuse(.tooEarly) }
            return request.isForeignPart ? .refuse(.foreignOrigin) : decision
        default: return decision
        }
    }

    private func decision(for request: RequestHead) -> Decision {
        switch request.path {
        case "/": start
        case Self.galleryPath: .gallery
        case String(Self.galleryPath.dropLast()): .redirect(to: Self.galleryPath)
        case "/open": chooseApp(for: request)
        case "/favicon.ico": .nothing
        default: files[request.path].map(Decision.file) ?? appDecision(for: request)
        }
    }

    private var start: Decision {
        guard !opensGallery, apps.count == 1, let app = apps.first else { return .redirect(to: Self.galleryPath) }
        return .redirect(to: app.base)
    }

    // MARK: Addresses of an app

    private func appDecision(for request: RequestHead) -> Decision {
        let path = request.path
        if let app = apps.first(where: { path == $0.base.dropLast() }) { return .redirect(to: app.base) }
        guard let app = apps.first(where: { path.hasPrefix($0.base) }) else { return .refuse(.notFound) }
        switch path.dropFirst(app.base.count) {
        case "": return request.arguments == [Self.retryQuery] ? .retry(app) : .page(app)
        case "socket": return .refuse(.notWebSocket)
        case "open": return openLink(in: app, request)
        case let place where place.hasPrefix(HanFaces.folder):
            return face(place.dropFirst(HanFaces.folder.count), of: app)
        case let place where place.hasPrefix("assets/"): return picture(place.dropFirst("assets/".count), of: app)
        case let place: return universalLink(String(place), of: app, request)
        }
    }

    private func face(_ name: Substring, of app: AppCard) -> Decision {
        isFileName(name) ? .face(String(name), app) : .refuse(.notFound)
    }

    /// The app's own pictures are files, which have been looked for before.
    private func picture(_ name: Substring, of app: AppCard) -> Decision {
        name.hasPrefix("fetched-") && isFileName(name) ? .picture(String(name), app) : .refuse(.notFound)
    }

    private func isFileName(_ name: Substring) -> Bool {
        name.utf8.count <= 80
            && name.utf8.allSatisfy { byte in
                let character = Character(UnicodeScalar(byte))
                return byte < 0x80 && (character.isLetter || character.isNumber || character == "-" || character == ".")
            }
    }

    private func chooseApp(for request: RequestHead) -> Decision {
        do throws(LinkError) {
            let link = try Link(request.argument("url") ?? "")
            guard let app = app(for: link) else { throw .notRegistered(scheme: link.scheme) }
            return .redirect(to: "\(app.base)open?url=\(link.queryValue)")
        } catch {
            return .refuse(.link(error))
        }
    }

    private func openLink(in app: AppCard, _ request: RequestHead) -> Decision {
        do throws(LinkError) {
            let link = try Link(request.argument("url") ?? "")
            guard app.links.admits(link.scheme) else { throw .notRegistered(scheme: link.scheme) }
            return .open(link, app)
        } catch {
            return .refuse(.link(error))
        }
    }

    /// Any other address below the app's is a universal link, unless it has a part that cannot be one of a path.
    private func universalLink(_ place: String, of app: AppCard, _ request: RequestHead) -> Decision {
        let parts = place.split(separator: "/", omittingEmptySubsequences: false)
        let isPath = parts.dropLast().allSatisfy { !$0.isEmpty } && parts.allSatisfy { $0 != "." && $0 != ".." }
        guard isPath, let host = LoopbackHost(request.host) else { return .refuse(.notFound) }
        let query = request.arguments.isEmpty ? nil : request.arguments.joined(separator: "&")
        do throws(LinkError) {
            return .open(try Link(host: host.authority, path: place, query: query), app)
        } catch {
            return .refuse(.link(error))
        }
    }

    /// The app that a link is for: the first that names its scheme; if none does, the first that takes any.
    func app(for link: Link) -> AppCard? {
        let app = apps.first { $0.links.names(link.scheme) } ?? apps.first { $0.links.admits(link.scheme) }
        return app.flatMap { $0.links.admits(link.scheme) ? $0 : nil }
    }

    // MARK: Sockets

    /// The app whose page opens the socket, or why the handshake is refused.
    func app(ofHandshake request: RequestHead) throws(Refusal) -> AppCard {
        guard let host = LoopbackHost(request.host) else { throw .foreignHost }
        guard let app = apps.first(where: { request.path == $0.base + "socket" }) else { throw .notFound }
        guard request.method == .get else { throw .method }
        guard host.isOrigin(request.origin) else { throw .foreignOrigin }
        guard request.subprotocols.first == Self.subprotocol else { throw .subprotocol }
        return app
    }
}
