/// What the front does about links that an app is to open.
///
/// A link that is opened by going to its address is handed to the app once: the answer leads to the app's own address, so that
/// neither a reload nor the way back comes by again.
extension Front {
    /// A link on its way into an app that is open.
    struct Opening {
        var exchange: Exchange
        var link: Link
        var session: UInt32
        var app: AppCard
        /// Whether the page that asked stays as it is.
        var staysThere: Bool
    }

    func open(_ link: Link, in app: AppCard, _ request: RequestHead, on exchange: Exchange) {
        guard let (session, isNew) = session(of: request, with: app) else {
            return exchange.respond(.refusal(.tooManySessions))
        }
        guard !session.isStopped else { return exchange.respond(.fault(session.fault, base: app.base)) }
        guard !isNew, let worker = workers[session.ordinal] else {
            let cookie = isNew ? cookie(of: session, base: app.base) : nil
            return openWithPage(link, in: app, session: session.ordinal, cookie: cookie, on: exchange)
        }
        let id = makeID()
        openings[id] = Opening(
            exchange: exchange, link: link, session: session.ordinal, app: app, staysThere: !request.opensHere)
        let scene = request.argument("scene") ?? ""
        worker.send(.openLink, id: id, payload: Array("\(scene)\n\(link.words)".utf8))
    }

    /// No scene is open: the next page opens the link.
    private func openWithPage(
        _ link: Link, in app: AppCard, session: UInt32, cookie: Response.Field?, on exchange: Exchange
    ) {
        sessions.wait(link, for: session)
        var response = Response.redirect(status: 303, to: app.base)
        if let cookie { response.fields.append(cookie) }
        exchange.respond(response)
    }

    /// A worker has handed the link to a scene, or has none.
    func linkOpened(_ message: ChannelMessage) {
        guard let opening = openings.removeValue(forKey: message.id) else { return }
        let scene = message.text
        if scene.isEmpty {
            return openWithPage(
                opening.link, in: opening.app, session: opening.session, cookie: nil, on: opening.exchange)
        }
        if opening.staysThere { return opening.exchange.respond(Response(status: 204)) }
        sessions.resume(scene, in: opening.session)
        opening.exchange.respond(.redirect(status: 303, to: opening.app.base))
    }

    /// The link of the command line is for the first page of the app that opens such links.
    func takeLaunchLink(for app: AppCard) -> [Link] {
        guard let link = launchLink, app == router.app(for: link) else { return [] }
        launchLink = nil
        return [link]
    }
}
