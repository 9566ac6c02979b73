import Dispatch

/// Tells whether code runs on the main queue. With a main thread that only waits for that queue, Dispatch may work it off on
/// any thread, so `Thread.isMainThread` says nothing.
enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
