/// Why a WebSocket is closed, as the client is told. The client's script acts on the codes from 4000.
struct CloseReason: Equatable {
    /// RFC 6455 allows this much beside the code, in bytes.
    private static let longest = 123

    var code: UInt32
    var text: String

    init(code: UInt32, text: String) {
        self.code = code
        self.text = text
    }

    /// The text as UTF-8, cut between characters where it is too long.
    var bytes: [UInt8] {
        var text = text[...]
        while text.utf8.count > Self.longest { text.removeLast() }
        return Array(text.utf8)
    }

    // RFC 6455, 7.4.1.
    static let tooLong = CloseReason(code: 1009, text: "A message may have \(Limits.clientMessage) bytes.")
    static let tooMany = CloseReason(
        code: 1008, text: "More than \(Limits.clientMessagesPerSecond) messages a second. Reload the page.")
    static let tooSlow = CloseReason(code: 1008, text: "Too much waits to be read here. Reload the page.")
    static let notGreeted = CloseReason(code: 1008, text: "The first message must be hello. Reload the page.")

    // Ours.
    static let unknownScene = CloseReason(code: 4001, text: "This scene has ended. Reload the page.")
    static let appStopped = CloseReason(code: 4002, text: "The app stopped. Reload the page.")
    static let appRebuilt = CloseReason(code: 4003, text: "The app was built anew. Reload the page.")
    static let continuedElsewhere = CloseReason(code: 4004, text: "Another connection shows this scene now.")

    static func malformed(_ error: some CustomStringConvertible) -> CloseReason {
        CloseReason(code: 1007, text: error.description)
    }
}
