import CProcess
import Glibc

/// The door: a listening port on 127.0.0.1.
final class Listener: LoopSource {
    /// How many ports are tried if the wanted one is taken.
    private static let attempts = 100
    /// How many connections are accepted before others in the loop have their turn.
    private static let connectionsAtOnce = 64

    let descriptor: Int32
    let port: Int
    /// Takes an accepted connection.
    var accepted: ((Int32) -> Void)?

    /// Listens at the port, or at the next free one if that is taken, and says so.
    init(port wanted: Int) throws(ListenerError) {
        for port in wanted...min(wanted + Self.attempts, Int(UInt16.max)) {
            var listening: Int32 = 0
            let descriptor = process_listen(Int32(port), Int32(Limits.connectionsWaiting), &listening)
            if descriptor >= 0 {
                self.descriptor = descriptor
                self.port = Int(listening)
                if self.port != wanted && wanted != 0 {
                    notice("Port \(wanted) is taken by another program; using \(self.port) instead.")
                }
                return
            }
            guard errno == EADDRINUSE else { throw .refused(port: port, code: errno) }
        }
        throw .allTaken(from: wanted)
    }

    func becameReadable() -> Bool {
        for _ in 0..<Self.connectionsAtOnce {
            let connection = process_accept(descriptor)
            guard connection >= 0 else { return true }
            accepted?(connection)
        }
        return true
    }
}

enum ListenerError: Error, CustomStringConvertible {
    case refused(port: Int, code: Int32)
    case allTaken(from: Int)

    var description: String {
        switch self {
        case .refused(let port, let code):
            "The system does not let us listen on port \(port): \(systemMessage(code)). Try --port with a number above 1023."
        case .allTaken(let port):
            "Port \(port) and those after it are taken. Choose another with --port."
        }
    }
}
