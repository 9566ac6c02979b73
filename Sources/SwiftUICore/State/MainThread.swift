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

    /// Does something where the main actor is: now, if that is here.
    static func run(_ action: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent { MainActor.assumeIsolated(action) } else { DispatchQueue.main.async(execute: action) }
    }
}
