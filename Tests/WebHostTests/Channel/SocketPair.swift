import CProcess
import Glibc

/// Two connected sockets, closed with the value's last owner.
final class SocketPair {
    let near: Int32
    let far: Int32
    private var isNearOpen = true

    struct Refused: Error {}

    init() throws {
        var ends: [Int32] = [-1, -1]
        guard process_socket_pair(&ends) == 0 else { throw Refused() }
        near = ends[0]
        far = ends[1]
    }

    deinit {
        closeNear()
        close(far)
    }

    func closeNear() {
        if isNearOpen { close(near) }
        isNearOpen = false
    }

    /// What waits at the far end now.
    func readFar(upTo limit: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: limit)
        let count = read(far, &bytes, limit)
        return Array(bytes.prefix(max(0, count)))
    }
}
