import CWebSockets

/// A WebSocket of a page.
final class ClientSocket {
    /// The room in front of a message that libwebsockets writes its header into (LWS_PRE).
    private static let headroom = ChannelHeader.size

    let id: UInt32
    let session: UInt32
    /// Set by the loop: from the handshake until the end.
    var wsi: OpaquePointer?
    var isOpen = false

    private var assembly = MessageAssembly(limit: Limits.clientMessage)
    private var rate: RateLimit
    /// Messages that wait, each with its headroom.
    private var outgoing: [[UInt8]] = []
    private var outgoingBytes = 0
    private var closing: CloseReason?

    init(id: UInt32, session: UInt32) {
        self.id = id
        self.session = session
        rate = RateLimit(
            perSecond: Limits.clientMessagesPerSecond, burst: Limits.clientMessageBurst, now: .now)
    }

    /// The connection has closed. True if the socket had been open.
    func end() -> Bool {
        defer { isOpen = false }
        wsi = nil
        return isOpen
    }

    // MARK: From the client

    /// Takes a fragment and hands a whole message on. What breaks a limit closes the socket.
    func receive(
        _ fragment: UnsafeRawBufferPointer, isFirst: Bool, isLast: Bool, handle: (UnsafeRawBufferPointer) -> Void
    ) {
        guard closing == nil else { return }
        switch assembly.add(fragment, isFirst: isFirst, isLast: isLast) {
        case .partial: return
        case .tooLong: return close(.tooLong)
        case .wholeInFragment, .wholeAssembled: break
        }
        guard rate.allows(at: .now) else { return close(.tooMany) }
        if isFirst { handle(fragment) } else { assembly.assembled.withUnsafeBytes(handle) }
    }

    // MARK: To the client

    /// Sends a message, at once if nothing waits before it.
    ///
    /// - Parameter message: 16 bytes before it may be written over.
    func send(_ message: UnsafeMutableRawBufferPointer) {
        guard let wsi, isOpen, closing == nil else { return }
        guard outgoing.isEmpty, lws_partial_buffered(wsi) == 0 else { return wait(message) }
        let bytes = message.baseAddress?.assumingMemoryBound(to: UInt8.self)
        // If it fails the connection is broken, which the loop finds out by itself.
        _ = lws_write(wsi, bytes, message.count, LWS_WRITE_TEXT)
    }

    /// Closes the socket after what waits has been sent. The first reason counts.
    func close(_ reason: CloseReason) {
        guard let wsi, closing == nil else { return }
        closing = reason
        lws_callback_on_writable(wsi)
    }

    /// Writes one waiting message, as the connection can take it. Returns -1 to close, as libwebsockets wants it said.
    func write() -> Int32 {
        guard let wsi, lws_partial_buffered(wsi) == 0 else { return 0 }
        if !outgoing.isEmpty { return writeFirst(to: wsi) }
        guard let closing else { return 0 }
        var words = closing.bytes
        lws_close_reason(wsi, lws_close_status(rawValue: closing.code), &words, words.count)
        return -1
    }

    private func writeFirst(to wsi: OpaquePointer) -> Int32 {
        var message = outgoing.removeFirst()
        let count = message.count - Self.headroom
        outgoingBytes -= count
        let sent = message.withUnsafeMutableBufferPointer { bytes in
            lws_write(wsi, bytes.baseAddress?.advanced(by: Self.headroom), count, LWS_WRITE_TEXT)
        }
        if !outgoing.isEmpty || closing != nil { lws_callback_on_writable(wsi) }
        return sent < 0 ? -1 : 0
    }

    private func wait(_ message: UnsafeMutableRawBufferPointer) {
        guard outgoingBytes + message.count <= Limits.clientBacklog else {
            outgoing = []
            return close(.tooSlow)
        }
        outgoing.append([UInt8](repeating: 0, count: Self.headroom) + message)
        outgoingBytes += message.count
        if let wsi { lws_callback_on_writable(wsi) }
    }
}
