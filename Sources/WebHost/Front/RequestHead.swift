/// A request as far as it decides anything: its first line and the fields we look at.
struct RequestHead: Equatable {
    enum Method: Equatable {
        case get, head, other
    }

    var method = Method.get
    /// Percent-decoded, without the query.
    var path: String
    var query: String?
    var host: String?
    var origin: String?
    var cookies = Cookies(nil)
    var userAgent: String?
    /// The subprotocols that a WebSocket handshake offers.
    var subprotocols: [String] = []
    /// A body follows, or claims to.
    var hasBody = false

    init(path: String) {
        self.path = path
    }
}
