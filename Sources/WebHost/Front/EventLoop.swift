import CWebSockets
import Glibc

/// Everything that the front waits for, on one thread: connections, WebSockets, and descriptors of our own.
///
/// libwebsockets calls one C function for each protocol; these find the object that belongs to the connection and hand on.
/// The object is kept alive by the connection and let go with it.
final class EventLoop {
    private let context: OpaquePointer
    private let vhost: OpaquePointer
    private let protocols: LoopProtocols
    private unowned let events: any NetworkEvents
    private var isStopping = false
    /// Sources that still have something to write after their turn at it.
    private var stalled: [LoopHandle] = []
    private var openConnections = 0

    /// - Parameter room: For how many descriptors; 0 for as many as the system allows.
    init(events: any NetworkEvents, room: UInt32 = 0) throws(EventLoopError) {
        self.events = events
        protocols = LoopProtocols()
        lws_set_log_level(LLL_ERR, nil)

        var info = lws_context_creation_info()
        info.port = CONTEXT_PORT_NO_LISTEN_SERVER
        info.protocols = UnsafePointer(protocols.table)
        info.user = UnsafeMutableRawPointer(protocols.owner)
        info.fd_limit_per_thread = room
        // Without any extension: compression would cost more memory than a visitor's whole graph.
        info.extensions = nil
        info.options = UInt64(LWS_SERVER_OPTION_EXPLICIT_VHOSTS) | UInt64(LWS_SERVER_OPTION_DISABLE_IPV6)
        info.max_http_header_data2 = UInt32(Limits.requestHeader)
        info.max_http_header_pool2 = UInt32(Limits.requestsAtOnce)
        guard let context = lws_create_context(&info) else { throw .libraryRefused }
        guard let vhost = lws_create_vhost(context, &info) else {
            lws_context_destroy(context)
            throw .libraryRefused
        }
        self.context = context
        self.vhost = vhost
        // From here on its errors are about single clients, who are no trouble to the person who runs the host.
        lws_set_log_level(0, nil)
        protocols.owner.pointee = Unmanaged.passUnretained(self).toOpaque()
    }

    /// Closes everything that still waits.
    func close() {
        lws_context_destroy(context)
    }

    /// Waits and hands on until ``stop()``.
    func run() {
        while !isStopping, lws_service(context, 0) >= 0 {}
    }

    func stop() {
        isStopping = true
    }

    /// Lets a descriptor wait in the loop, which closes it when its source says so, or at once if there is no room for it.
    @discardableResult
    func add(_ source: any LoopSource) throws(EventLoopError) -> LoopHandle {
        let handle = LoopHandle(source: source)
        var description = lws_adopt_desc_t()
        description.vh = vhost
        description.type = LWS_ADOPT_RAW_FILE_DESC
        description.fd = lws_sock_file_fd_type(filefd: source.descriptor)
        let added = LoopProtocols.descriptorName.withCString { name in
            description.vh_prot_name = name
            return lws_adopt_descriptor_vhost_via_info(&description)
        }
        guard let wsi = added else {
            Glibc.close(source.descriptor)
            throw .full
        }
        handle.wsi = wsi
        attach(handle, to: wsi)
        return handle
    }

    /// Takes over an accepted connection.
    func adopt(connection: Int32) {
        guard openConnections < Limits.connections else {
            Glibc.close(connection)
            return
        }
        lws_adopt_socket_vhost(vhost, connection)
    }

    // MARK: What libwebsockets reports

    func http(_ wsi: OpaquePointer, _ reason: lws_callback_reasons, _ word: UnsafeRawPointer?) -> Int32 {
        switch reason {
        case LWS_CALLBACK_WSI_CREATE:
            openConnections += 1
            return 0
        case LWS_CALLBACK_WSI_DESTROY:
            openConnections -= 1
            tellEnd(of: wsi)
            detach(from: wsi)
            return 0
        case LWS_CALLBACK_EVENT_WAIT_CANCELLED:
            wakeStalled()
            return 0
        case LWS_CALLBACK_HTTP:
            let request = RequestHead(of: wsi)
            let exchange = Exchange(
                wsi: wsi, withBody: request.method != .head, takesGzip: Gzip.isAccepted(by: request.codings))
            attach(exchange, to: wsi)
            // Its own patience is as long as a turn may be, so that a visitor would never hear that theirs took too long.
            lws_set_timeout(wsi, PENDING_TIMEOUT_USER_OK, Limits.answerSeconds)
            events.asked(request, on: exchange)
            return 0
        case LWS_CALLBACK_HTTP_WRITEABLE:
            return attached(to: wsi, as: Exchange.self)?.write() ?? 0
        case LWS_CALLBACK_CLOSED_HTTP:
            tellEnd(of: wsi)
            return 0
        case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE:
            return upgrade(wsi, to: word.map { String(cString: $0.assumingMemoryBound(to: CChar.self)) })
        case LWS_CALLBACK_RAW_ADOPT, LWS_CALLBACK_RAW_RX, LWS_CALLBACK_ESTABLISHED:
            // CONNECT asks for a tunnel, and a handshake without a subprotocol for a socket: neither is ours to give.
            return -1
        default:
            return 0
        }
    }

