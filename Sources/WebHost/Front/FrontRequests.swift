import Foundation

/// What the front does about requests.
extension Front: NetworkEvents {
    func asked(_ request: RequestHead, on exchange: Exchange) {
        switch router.decide(request) {
        case .page(let app): openPage(of: app, request, on: exchange)
        case .retry(let app): retry(app, request, on: exchange)
        case .open(let link, let app): open(link, in: app, request, on: exchange)
        case .gallery: exchange.respond(GalleryPage(apps: router.apps).response)
        case .redirect(let path): exchange.respond(.redirect(status: 302, to: path))
        case .face(let name, let app): openFace(named: name, of: app, request, on: exchange)
        case .picture(let name, let app): openPicture(named: name, of: app, request, on: exchange)
        case .file(let file): exchange.respond(response(for: file))
        case .nothing: exchange.respond(Response(status: 204))
        case .refuse(let refusal): exchange.respond(.refusal(refusal))
        }
    }

    func abandoned(_ exchange: Exchange) {
        pages = pages.filter { $0.value !== exchange }
        faceRequests = faceRequests.filter { $0.value.exchange !== exchange }
        pictureRequests = pictureRequests.filter { $0.value.exchange !== exchange }
        openings = openings.filter { $0.value.exchange !== exchange }
    }

    private func response(for file: StaticFile) -> Response {
        guard let bytes = FileManager.default.contents(atPath: file.location) else { return .refusal(.notFound) }
        var response = Response.file(Array(bytes), type: file.type)
        guard response.isText else { return response }
        if textFiles[file.location]?.source != response.body {
            textFiles[file.location] = TextFile(source: response.body, isOurs: file.isOurs)
        }
        if let known = textFiles[file.location] { (response.body, response.packedBody) = (known.body, known.packed) }
        return response
    }

    // MARK: Sessions

    /// The visitor's session with an app. A visitor without one gets one; nil if there are too many.
    func session(of request: RequestHead, with app: AppCard) -> (session: Session, isNew: Bool)? {
        let cookie = request.cookies[cookieName]
        let known = sessions.session(cookie: cookie, app: app.name)
        let former = cookie.flatMap { folders?.knows($0, in: app.name) == true ? $0 : nil }
        guard let session = known ?? sessions.open(app: app.name, cookie: former, now: .now) else { return nil }
        sessions.use(session.ordinal, now: .now)
        return (session, known == nil)
    }

    /// The cookie goes to its app only, and comes along when a link of another site leads to the app. It is kept for as long as
    /// what the visitor has left.
    func cookie(of session: Session, base: String) -> Response.Field {
        let age = folders == nil ? "" : "; Max-Age=\(Limits.visitorData)"
        return Response.Field(
            name: "Set-Cookie",
            value: "\(cookieName)=\(session.cookie)\(age); Path=\(base); HttpOnly; SameSite=Lax")
    }

    // MARK: The app's page

    /// Lets the visitor's worker make the page.
    private func openPage(of app: AppCard, _ request: RequestHead, on exchange: Exchange) {
        guard let (session, isNew) = session(of: request, with: app) else {
            return exchange.respond(.refusal(.tooManySessions))
        }
        guard !session.isStopped else { return exchange.respond(.fault(session.fault, base: app.base)) }
        guard let worker = worker(of: session) else { return exchange.respond(.refusal(.appNotReady)) }

        let nonce = RandomToken.make()
        let id = makeID()
        let waiting = sessions.takeWaiting(of: session.ordinal)
        let links = waiting.links + takeLaunchLink(for: app)
        exchange.page = Exchange.PageContext(
            session: session.ordinal, nonce: nonce, cookie: isNew ? cookie(of: session, base: app.base) : nil,
            link: links.last)
        pages[id] = exchange
        let page = PageRequest(
            nonce: nonce, window: request.argument("window") ?? request.cookies["martlet_device"],
            userAgent: request.userAgent, languages: request.languages,
            scene: waiting.scene ?? request.cookies["martlet_scene"], state: request.stateQuery,
            fault: waiting.fault?.sentence, links: links.map(\.words))
        worker.send(.openPage, id: id, payload: page.bytes)
    }

    private func retry(_ app: AppCard, _ request: RequestHead, on exchange: Exchange) {
        if let session = sessions.session(cookie: request.cookies[cookieName], app: app.name) {
            sessions.forgive(session.ordinal)
        }
        exchange.respond(.redirect(status: 303, to: app.base))
    }

    /// A worker made the page, or says why not.
    func pageMade(_ message: ChannelMessage) {
        guard let exchange = pages.removeValue(forKey: message.id), let page = exchange.page else { return }
        guard message.kind == .page else { return exchange.respond(.refusal(.tooManyScenes)) }
        var response = Response.page(Array(message.payload), nonce: page.nonce)
        if let cookie = page.cookie { response.fields.append(cookie) }
        exchange.respond(response)
    }
}
