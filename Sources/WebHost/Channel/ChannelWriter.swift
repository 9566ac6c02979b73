import CProcess
import Glibc

/// Sends messages through a channel's descriptor without ever blocking: what does not go now waits for `flush`.
final class ChannelWriter {
    private let descriptor: Int32
    private let backlogLimit: Int
    private var backlog: [UInt8] = []

    /// - Parameter backlogLimit: How many bytes may wait; one more and sending throws.
    init(descriptor: Int32, backlogLimit: Int) {
        self.descriptor = descriptor
        self.backlogLimit = backlogLimit
    }

    /// Whether bytes wait for the descriptor to become writable.
    var isBlocked: Bool { !backlog.isEmpty }

    func send(
        _ kind: ChannelKind, id: UInt32, number: UInt32 = 0, payload: UnsafeRawBufferPointer
    ) throws(ChannelError) {
        let header = ChannelHeader(kind: kind, id: id, number: number, length: payload.count)
        let failure = withUnsafeBytes(of: header.words) { head in
            write(head, payload)
        }
        if let failure { throw failure }
    }

    func send(_ kind: ChannelKind, id: UInt32, number: UInt32 = 0, payload: [UInt8] = []) throws(ChannelError) {
        let failure: ChannelError? = payload.withUnsafeBytes { bytes in
            do throws(ChannelError) {
                try send(kind, id: id, number: number, payload: bytes)
                return nil
            } catch {
                return error
            }
        }
        if let failure { throw failure }
    }

    /// Sends what waits, as far as it goes.
    func flush() throws(ChannelError) {
        guard isBlocked else { return }
        let sent = backlog.withUnsafeBytes { bytes in
            process_send(descriptor, bytes.baseAddress, bytes.count, nil, 0)
        }
        if sent > 0 { backlog.removeFirst(sent) }
        if sent < 0, let failure = failure(errno) { throw failure }
    }

    private func write(_ head: UnsafeRawBufferPointer, _ body: UnsafeRawBufferPointer) -> ChannelError? {
        guard !isBlocked else { return keep(head, body, from: 0) }
        let sent = process_send(descriptor, head.baseAddress, head.count, body.baseAddress, body.count)
        if sent < 0 { return failure(errno) ?? keep(head, body, from: 0) }
        return keep(head, body, from: sent)
    }

    /// Keeps what has not gone of a message: all but the first `sent` bytes.
    private func keep(_ head: UnsafeRawBufferPointer, _ body: UnsafeRawBufferPointer, from sent: Int) -> ChannelError? {
        guard sent < head.count + body.count else { return nil }
        backlog += head.dropFirst(sent)
        backlog += body.dropFirst(max(0, sent - head.count))
        return backlog.count > backlogLimit ? .backlogTooLong(limit: backlogLimit) : nil
    }

    private func failure(_ code: Int32) -> ChannelError? {
        code == EAGAIN || code == EINTR ? nil : .broken(code)
    }
}
