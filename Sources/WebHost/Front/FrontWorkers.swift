import CProcess
import Foundation

/// What the front does about the processes behind it.
extension Front {
    /// How long the zygote has to end in an orderly way, in steps of ten milliseconds.
    private static let stepsToEnd = 300

    // MARK: Workers

    /// The session's worker, a new one if it has none; nil if none can be made now.
    func worker(of session: UInt32) -> WorkerLink? {
        if let worker = workers[session] { return worker }
        guard let zygote else { return nil }
        do {
            let worker = WorkerLink(session: session, descriptor: try zygote.fork(session: session))
            worker.received = { [unowned self] in received($0, from: session) }
            worker.gone = { [unowned self, unowned worker] byItself in workerGone(worker, byItself: byItself) }
            worker.handle = try add(worker)
            workers[session] = worker
            sessions.workerStarted(session)
            return worker
        } catch {
            notice("Session \(session): \(error)")
            return nil
        }
    }

    private func received(_ message: ChannelMessage, from session: UInt32) {
        switch message.kind {
        case .send: socket(message.id, of: session)?.send(message.payload)
        case .closeSocket: socket(message.id, of: session)?.close(.init(code: message.number, text: message.text))
        case .page, .pageRefused: pageMade(message)
        case .idle: endIdleWorker(of: session)
        default: notice("Session \(session): a worker sent what only others send (kind \(message.kind)).")
        }
    }

    private func socket(_ id: UInt32, of session: UInt32) -> ClientSocket? {
        sockets[id].flatMap { $0.session == session ? $0 : nil }
    }

    /// Nobody needs the worker, unless something is on its way to it at this moment.
    private func endIdleWorker(of session: UInt32) {
        let isAwaited = pages.values.contains { $0.page?.session == session }
        guard !isAwaited, !sockets.values.contains(where: { $0.session == session }) else { return }
        endWorker(of: session)
        sessions.end(session)
    }

    private func endWorker(of session: UInt32) {
        workers.removeValue(forKey: session)?.end()
        sessions.workerEnded(session, now: .now)
    }

    /// A worker's channel has closed. If we did not end it, the app did: its visitor sees so, and nobody else.
    private func workerGone(_ worker: WorkerLink, byItself: Bool) {
        guard byItself else { return }
        workers[worker.session] = nil
        sessions.workerDied(worker.session, now: .now)
        closeSockets(of: worker.session, .appStopped)
        answerPages(of: worker.session, with: .fault(base: base))
    }

    // MARK: The zygote

    /// Lets the warm zygote wait in the loop.
    func watch(_ zygote: ZygoteLink) throws(EventLoopError) {
        zygote.received = { [unowned self, unowned zygote] in received($0, from: zygote) }
        zygote.gone = { [unowned self, unowned zygote] byItself in zygoteGone(zygote, byItself: byItself) }
        _ = try add(zygote)
    }

    private func received(_ message: ChannelMessage, from zygote: ZygoteLink) {
        switch message.kind {
        case .ready:
            use(zygote, payload: UnsafeRawBufferPointer(message.payload))
        case .ended:
            let end = ProcessEnd(status: Int32(bitPattern: message.number))
            if end.isFault { notice("Session \(message.id): the app stopped: \(end).") }
        case .forkFailed:
            notice("Session \(message.id): no process could be made: \(systemMessage(Int32(message.number))).")
        default:
            notice("The zygote sent what only others send (kind \(message.kind)).")
        }
    }

    /// Starts a zygote from the executable as it is now. The app that runs goes on until the new one is warm.
    func startNextZygote() {
        nextZygote?.end()
        nextZygote = nil
        do {
            let next = try ZygoteLink(path: executable, arguments: arguments)
            nextZygote = next
            try watch(next)
        } catch {
            guard zygote != nil else { return fail(error) }
            notice("The app goes on as it was. \(error)")
        }
    }

    /// A new zygote is warm: it takes over, and every page is told to load again.
    private func use(_ next: ZygoteLink, payload: UnsafeRawBufferPointer) {
        guard next === nextZygote else { return }
        do {
            router = Router(base: base, files: try Site(payload).files)
        } catch {
            notice("The app goes on as it was, since the new one's list of files cannot be read. \(error)")
            return next.end()
        }
        for session in workers.keys { endWorker(of: session) }
        for socket in sockets.values { socket.close(.appRebuilt) }
        for exchange in pages.values { exchange.respond(.redirect(status: 303, to: base)) }
        pages = [:]
        sessions.forgiveAll()
        zygote?.end()
        zygote = next
        nextZygote = nil
    }

    private func zygoteGone(_ gone: ZygoteLink, byItself: Bool) {
        guard byItself else { return }
        if gone === nextZygote {
            nextZygote = nil
            notice("The new app ended while it warmed up; what it said stands above.")
        }
        guard zygote == nil || gone === zygote else { return }
        zygote = nil
        guard ContinuousClock.now - gone.started > Limits.repeatedFault else {
            return fail(ZygoteError.endsSoon)
        }
        notice("The zygote ended; starting it again.")
        startNextZygote()
    }

    // MARK: The end

    /// Nothing can be shown any more.
    private func fail(_ error: any Error) {
        failure = error
        stop()
    }

    func reapChildren() {
        var status: Int32 = 0
        while process_reap(&status) > 0 {}
    }

    /// Ends the zygotes, which end their workers, and waits until they are gone.
    func endProcesses() {
        let children = [zygote, nextZygote].compactMap { $0 }
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
