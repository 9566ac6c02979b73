/// What the front does about pictures that an app has fetched for its visitor. They are the visitor's own: only the worker has them.
extension Front {
    /// A request for a picture that a worker is to give.
    struct PictureRequest {
        var exchange: Exchange
        var session: UInt32
        var name: String
    }

    func openPicture(named name: String, of app: AppCard, _ request: RequestHead, on exchange: Exchange) {
        guard let session = sessions.session(cookie: request.cookies[cookieName], app: app.name), !session.isStopped,
            let worker = worker(of: session)
        else { return exchange.respond(.refusal(.notFound)) }
        let id = makeID()
        pictureRequests[id] = PictureRequest(exchange: exchange, session: session.ordinal, name: name)
        worker.send(.givePicture, id: id, payload: Array(name.utf8))
    }

    func pictureGiven(_ message: ChannelMessage) {
        guard let request = pictureRequests.removeValue(forKey: message.id) else { return }
        guard !message.payload.isEmpty else { return request.exchange.respond(.refusal(.notFound)) }
        request.exchange.respond(.picture(Array(message.payload), name: request.name))
    }

    /// The worker that was to give them has gone, and they with it.
    func refusePictures(of session: UInt32) {
        for (id, request) in pictureRequests where request.session == session {
            pictureRequests[id] = nil
            request.exchange.respond(.refusal(.notFound))
        }
    }
}

extension Response {
    /// What stands between the host and one visitor must not give it to others.
    fileprivate static func picture(_ bytes: [UInt8], name: String) -> Response {
        var response = file(bytes, type: StaticFile.type(ofFileNamed: name))
        for index in response.fields.indices where response.fields[index].name == "Cache-Control" {
            response.fields[index].value = "private, max-age=31536000, immutable"
        }
        return response
    }
}