    private func upgrade(_ wsi: OpaquePointer, to name: String?) -> Int32 {
        guard name?.lowercased() == "websocket" else { return refuse(wsi, .malformed) }
        switch events.admission(of: RequestHead(of: wsi)) {
        case .allowed(let socket):
            socket.wsi = wsi
            attach(socket, to: wsi)
            return 0
        case .refused(let refusal):
            return refuse(wsi, refusal)
        }
    }

    private func refuse(_ wsi: OpaquePointer, _ refusal: Refusal) -> Int32 {
        var response = Response.refusal(refusal)
        response.closes = true
        var bytes = response.bytes(withBody: true)
        // The connection ends either way; whether the client saw why is all that this could tell.
        _ = lws_write(wsi, &bytes, bytes.count, LWS_WRITE_HTTP)
        return -1
    }

    func socket(
        _ wsi: OpaquePointer, _ reason: lws_callback_reasons, _ bytes: UnsafeRawBufferPointer
    ) -> Int32 {
        guard let socket = attached(to: wsi, as: ClientSocket.self) else { return 0 }
        switch reason {
        case LWS_CALLBACK_ESTABLISHED:
            socket.isOpen = true
            events.opened(socket)
        case LWS_CALLBACK_RECEIVE:
            let isFirst = lws_is_first_fragment(wsi) != 0
            let isLast = lws_is_final_fragment(wsi) != 0 && lws_remaining_packet_payload(wsi) == 0
            socket.receive(bytes, isFirst: isFirst, isLast: isLast) { events.received($0, on: socket) }
        case LWS_CALLBACK_SERVER_WRITEABLE:
            return socket.write()
        case LWS_CALLBACK_CLOSED:
            tellEnd(of: wsi)
        default:
            break
        }
        return 0
    }

    func descriptor(_ wsi: OpaquePointer, _ reason: lws_callback_reasons) -> Int32 {
        guard let handle = attached(to: wsi, as: LoopHandle.self) else {
            return reason == LWS_CALLBACK_ESTABLISHED ? -1 : 0
        }
        switch reason {
        case LWS_CALLBACK_RAW_RX_FILE:
            return handle.source.becameReadable() ? 0 : -1
        case LWS_CALLBACK_RAW_WRITEABLE_FILE:
            guard handle.source.becameWritable() else { return -1 }
            if handle.source.isBlocked { stall(handle) }
        case LWS_CALLBACK_RAW_CLOSE_FILE:
            tellEnd(of: wsi)
        default:
            break
        }
        return 0
    }

    /// libwebsockets 4.1 forgets a wish to write that is uttered while it reports that writing is possible. So the wish is
    /// uttered once more in the next round of the loop.
    private func stall(_ handle: LoopHandle) {
        stalled.append(handle)
        lws_cancel_service(context)
    }

    private func wakeStalled() {
        let handles = stalled
        stalled = []
        for handle in handles { handle.wakeWhenWritable() }
    }

    // MARK: Objects of connections

    /// Tells once that a connection has ended. libwebsockets may report an end twice, or only as the connection's last breath.
    private func tellEnd(of wsi: OpaquePointer) {
        if let exchange = attached(to: wsi, as: Exchange.self), exchange.end() { events.abandoned(exchange) }
        if let socket = attached(to: wsi, as: ClientSocket.self), socket.end() { events.closed(socket) }
        if let handle = attached(to: wsi, as: LoopHandle.self), handle.wsi != nil {
            handle.wsi = nil
            handle.source.closed()
        }
    }

    private func attach(_ object: AnyObject, to wsi: OpaquePointer) {
        detach(from: wsi)
        lws_set_opaque_user_data(wsi, Unmanaged.passRetained(object).toOpaque())
    }

    private func detach(from wsi: OpaquePointer) {
        guard let object = lws_get_opaque_user_data(wsi) else { return }
        lws_set_opaque_user_data(wsi, nil)
        Unmanaged<AnyObject>.fromOpaque(object).release()
    }

    private func attached<Object: AnyObject>(to wsi: OpaquePointer, as type: Object.Type) -> Object? {
        guard let object = lws_get_opaque_user_data(wsi) else { return nil }
        return Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue() as? Object
    }
}

/// Why the front cannot wait for anything.
enum EventLoopError: Error, CustomStringConvertible {
    case libraryRefused
    case full

    var description: String {
        switch self {
        case .libraryRefused:
            "libwebsockets could not start; its own message stands above. Check the limit of open files (ulimit -n)."
        case .full:
            "The front has no room for another connection. Raise the limit of open files (ulimit -n)."
        }
    }
}
