/// Why a request gets no answer of its own.
enum Refusal: Error, Equatable {
    case malformed, notWebSocket, subprotocol
    case foreignHost, foreignOrigin, unknownSession
    case notFound, method
    case link(LinkError)
    /// Asked ahead of time for what is done once.
    case tooEarly
    case tooManySessions, tooManyScenes, tooManySockets
    case appNotReady

    var status: Int {
        switch self {
        case .malformed, .notWebSocket, .subprotocol, .link: 400
        case .foreignHost, .foreignOrigin, .unknownSession: 403
        case .notFound: 404
        case .method: 405
        case .tooManyScenes, .tooManySockets: 429
        case .tooManySessions, .appNotReady, .tooEarly: 503
        }
    }

    var title: String {
        switch self {
        case .malformed, .notWebSocket, .subprotocol: "This request is not understood"
        case .foreignHost, .foreignOrigin, .unknownSession: "This request is not allowed"
        case .notFound: "There is nothing here"
        case .link: "This link cannot be opened"
        case .tooEarly: "This is opened when somebody comes"
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
        case .link(let error): error.sentence
        case .tooEarly: "It is done once, and so not ahead of time."
        case .notFound: "Check the address, or start again at the app's own."
        case .method: "Only GET and HEAD are answered."
        case .tooManyScenes, .tooManySockets: "Close a window of this app and reload."
        case .tooManySessions: "Wait a little and reload."
        case .appNotReady: "Reload in a moment."
        }
    }
}
