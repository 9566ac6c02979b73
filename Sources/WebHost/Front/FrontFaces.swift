/// What the front does about the fonts of Chinese, Japanese and Korean text (``HanFaces``). The visitor's worker makes them, at the
/// visitor's own cost; the front remembers them for all.
extension Front {
    /// A request for a file that a worker is making.
    struct FaceRequest {
        var exchange: Exchange
        var session: UInt32
        var app: String
        var name: String
    }

    func openFace(named name: String, of app: AppCard, _ request: RequestHead, on exchange: Exchange) {
        if let known = faces["\(app.name)/\(name)"] { return exchange.respond(.face(known, name: name)) }
        guard let session = sessions.session(cookie: request.cookies[cookieName], app: app.name) else {
            return exchange.respond(.refusal(.notFound))
        }
        guard !session.isStopped, let worker = worker(of: session) else {
            return exchange.respond(.refusal(.appNotReady))
        }
        let id = makeID()
        faceRequests[id] = FaceRequest(exchange: exchange, session: session.ordinal, app: app.name, name: name)
        worker.send(.makeFace, id: id, payload: Array(name.utf8))
    }

    /// A worker made a file; it is empty if there is none of that name.
    func faceMade(_ message: ChannelMessage) {
        guard let request = faceRequests.removeValue(forKey: message.id) else { return }
        guard !message.payload.isEmpty else { return request.exchange.respond(.refusal(.notFound)) }
        let bytes = Array(message.payload)
        if facesSize + bytes.count > Limits.faces { forgetFaces() }
        faces["\(request.app)/\(request.name)"] = bytes
        facesSize += bytes.count
        request.exchange.respond(.face(bytes, name: request.name))
    }

    func forgetFaces() {
        faces = [:]
        facesSize = 0
    }

    /// The worker that was to make them has gone.
    func refuseFaces(of session: UInt32) {
        for (id, request) in faceRequests where request.session == session {
            faceRequests[id] = nil
            request.exchange.respond(.refusal(.appNotReady))
        }
    }
}

extension Response {
    fileprivate static func face(_ bytes: [UInt8], name: String) -> Response {
        .file(bytes, type: name.hasSuffix(".css") ? "text/css; charset=utf-8" : "font/woff2")
    }
}
