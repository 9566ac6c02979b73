import CProcess
import Glibc

/// What a worker writes to standard error: it goes on to our own, and the last of it is kept, since it says why a worker trapped.
final class WorkerVoice {
    /// The end that we read.
    let descriptor: Int32
    var lastWords: [UInt8] { Array(words.suffix(Limits.lastWords)) }
    /// The last words, and at most as much before them.
    private var words: [UInt8] = []
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

    /// Passes on some of what waits. One that writes without pause has to wait for its next turn, so that others have theirs.
    /// False if nothing waits.
    @discardableResult
    func passOn() -> Bool {
        var bytes = [UInt8](repeating: 0, count: Limits.lastWords)
        let count = read(descriptor, &bytes, bytes.count)
        guard count > 0 else {
            isOver = count == 0
            return false
        }
        // A closed standard error leaves nobody to tell.
        _ = write(STDERR_FILENO, bytes, count)
        words += bytes.prefix(count)
        if words.count > 2 * Limits.lastWords { words.removeFirst(words.count - Limits.lastWords) }
        return true
    }

    /// Passes on what an ended worker has left: at most what a pipe holds, since whom it has started may write on.
    func passOnRest() {
        for _ in 0..<Self.turnsOfPipe where !passOn() { return }
    }

    /// A pipe of Linux holds 64 KB unless that has been changed.
    private static let turnsOfPipe = 64 * 1024 / Limits.lastWords + 1
}
