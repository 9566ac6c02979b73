/// What a worker needs to make a page: the payload of ``ChannelKind/openPage``.
///
/// Lines of UTF-8, since neither header fields nor links have line breaks: one for each field, empty for one that there is not,
/// and then one for each link.
struct PageRequest: Equatable {
    private static let fieldCount = 7

    /// Marks the page's own style element as ours, for the content security policy.
    var nonce: String
    /// The window that the page is for, if the browser told it: the numbers of a window as `Device.init(cookie:userAgent:)`
    /// reads them.
    var window: String?
    var userAgent: String?
    /// What the person reads, as the header `Accept-Language` says it.
    var languages: String?
    /// The scene to go on with, if it is still there.
    var scene: String?
    /// The state that the page's address names: a query, as a scene gave it (`SceneSession.address`).
    var state: String?
    /// What to tell of the app's last end.
    var fault: String?
    /// What the app is to open, in order.
    var links: [String]

    init(
        nonce: String, window: String? = nil, userAgent: String? = nil, languages: String? = nil, scene: String? = nil,
        state: String? = nil, fault: String? = nil, links: [String] = []
    ) {
        self.nonce = nonce
        self.window = window
        self.userAgent = userAgent
        self.languages = languages
        self.scene = scene
        self.state = state
        self.fault = fault
        self.links = links
    }

    /// Nil if lines are missing.
    init?(_ bytes: some Collection<UInt8>) {
        // Byte by byte: to a string, a carriage return and the end of a line after it are one character.
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            Self.line(String(decoding: $0, as: UTF8.self))
        }
        guard lines.count >= Self.fieldCount else { return nil }
        let fields = lines.prefix(Self.fieldCount).map { $0.isEmpty ? nil : $0 }
        self.init(
            nonce: fields[0] ?? "", window: fields[1], userAgent: fields[2], languages: fields[3], scene: fields[4],
            state: fields[5], fault: fields[6], links: Array(lines.dropFirst(Self.fieldCount)))
    }

    var bytes: [UInt8] {
        let fields = [nonce, window ?? "", userAgent ?? "", languages ?? "", scene ?? "", state ?? "", fault ?? ""]
        return Array((fields + links).map(Self.line).joined(separator: "\n").utf8)
    }

    private static func line(_ field: String) -> String {
        String(String.UnicodeScalarView(field.unicodeScalars.filter { $0 != "\n" && $0 != "\r" }))
    }
}
