import CProcess
import Glibc

/// What a worker writes to standard error: it goes on to our own, and the last of it is kept, since it says why a worker trapped.
final class WorkerVoice {
    /// The end that we read.
    let descriptor: Int32
    private(set) var lastWords: [UInt8] = []
    /// The worker, and whom it may have started, have closed their ends.
    private(set) var isOver = false

    private init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }

    /// A voice, and the end that its worker writes to; nil if the system has no more pipes.
    static func make() -> (voice: WorkerVoice, end: Int32)? {
        var ends: [Int32] = [-1, -1]
        guard process_pipe(&ends) == 0 else { return nil }
        return (WorkerVoice(descriptor: ends[0]), ends[1])
    }

    /// Passes on what waits.
    func passOn() {
        var bytes = [UInt8](repeating: 0, count: Limits.lastWords)
        while true {
            let count = read(descriptor, &bytes, bytes.count)
            guard count > 0 else {
                isOver = count == 0
                return
            }
            // A closed standard error leaves nobody to tell.
            _ = write(STDERR_FILENO, bytes, count)
            lastWords += bytes.prefix(count)
            lastWords.removeFirst(max(0, lastWords.count - Limits.lastWords))
        }
    }
}
