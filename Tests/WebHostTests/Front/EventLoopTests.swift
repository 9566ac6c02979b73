import Glibc
import Testing

@testable import WebHost

@Suite("The front's loop")
struct EventLoopTests {
    /// Nobody comes.
    private final class NoEvents: NetworkEvents {
        func asked(_ request: RequestHead, on exchange: Exchange) {}
        func abandoned(_ exchange: Exchange) {}
        func admission(of request: RequestHead) -> Admission { .refused(.notFound) }
        func opened(_ socket: ClientSocket) {}
        func received(_ message: UnsafeRawBufferPointer, on socket: ClientSocket) {}
        func closed(_ socket: ClientSocket) {}
    }

    private final class Source: LoopSource {
        let descriptor: Int32
        init(_ descriptor: Int32) { self.descriptor = descriptor }
        func becameReadable() -> Bool { true }
    }

    @Test("A descriptor that the loop has no room for is closed: nobody waits at its other end")
    func full() throws {
        let events = NoEvents()
        let loop = try EventLoop(events: events, room: 16)
        defer { loop.close() }
        var refused: Int32?
        for _ in 0..<64 where refused == nil {
            let pair = try OpenPair()
            do { try loop.add(Source(pair.near)) } catch { refused = pair.far }
        }
        let far = try #require(refused, "The loop took all of them.")
        var byte: UInt8 = 0
        #expect(read(far, &byte, 1) == 0)
    }
}

/// Two connected sockets that nothing here closes.
private struct OpenPair {
    let near: Int32
    let far: Int32

    init() throws {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0, &ends) == 0 else {
            throw SocketPair.Refused()
        }
        (near, far) = (ends[0], ends[1])
    }
}
