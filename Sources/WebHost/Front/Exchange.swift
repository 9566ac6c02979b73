import CWebSockets

/// One request and its answer, which may come later.
final class Exchange {
    /// What the page needs that was decided when it was asked for.
    struct PageContext {
        var session: UInt32
        var nonce: String
        /// For a visitor who is new.
        var cookie: Response.Field?
        /// What the page opens first.
        var link: Link?
    }

    var page: PageContext?
    private let wsi: OpaquePointer
    private let withBody: Bool
    private let takesGzip: Bool
    private var answer: Response?
    private var isOver = false

    init(wsi: OpaquePointer, withBody: Bool, takesGzip: Bool) {
        self.wsi = wsi
        self.withBody = withBody
        self.takesGzip = takesGzip
    }

    /// Answers the request. Only the first answer counts, and none after the client has left.
    func respond(_ response: Response) {
        guard !isOver, answer == nil else { return }
        answer = response
        lws_callback_on_writable(wsi)
    }

    /// Writes the answer, as the connection can take it. Returns -1 if the connection is to be closed, as libwebsockets
    /// wants it said.
    func write() -> Int32 {
        guard !isOver, let answer else { return 0 }
        isOver = true
        var bytes = answer.bytes(withBody: withBody, packed: takesGzip)
        guard lws_write(wsi, &bytes, bytes.count, LWS_WRITE_HTTP) >= 0, !answer.closes else { return -1 }
        return lws_http_transaction_completed(wsi) == 0 ? 0 : -1
    }

    /// The connection has closed. True if the answer had still been to come.
    func end() -> Bool {
        defer { isOver = true }
        return !isOver
    }
}
