/// A request as far as it decides anything: its first line and the fields we look at.
struct RequestHead: Equatable {
    enum Method: Equatable {
        case get, head, other
    }

    var method = Method.get
    /// Percent-decoded, without the query.
    var path: String
    /// The parts of the query, percent-decoded after they were parted.
    var arguments: [String] = []
    var host: String?
    var origin: String?
    var cookies = Cookies(nil)
    var userAgent: String?
    /// `Accept-Language`.
    var languages: String?
    /// `Accept-Encoding`.
    var codings: String?
    /// What a browser says of why it asks (Fetch Metadata): from which site, whether to show the answer as a page, and where.
    var fetchSite: String?
    var fetchMode: String?
    var fetchDestination: String?
    /// What a browser says when it only asks ahead.
    var purpose: String?
    /// The subprotocols that a WebSocket handshake offers.
    var subprotocols: [String] = []
    /// A body follows, or claims to.
    var hasBody = false

    init(path: String) {
        self.path = path
    }

    /// The value of `name=value` in the query, the first one if there are several.
    func argument(_ name: String) -> String? {
        arguments.first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
    }

    /// The query without what is the host's own, spelt as addresses are; nil if that is nothing.
    var stateQuery: String? {
        let items = arguments.filter { argument in !Self.ownArguments.contains { argument.hasPrefix($0 + "=") } }
        let spelt = items.map { item in
            item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                .map { String($0).addressComponent }.joined(separator: "=")
        }
        return spelt.isEmpty ? nil : spelt.joined(separator: "&")
    }

    private static let ownArguments = ["window", "scene", "url"]

    /// Somebody may come to see the answer, but has not asked for it yet.
    var isAhead: Bool { purpose?.contains("prefetch") ?? false }

    /// A page that is not of this front asks for something that it does not go to: none of our answers is for it. Another port
    /// of this machine is the same site, but another origin.
    var isForeignPart: Bool {
        guard fetchSite == "cross-site" || fetchSite == "same-site", let fetchMode else { return false }
        return fetchMode != "navigate" || (fetchDestination ?? "document") != "document"
    }

    /// The tab that asks is to show what the answer leads to: an address was typed, or a link of another site followed. What
    /// a page of ours asks for leaves that page where it is.
    var opensHere: Bool { fetchMode == "navigate" && fetchSite != "same-origin" }
}
