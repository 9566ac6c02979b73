import CProcess
import Foundation

/// What the front does about the processes behind it.
extension Front {
    /// How long the zygotes have to end in an orderly way, in steps of ten milliseconds.
    private static let stepsToEnd = 300

    // MARK: Workers

    /// The session's worker, a new one if it has none; nil if none can be made now.
    func worker(of session: Session) -> WorkerLink? {
        if let worker = workers[session.ordinal] { return worker }
        if let sharedWorker {
            workers[session.ordinal] = sharedWorker
            sessions.workerStarted(session.ordinal)
            return sharedWorker
        }
        guard let zygote = app(named: session.app)?.zygote else { return nil }
        let number = makeID()
        do {
            let kept = folders?.prepare(for: session.cookie, in: session.app)
            let folder = try kept ?? VisitorFolders.makePassing()
            if kept == nil { passingFolders[number] = folder }
            let worker = WorkerLink(
                session: session.ordinal, app: session.app, number: number,
                descriptor: try zygote.fork(worker: number))
            worker.received = { [unowned self] in received($0, from: session.ordinal) }
            worker.gone = { [unowned self, unowned worker] byItself in
                removePassingFolder(of: worker.number)
                workerGone(worker, byItself: byItself)
            }
            worker.handle = try add(worker)
            workers[session.ordinal] = worker
            sessions.workerStarted(session.ordinal)
            worker.send(.useFolder, id: 0, payload: Array(folder.path.utf8))
            return worker
        } catch {
            removePassingFolder(of: number)
            notice("Session \(session.ordinal): \(error)")
            return nil
        }
    }

    /// What was there for one process only goes with it.
    private func removePassingFolder(of worker: UInt32) {
        guard let folder = passingFolders.removeValue(forKey: worker) else { return }
        try? FileManager.default.removeItem(at: folder)
    }

    func removePassingFolders() {
        for worker in passingFolders.keys { removePassingFolder(of: worker) }
    }

    /// Lets the worker in this process wait in the loop.
    func watchShared(_ worker: WorkerLink) throws {
        worker.received = { [unowned self] in received($0, from: nil) }
        worker.handle = try add(worker)
    }

    /// - Parameter session: Nil for the worker that serves all of them.
    private func received(_ message: ChannelMessage, from session: UInt32?) {
        switch message.kind {
        case .send: socket(message.id, of: session)?.send(message.payload)
        case .closeSocket: socket(message.id, of: session)?.close(.init(code: message.number, text: message.text))
        case .page, .pageRefused: pageMade(message)
        case .linkOpened: linkOpened(message)
        case .faceMade: faceMade(message)
        case .pictureGiven: pictureGiven(message)
        case .idle: if let session { endIdleWorker(of: session) }
        default: notice("Session \(session ?? 0): a worker sent what only others send (kind \(message.kind)).")
        }
    }

    private func socket(_ id: UInt32, of session: UInt32?) -> ClientSocket? {
        sockets[id].flatMap { session == nil || $0.session == session ? $0 : nil }
    }

    /// Nobody needs the worker, unless something is on its way to it at this moment.
    private func endIdleWorker(of session: UInt32) {
        let isAwaited =
            pages.values.contains { $0.page?.session == session }
            || openings.values.contains { $0.session == session }
        guard !isAwaited, !sockets.values.contains(where: { $0.session == session }) else { return }
        endWorker(of: session)
        if let ended = sessions[session] { folders?.discardIfEmpty(of: ended.cookie, in: ended.app) }
        sessions.end(session)
    }

    private func endWorker(of session: UInt32) {
        workers.removeValue(forKey: session)?.end()
        refuseFaces(of: session)
        refusePictures(of: session)
        sessions.workerEnded(session, now: .now)
    }

    // MARK: Faults

    /// A worker's channel has closed. If we did not end it, the app did, and its zygote says how.
    private func workerGone(_ worker: WorkerLink, byItself: Bool) {
        guard byItself else { return }
        workers[worker.session] = nil
        refuseFaces(of: worker.session)
        refusePictures(of: worker.session)
        sessions.workerDied(worker.session, now: .now)
        fallen[worker.number] = worker
        if worker.fate != nil || app(named: worker.app)?.zygote == nil { tellFault(of: worker) }
    }

    /// The zygote says how a worker ended and what its last words were.
    private func workerEnded(_ message: ChannelMessage) {
        let end = ProcessEnd(status: Int32(bitPattern: message.number))
        let worker = fallen[message.id] ?? workers.values.first { $0.number == message.id }
        if end.isFault { notice("Session \(worker?.session ?? 0): the app stopped: \(end).") }
        worker?.fate = end
        worker?.lastWords = LastWords(message.payload).line
        if let worker, fallen[worker.number] != nil { tellFault(of: worker) }
    }

    /// The visitor sees what happened, and nobody else.
    private func tellFault(of worker: WorkerLink) {
        fallen[worker.number] = nil
        let session = worker.session
        let fault = Fault(
            end: worker.fate?.description ?? "its zygote ended", words: worker.lastWords, link: takeLink(of: session))
        let base = app(named: worker.app)?.base ?? "/"
        let isSeen = answer(session, with: .fault(fault, base: base))
        if !isSeen { sessions.tell(fault, to: session) }
        closeSockets(of: session, .appStopped)
    }

