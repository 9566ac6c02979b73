import Dispatch
import Foundation

/// Whether code runs where the main actor does, found without a system call: state is read too often for one.
///
/// That is the main thread, or, in a process whose main thread has handed its queue on (as the test runner does), whichever
/// thread works on the main queue.
enum MainThread {
    private static let thread: pthread_t = Thread.isMainThread ? pthread_self() : 0

    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool {
        pthread_self() == thread || DispatchQueue.getSpecific(key: mark) == true
    }

    /// Does something that belongs to the main actor, for those who know that they are there: ``isCurrent`` has said so.
    ///
    /// `MainActor.assumeIsolated` asks the runtime, which takes longer than the reading of a value that this is for. Debug
    /// builds ask all the same.
    @inline(__always)
    static func assumeCurrent<Result>(_ action: @MainActor () -> Result) -> Result {
        assert(isCurrent, "not on the main thread")
        return withoutActuallyEscaping(action) { unsafeBitCast($0, to: (() -> Result).self)() }
    }

    /// Does something where the main actor is: now, if that is here.
    static func run(_ action: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent { MainActor.assumeIsolated(action) } else { DispatchQueue.main.async(execute: action) }
    }
}
