/// What the front does about WebSockets.
extension Front {
    func admission(of request: RequestHead) -> Admission {
        let app: AppCard
        do throws(Refusal) {
            app = try router.app(ofHandshake: request)
        } catch {
            return .refused(error)
        }
        guard let session = sessions.session(cookie: request.cookies[cookieName], app: app.name) else {
            return .refused(.unknownSession)
        }
        let open = sockets.values.count { $0.session == session.ordinal }
        guard open < Limits.socketsInSession else { return .refused(.tooManySockets) }
        return .allowed(ClientSocket(id: makeID(), session: session.ordinal))
    }

    func opened(_ socket: ClientSocket) {
        sockets[socket.id] = socket
        sessions.use(socket.session, now: .now)
    }

    /// Hands a message on to the worker. Without one, the scene that the socket asks for has ended with the last.
    func received(_ message: UnsafeRawBufferPointer, on socket: ClientSocket) {
        guard let worker = workers[socket.session] else { return socket.close(.unknownScene) }
        worker.send(.received, id: socket.id, payload: message)
    }

    func closed(_ socket: ClientSocket) {
        sockets[socket.id] = nil
        workers[socket.session]?.send(.socketClosed, id: socket.id)
    }

    func closeSockets(of session: UInt32, _ reason: CloseReason) {
        for socket in sockets.values where socket.session == session { socket.close(reason) }
    }
}
