import CProcess
import Glibc

/// The front's end of its conversation with a zygote.
final class ZygoteLink: LoopSource {
    let descriptor: Int32
    let process: pid_t
    let started = ContinuousClock.now
    /// Takes each message that comes.
    var received: ((ChannelMessage) -> Void)?
    /// Called once when the zygote has gone. True if it went by itself.
    var gone: ((Bool) -> Void)?

    private let reader = ChannelReader(limit: Limits.messageToFront)
    private var wasEnded = false

    /// Starts the executable at `path` once more, as a zygote.
    init(path: String, arguments extra: [String]) throws(ZygoteError) {
        var ends: [Int32] = [-1, -1]
        guard process_socket_pair(&ends) == 0 else { throw .notStarted(path: path, code: errno) }
        descriptor = ends[0]

        setenv(VisitorFolder.configuration.name, VisitorFolder.configuration.path, 1)
        var process: pid_t = 0
        var arguments = ([path, WebHost.zygoteArgument] + extra).map { strdup($0) } + [nil]
        let result = process_spawn(path, &arguments, ends[1], &process)
        let reason = errno
        for argument in arguments { free(argument) }
        close(ends[1])
        self.process = process
        guard result == 0 else {
            close(ends[0])
            throw .notStarted(path: path, code: reason)
        }
    }

    /// Waits until the zygote is warm, and returns the files it tells of.
    func waitUntilReady() throws -> Site {
        while true {
            var descriptors = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
            guard poll(&descriptors, 1, -1) > 0 else { continue }
            guard try reader.fill(from: descriptor) == .open else { throw ZygoteError.ended }
            if let message = try reader.next(), message.kind == .ready {
                return try Site(UnsafeRawBufferPointer(message.payload))
            }
        }
    }

    /// Asks for a worker, and returns our end of its channel.
    func fork(worker: UInt32) throws(ZygoteError) -> Int32 {
        var ends: [Int32] = [-1, -1]
        guard process_socket_pair(&ends) == 0 else { throw .notForked(code: errno) }
        let header = ChannelHeader(kind: .fork, id: worker, length: 0)
        let sent = withUnsafeBytes(of: header.words) { bytes in
            process_send_descriptor(descriptor, bytes.baseAddress, bytes.count, ends[1])
        }
        let reason = errno
        close(ends[1])
        guard sent == ChannelHeader.size else {
            close(ends[0])
            throw .notForked(code: reason)
        }
        return ends[0]
    }

    /// Ends the zygote, and its workers with it: it reads that we have nothing more to ask.
    func end() {
        wasEnded = true
        shutdown(descriptor, Int32(SHUT_WR))
    }

    func becameReadable() -> Bool {
        do {
            let outcome = try reader.fill(from: descriptor)
            while let message = try reader.next() { received?(message) }
            return outcome == .open
        } catch {
            notice("\(error)")
            return false
        }
    }

    func closed() {
        gone?(!wasEnded)
        received = nil
        gone = nil
    }
}

/// Why there is no zygote, or no worker.
enum ZygoteError: Error, CustomStringConvertible {
    case notStarted(path: String, code: Int32)
    case ended
    case endsSoon
    case notForked(code: Int32)

    var description: String {
        switch self {
        case .notStarted(let path, let code):
            "The app's executable could not be started again: \(path): \(systemMessage(code))."
        case .ended:
            "The app ended while it warmed up. What it said stands above."
        case .endsSoon:
            "The app's zygote ended soon after it started. What it said stands above."
        case .notForked(let code):
            "No process could be made for a visitor: \(systemMessage(code))."
        }
    }
}
