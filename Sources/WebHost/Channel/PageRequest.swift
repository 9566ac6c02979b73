/// What a worker needs to make a page: the payload of ``ChannelKind/openPage``.
///
/// Three lines of UTF-8, since header fields have no line breaks; an empty line stands for a field that the browser did not
/// send.
struct PageRequest: Equatable {
    /// Marks the page's own style element as ours, for the content security policy.
    var nonce: String
    /// The value of the cookie that remembers the window's device.
    var deviceCookie: String?
    var userAgent: String?

    init(nonce: String, deviceCookie: String?, userAgent: String?) {
        self.nonce = nonce
        self.deviceCookie = deviceCookie
        self.userAgent = userAgent
    }

    /// Nil unless there are three lines.
    init?(_ bytes: some Collection<UInt8>) {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count == 3 else { return nil }
        nonce = String(lines[0])
        deviceCookie = lines[1].isEmpty ? nil : String(lines[1])
        userAgent = lines[2].isEmpty ? nil : String(lines[2])
    }

    var bytes: [UInt8] {
        Array([nonce, deviceCookie ?? "", userAgent ?? ""].map(Self.line).joined(separator: "\n").utf8)
    }

    private static func line(_ field: String) -> String {
        String(String.UnicodeScalarView(field.unicodeScalars.filter { $0 != "\n" && $0 != "\r" }))
    }
}
