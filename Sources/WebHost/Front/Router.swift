/// What the front does about a request, decided from its first line and fields alone.
struct Router {
    enum Decision: Equatable {
        /// The app's page.
        case page
        /// The fault page's link: the count of faults begins anew, then the app's page.
        case retry
        case redirect(to: String)
        case file(StaticFile)
        /// What browsers ask for by themselves, and an app need not have.
        case nothing
        case refuse(Refusal)
    }

    static let subprotocol = "martlet.1"
    /// The query that the fault page's link adds to the app's address.
    static let retryQuery = "again"

    /// The app's address: `/apps/NAME/`.
    let base: String
    let files: [String: StaticFile]

    func decide(_ request: RequestHead) -> Decision {
        guard LoopbackHost(request.host) != nil else { return .refuse(.foreignHost) }
        guard request.path.hasPrefix("/"), !request.hasBody || request.method == .other else {
            return .refuse(.malformed)
        }
        let decision = decide(path: request.path, query: request.query)
        if case .refuse = decision { return decision }
        return request.method == .other ? .refuse(.method) : decision
    }

    private func decide(path: String, query: String?) -> Decision {
        switch path {
        case "/", String(base.dropLast()): .redirect(to: base)
        case base: query == Self.retryQuery ? .retry : .page
        case base + "socket": .refuse(.notWebSocket)
        case "/favicon.ico": .nothing
        default: files[path].map(Decision.file) ?? .refuse(.notFound)
        }
    }

    /// Why a WebSocket handshake is refused; nil if nothing speaks against it.
    func refusal(ofHandshake request: RequestHead) -> Refusal? {
        guard let host = LoopbackHost(request.host) else { return .foreignHost }
        guard request.path == base + "socket" else { return .notFound }
        guard request.method == .get else { return .method }
        guard host.isOrigin(request.origin) else { return .foreignOrigin }
        guard request.subprotocols.first == Self.subprotocol else { return .subprotocol }
        return nil
    }
}

/// Why a request gets no answer of its own.
enum Refusal: Equatable {
    case malformed, notWebSocket, subprotocol
    case foreignHost, foreignOrigin, unknownSession
    case notFound, method
    case tooManySessions, tooManyScenes, tooManySockets
    case appNotReady

    var status: Int {
        switch self {
        case .malformed, .notWebSocket, .subprotocol: 400
        case .foreignHost, .foreignOrigin, .unknownSession: 403
        case .notFound: 404
        case .method: 405
        case .tooManyScenes, .tooManySockets: 429
        case .tooManySessions, .appNotReady: 503
        }
    }

    var title: String {
        switch self {
        case .malformed, .notWebSocket, .subprotocol: "This request is not understood"
        case .foreignHost, .foreignOrigin, .unknownSession: "This request is not allowed"
        case .notFound: "There is nothing here"
        case .method: "This can only be read"
        case .tooManyScenes, .tooManySockets: "Too many windows are open"
        case .tooManySessions: "Too many visitors are here"
        case .appNotReady: "The app is starting"
        }
    }

    var sentence: String {
        switch self {
        case .malformed: "Its address or its body is malformed."
        case .notWebSocket: "This address is for the app's own page, which speaks WebSocket to it."
        case .subprotocol: "The page speaks another version than this host. Reload it."
        case .foreignHost: "The app answers to http://127.0.0.1 and http://localhost only."
        case .foreignOrigin: "It came from a page of another site."
        case .unknownSession: "Its session has ended. Reload the page."
        case .notFound: "Check the address, or start again at the app's own."
        case .method: "Only GET and HEAD are answered."
        case .tooManyScenes, .tooManySockets: "Close a window of this app and reload."
        case .tooManySessions: "Wait a little and reload."
        case .appNotReady: "Reload in a moment."
        }
    }
}
