import Foundation

/// An address that an app is asked to open, taken letter by letter as it was given.
struct Link: Equatable {
    let url: URL

    /// Refuses what is no address: `URL` would mend some of it, and the app would be handed something else than was asked.
    init(_ words: String) throws(LinkError) {
        guard !words.isEmpty else { throw .missing }
        guard words.utf8.count <= Limits.link else { throw .tooLong }
        guard let url = URL(string: words, encodingInvalidCharacters: false), url.absoluteString == words,
            let scheme = url.scheme, !scheme.isEmpty, words.utf8.count > scheme.utf8.count + 1
        else { throw .malformed }
        self.url = url
    }

    /// The universal link that an address of the app's own stands for: the host that was asked, and the path below the app's.
    init(host: String, path: String, query: String?) throws(LinkError) {
        let path = path.addingPercentEncoding(withAllowedCharacters: Self.pathCharacters) ?? ""
        let query = query.flatMap { $0.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) }
        try self.init("https://\(host)/\(path)" + (query.map { "?\($0)" } ?? ""))
    }

    /// `%` is not among them: the path has been decoded, so one in it is a letter.
    private static let pathCharacters = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: "%;"))

    var words: String { url.absoluteString }
    /// Schemes are the same in capitals.
    var scheme: String { (url.scheme ?? "").lowercased() }
    /// As a value in the query of an address of ours.
    var queryValue: String { words.addressComponent }
}

/// Why a link is not handed to an app.
enum LinkError: Error, Equatable {
    case missing, malformed, tooLong
    case notRegistered(scheme: String)

    var sentence: String {
        switch self {
        case .missing: "It names no link. One is given like this: /open?url=myapp%3A%2F%2Fplace"
        case .malformed:
            "The link is malformed. It needs a scheme, a colon and an address, and what an address cannot hold must be "
                + "percent-encoded."
        case .tooLong: "The link is longer than \(Limits.link) bytes."
        case .notRegistered(let scheme):
            "No app here opens links that begin with \(scheme):. An app names those it opens in CFBundleURLTypes of its "
                + "Info.plist."
        }
    }
}
