import Foundation

/// A plain connection to a host on this machine. Waiting for more than ten seconds is a failure.
final class TestConnection {
    private let descriptor: Int32
    private var received: [UInt8] = []

    struct Ended: Error {}

    init(port: Int) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var patience = timeval(tv_sec: 10, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else { throw Ended() }
    }

    deinit {
        close(descriptor)
    }

    func send(_ bytes: [UInt8]) throws {
        guard Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else {
            throw Ended()
        }
    }

    /// The next `count` bytes.
    func read(_ count: Int) throws -> [UInt8] {
        while received.count < count { try fill() }
        defer { received.removeFirst(count) }
        return Array(received.prefix(count))
    }

    /// Everything up to and with the end of the head of an HTTP message.
    func readHead() throws -> String {
        let end = Array("\r\n\r\n".utf8)
        while true {
            if let range = received.firstRange(of: end) {
                return String(decoding: try read(range.upperBound), as: UTF8.self)
            }
            try fill()
        }
    }

    private func fill() throws {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = recv(descriptor, &bytes, bytes.count, 0)
        guard count > 0 else { throw Ended() }
        received += bytes.prefix(count)
    }
}