    /// The link that the session's worker was opening, if any.
    private func takeLink(of session: UInt32) -> Link? {
        let opening = openings.values.first { $0.session == session }?.link
        return opening ?? pages.values.first { $0.page?.session == session && $0.page?.link != nil }?.page?.link
    }

    /// Answers the requests whose worker will not. False if there are none.
    private func answer(_ session: UInt32, with response: Response) -> Bool {
        var exchanges: [Exchange] = []
        for (id, exchange) in pages where exchange.page?.session == session {
            pages[id] = nil
            exchanges.append(exchange)
        }
        var isSeen = !exchanges.isEmpty
        for (id, opening) in openings where opening.session == session {
            openings[id] = nil
            exchanges.append(opening.exchange)
            if !opening.staysThere { isSeen = true }
        }
        for exchange in exchanges {
            var response = response
            if let cookie = exchange.page?.cookie { response.fields.append(cookie) }
            exchange.respond(response)
        }
        return isSeen
    }

    // MARK: Zygotes

    /// Lets a zygote wait in the loop.
    func watch(_ zygote: ZygoteLink, of app: ServedApp) throws(EventLoopError) {
        zygote.received = { [unowned self, unowned zygote, unowned app] in received($0, from: zygote, of: app) }
        zygote.gone = { [unowned self, unowned zygote, unowned app] byItself in
            zygoteGone(zygote, of: app, byItself: byItself)
        }
        _ = try add(zygote)
    }

    private func received(_ message: ChannelMessage, from zygote: ZygoteLink, of app: ServedApp) {
        switch message.kind {
        case .ready: use(zygote, of: app, payload: UnsafeRawBufferPointer(message.payload))
        case .ended: workerEnded(message)
        case .forkFailed: notice("No process could be made: \(systemMessage(Int32(message.number))).")
        default: notice("A zygote sent what only others send (kind \(message.kind)).")
        }
    }

    /// Starts a zygote from the app's executable as it is now. The app that runs goes on until the new one is warm.
    func startNextZygote(of app: ServedApp) {
        guard sharedWorker == nil else { return notice("An app in this process cannot be started anew beside it.") }
        do {
            try app.startNext()
            guard let next = app.nextZygote else { return }
            do {
                try watch(next, of: app)
            } catch {
                app.nextZygote = nil
                throw error
            }
        } catch {
            guard app.zygote != nil else { return lose(app, error) }
            notice("\(app.card.name) goes on as it was. \(error)")
        }
    }

    /// A new zygote is warm: it takes over, and every page of the app is told to load again.
    private func use(_ next: ZygoteLink, of app: ServedApp, payload: UnsafeRawBufferPointer) {
        guard next === app.nextZygote else { return }
        do {
            let site = try Site(payload)
            guard site.app.name == app.card.name else { throw OptionError.appName(site.app.name) }
            app.useNext(site)
        } catch {
            notice("\(app.card.name) goes on as it was, since the new one cannot be served. \(error)")
            return next.end()
        }
        updateRouter()
        forgetFaces()
        let name = app.card.name
        for worker in workers.values where worker.app == name { endWorker(of: worker.session) }
        for socket in sockets.values where sessions[socket.session]?.app == name { socket.close(.appRebuilt) }
        for (id, exchange) in pages where sessions[exchange.page?.session ?? 0]?.app == name {
            pages[id] = nil
            exchange.respond(.redirect(status: 303, to: app.base))
        }
        for (id, opening) in openings where opening.app.name == name {
            openings[id] = nil
            opening.exchange.respond(.refusal(.appNotReady))
        }
        sessions.forgiveAll(of: name)
    }

    private func zygoteGone(_ gone: ZygoteLink, of app: ServedApp, byItself: Bool) {
        guard byItself else { return }
        if gone === app.nextZygote {
            app.nextZygote = nil
            notice("The new \(app.card.name) ended while it warmed up; what it said stands above.")
        }
        guard app.zygote == nil || gone === app.zygote else { return }
        app.zygote = nil
        for worker in fallen.values where worker.app == app.card.name { tellFault(of: worker) }
        guard ContinuousClock.now - gone.started > Limits.repeatedFault else {
            return lose(app, ZygoteError.endsSoon)
        }
        notice("The zygote of \(app.card.name) ended; starting it again.")
        startNextZygote(of: app)
    }

    // MARK: The end

    /// An app can be shown no more. The others can; without any, the front ends.
    private func lose(_ app: ServedApp, _ error: any Error) {
        guard apps.allSatisfy({ $0.zygote == nil && $0.nextZygote == nil }) else {
            return notice("\(app.card.name) is not shown any more. \(error)")
        }
        failure = error
        stop()
    }

    func reapChildren() {
        var status: Int32 = 0
        while process_reap(&status) > 0 {}
    }

    /// Ends the zygotes, which end their workers, and waits until they are gone.
    func endProcesses() {
        let children = apps.flatMap(\.zygotes)
        for child in children { child.end() }
        for child in children where !hasEnded(child.process) {
            kill(child.process, SIGKILL)
            waitpid(child.process, nil, 0)
        }
    }

    private func hasEnded(_ process: pid_t) -> Bool {
        for _ in 0..<Self.stepsToEnd {
            // Anything but 0 means that it has ended, or was reaped before.
            if waitpid(process, nil, WNOHANG) != 0 { return true }
            usleep(10_000)
        }
        return false
    }
}
