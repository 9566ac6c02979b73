import Glibc

/// Puts the messages of a channel together from the pieces in which they arrive.
final class ChannelReader {
    /// What one look at a descriptor brought.
    enum Outcome {
        case open, ended
    }

    /// How much is read at once.
    private static let chunk = 64 * 1024

    private let limit: Int
    private var buffer: UnsafeMutableRawBufferPointer
    private var start = 0
    private var end = 0

    /// - Parameter limit: The longest payload that is taken, in bytes.
    init(limit: Int) {
        self.limit = limit
        buffer = .allocate(byteCount: Self.chunk, alignment: 16)
    }

    deinit {
        buffer.deallocate()
    }

    /// Reads what waits in a non-blocking descriptor, once: what is left makes the descriptor readable again.
    func fill(from descriptor: Int32) throws(ChannelError) -> Outcome {
        let room = room(for: 1)
        let count = read(descriptor, room.baseAddress, room.count)
        if count > 0 {
            end += count
            return .open
        }
        if count == 0 { return .ended }
        let code = errno
        if code == EAGAIN || code == EINTR { return .open }
        if code == ECONNRESET { return .ended }
        throw .broken(code)
    }

    /// Takes bytes as if they had been read.
    func append(_ bytes: some Collection<UInt8>) {
        room(for: bytes.count).copyBytes(from: bytes)
        end += bytes.count
    }

    /// The next message that is whole, nil if none is.
    func next() throws(ChannelError) -> ChannelMessage? {
        guard end - start >= ChannelHeader.size else { return nil }
        let header = ChannelHeader(UnsafeRawBufferPointer(rebasing: buffer[start..<start + ChannelHeader.size]))
        let length = Int(header.length)
        guard length <= limit else { throw .messageTooLong(length, limit: limit) }
        guard let kind = ChannelKind(rawValue: header.kind) else { throw .unknownKind(header.kind) }

        let payload = start + ChannelHeader.size
        guard end - payload >= length else { return nil }
        start = payload + length
        return ChannelMessage(
            kind: kind, id: header.id, number: header.number,
            payload: UnsafeMutableRawBufferPointer(rebasing: buffer[payload..<start]))
    }

    /// The free end of the buffer, at least `count` bytes, after what is still to be taken has been moved to the front.
    private func room(for count: Int) -> UnsafeMutableRawBufferPointer {
        if start == end {
            start = 0
            end = 0
            if buffer.count > Self.chunk && count <= Self.chunk { resize(to: Self.chunk) }
        }
        let needed = max(count, missing)
        if buffer.count - end < needed {
            moveToFront()
            if buffer.count - end < needed { resize(to: max(end + needed, buffer.count * 2)) }
        }
        return UnsafeMutableRawBufferPointer(rebasing: buffer[end...])
    }

    /// How many bytes the message that has begun still needs, so that a long one is not read in small pieces.
    private var missing: Int {
        guard end - start >= ChannelHeader.size else { return 1 }
        let header = ChannelHeader(UnsafeRawBufferPointer(rebasing: buffer[start..<start + ChannelHeader.size]))
        return max(1, min(Int(header.length), limit) + ChannelHeader.size - (end - start))
    }

    private func moveToFront() {
        guard start > 0 else { return }
        let rest = UnsafeRawBufferPointer(rebasing: buffer[start..<end])
        buffer.copyMemory(from: rest)
        end -= start
        start = 0
    }

    private func resize(to size: Int) {
        let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
        larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[..<end]))
        buffer.deallocate()
        buffer = larger
    }
}
