import Foundation

/// What the front does about requests.
extension Front: NetworkEvents {
    func asked(_ request: RequestHead, on exchange: Exchange) {
        switch router.decide(request) {
        case .page: openPage(request, on: exchange)
        case .retry: retry(request, on: exchange)
        case .redirect(let path): exchange.respond(.redirect(status: 302, to: path))
        case .file(let file): exchange.respond(response(for: file))
        case .nothing: exchange.respond(Response(status: 204))
        case .refuse(let refusal): exchange.respond(.refusal(refusal))
        }
    }

    func abandoned(_ exchange: Exchange) {
        pages = pages.filter { $0.value !== exchange }
    }

    private func response(for file: StaticFile) -> Response {
        guard let bytes = FileManager.default.contents(atPath: file.location) else { return .refusal(.notFound) }
        return .file(Array(bytes), type: file.type)
    }

    // MARK: The app's page

    /// Lets the visitor's worker make the page. A visitor without a session gets one.
    private func openPage(_ request: RequestHead, on exchange: Exchange) {
        let known = sessions.session(cookie: request.cookies[cookieName])
        guard let session = known ?? sessions.open(now: .now) else {
            return exchange.respond(.refusal(.tooManySessions))
        }
        sessions.use(session.ordinal, now: .now)
        guard !session.isStopped else { return exchange.respond(.fault(base: base)) }
        guard let worker = worker(of: session.ordinal) else { return exchange.respond(.refusal(.appNotReady)) }

        let nonce = RandomToken.make()
        let id = makeID()
        exchange.page = Exchange.PageContext(
            session: session.ordinal, nonce: nonce, newCookie: known == nil ? session.cookie : nil)
        pages[id] = exchange
        let request = PageRequest(
            nonce: nonce, deviceCookie: request.cookies["martlet_device"], userAgent: request.userAgent)
        worker.send(.openPage, id: id, payload: request.bytes)
    }

    private func retry(_ request: RequestHead, on exchange: Exchange) {
        if let session = sessions.session(cookie: request.cookies[cookieName]) { sessions.forgive(session.ordinal) }
        exchange.respond(.redirect(status: 303, to: base))
    }

    /// A worker made the page, or says why not.
    func pageMade(_ message: ChannelMessage) {
        guard let exchange = pages.removeValue(forKey: message.id), let page = exchange.page else { return }
        guard message.kind == .page else { return exchange.respond(.refusal(.tooManyScenes)) }
        var response = Response.page(Array(message.payload), nonce: page.nonce)
        if let cookie = page.newCookie {
            response.add("Set-Cookie", "\(cookieName)=\(cookie); Path=/; HttpOnly; SameSite=Strict")
        }
        exchange.respond(response)
    }

    /// Answers the requests whose worker will not.
    func answerPages(of session: UInt32, with response: Response) {
        for (id, exchange) in pages where exchange.page?.session == session {
            pages[id] = nil
            exchange.respond(response)
        }
    }
}
