import CProcess
import Glibc

/// The front's end of the channel to one worker.
final class WorkerLink: LoopSource {
    let session: UInt32
    /// The app's name.
    let app: String
    /// What its zygote calls it.
    let number: UInt32
    let descriptor: Int32
    var handle: LoopHandle?
    /// Takes each message that comes.
    var received: ((ChannelMessage) -> Void)?
    /// Called once when the worker has gone. True if it went by itself.
    var gone: ((Bool) -> Void)?

    /// How it ended, and the last that it said, once the zygote has told.
    var fate: ProcessEnd?
    var lastWords: String?

    private let reader = ChannelReader(limit: Limits.messageToFront)
    private let writer: ChannelWriter
    private var wasEnded = false

    init(session: UInt32, app: String, number: UInt32, descriptor: Int32) {
        self.session = session
        self.app = app
        self.number = number
        self.descriptor = descriptor
        writer = ChannelWriter(descriptor: descriptor, backlogLimit: Limits.workerBacklog)
    }

    func send(_ kind: ChannelKind, id: UInt32, payload: UnsafeRawBufferPointer) {
        do {
            try writer.send(kind, id: id, payload: payload)
            if writer.isBlocked { handle?.wakeWhenWritable() }
        } catch {
            giveUp(error)
        }
    }

    func send(_ kind: ChannelKind, id: UInt32, payload: [UInt8] = []) {
        payload.withUnsafeBytes { send(kind, id: id, payload: $0) }
    }

    /// Ends the worker: it finds its channel closed and exits. If it is busy, the alarm of its turn ends it.
    func end() {
        wasEnded = true
        received = nil
        hangUp()
    }

    // MARK: The loop's side

    var isBlocked: Bool { writer.isBlocked }

    func becameReadable() -> Bool {
        do {
            let outcome = try reader.fill(from: descriptor)
            while let message = try reader.next() { received?(message) }
            return outcome == .open
        } catch {
            notice("Session \(session): \(error)")
            return false
        }
    }

    func becameWritable() -> Bool {
        do {
            try writer.flush()
            return true
        } catch {
            notice("Session \(session): \(error)")
            return false
        }
    }

    func closed() {
        handle = nil
        gone?(!wasEnded)
        received = nil
        gone = nil
    }

    private func giveUp(_ error: ChannelError) {
        // A worker that is just gone is told of by its end, not by what could not be sent to it.
        if case .backlogTooLong = error { notice("Session \(session): \(error)") }
        hangUp()
    }

    /// The worker reads the end and exits, and with that we read the end too.
    private func hangUp() {
        shutdown(descriptor, Int32(SHUT_WR))
    }
}
