import CProcess
import Foundation

/// The process that every visitor's process is a copy of: warm, without threads, and without any code of the app run.
///
/// The front starts it with one end of a socket pair as descriptor 3. It says ``ChannelKind/ready``, forks a worker for each
/// ``ChannelKind/fork``, and says ``ChannelKind/ended`` for each that ends. When the front goes, it and its workers go.
@MainActor
final class Zygote {
    /// Where `process_spawn` puts the front's end.
    private static let control: Int32 = 3

    private let app: HostedApp
    private let writer = ChannelWriter(descriptor: control, backlogLimit: Limits.messageToFront * 2)
    private struct Child {
        /// What the front calls it.
        var number: UInt32
        var voice: WorkerVoice?
    }

    private var children: [pid_t: Child] = [:]

    init(app: HostedApp) {
        self.app = app
    }

    /// Returns the exit status: that of the zygote and, in a forked copy, that of the worker.
    func run() -> Int32 {
        process_end_with_parent()
        process_buffer_lines()
        guard leavesNoThread(app.warmUp) else { return EXIT_FAILURE }
        do {
            try writer.send(.ready, id: 0, payload: Site(app: app).bytes())
            return try serve()
        } catch {
            notice("The zygote gives up. \(error)")
            return EXIT_FAILURE
        }
    }

    private func serve() throws(ChannelError) -> Int32 {
        let childSignals = process_signal_descriptor([SIGCHLD], 1)
        var steps = app.furtherSteps()[...]
        while true {
            let voices = children.values.compactMap(\.voice).filter { !$0.isOver }
            var descriptors = [
                pollfd(fd: Self.control, events: Int16(POLLIN) | (writer.isBlocked ? Int16(POLLOUT) : 0), revents: 0),
                pollfd(fd: childSignals, events: Int16(POLLIN), revents: 0),
            ]
            descriptors += voices.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
            guard poll(&descriptors, nfds_t(descriptors.count), steps.isEmpty ? -1 : 0) > 0 else {
                if let step = steps.popFirst(), !leavesNoThread(step) { return EXIT_FAILURE }
                continue
            }
            for (voice, state) in zip(voices, descriptors.dropFirst(2)) where state.revents != 0 { voice.passOn() }
            if descriptors[1].revents != 0 {
                while process_next_signal(childSignals) != 0 {}
                try reportEnded()
            }
            try writer.flush()
            guard descriptors[0].revents & ~Int16(POLLOUT) != 0 else { continue }
            switch try nextRequest() {
            case .fork(let number, let channel):
                guard try !fork(number, channel) else {
                    close(childSignals)
                    return Worker(app: app, channel: channel).run()
                }
            case .none: break
            case .end:
                endWorkers()
                return EXIT_SUCCESS
            }
        }
    }

    /// Does something of the warm-up, and says so if a thread is left of it: a process with threads cannot be forked.
    private func leavesNoThread(_ step: () -> Void) -> Bool {
        step()
        if process_thread_count() == 1 { return true }
        notice("The warm-up started a thread, and a process with threads cannot be forked.")
        return false
    }

    private enum Request {
        case fork(number: UInt32, channel: Int32)
        case none, end
    }

    /// Every request is a header alone, with a descriptor.
    private func nextRequest() throws(ChannelError) -> Request {
        var channel: Int32 = -1
        var bytes = [UInt8](repeating: 0, count: ChannelHeader.size)
        let count = process_receive_descriptor(Self.control, &bytes, bytes.count, &channel)
        if count == 0 || (count < 0 && errno == ECONNRESET) { return .end }
        if count < 0 {
            guard errno == EAGAIN || errno == EINTR else { throw .broken(errno) }
            return .none
        }
        let header = bytes.withUnsafeBytes { ChannelHeader($0) }
        guard count == bytes.count, header.kind == ChannelKind.fork.rawValue, channel >= 0 else {
            throw .unknownKind(header.kind)
        }
        return .fork(number: header.id, channel: channel)
    }

    /// Forks. True in the copy.
    private func fork(_ number: UInt32, _ channel: Int32) throws(ChannelError) -> Bool {
        let voice = WorkerVoice.make()
        let child = process_fork()
        if child == 0 {
            becomeWorker(voiceEnd: voice?.end)
            return true
        }
        let reason = errno
        close(channel)
        if let voice { close(voice.end) }
        if child > 0 {
            children[child] = Child(number: number, voice: voice?.voice)
        } else {
            try writer.send(.forkFailed, id: number, number: UInt32(reason))
        }
        return false
    }

    /// In the copy: takes off what is the zygote's, and puts on what keeps a worker from the others.
    private func becomeWorker(voiceEnd: Int32?) {
        process_end_with_parent()
        process_release_signals()
        close(Self.control)
        children = [:]
        if let voiceEnd {
            dup2(voiceEnd, STDERR_FILENO)
            close(voiceEnd)
        }
        process_limit_memory(Limits.workerMemory)
        process_tell_stack_overflow()
    }

    private func reportEnded() throws(ChannelError) {
        var status: Int32 = 0
        while true {
            let process = process_reap(&status)
            guard process > 0 else { return }
            guard let child = children.removeValue(forKey: process) else { continue }
            child.voice?.passOnRest()
            try writer.send(
                .ended, id: child.number, number: UInt32(bitPattern: status), payload: child.voice?.lastWords ?? [])
        }
    }

    private func endWorkers() {
        for child in children.keys { kill(child, SIGKILL) }
        for child in children.keys { waitpid(child, nil, 0) }
    }
}
