import Synchronization

extension NavigationWarning {
    private static let listener = Mutex<(@Sendable (NavigationWarning) -> Void)?>(nil)
    /// Hears the warnings of a task alone, in place of the one that hears all: for tests.
    @TaskLocal package static var ownListener: (@Sendable (NavigationWarning) -> Void)?

    /// Hands the warnings of values that apps use by themselves (`NavigationPath`) to whoever shows them. Those of the other
    /// types are among their effects.
    package static func listen(_ listener: @escaping @Sendable (NavigationWarning) -> Void) {
        Self.listener.withLock { $0 = listener }
    }

    func report() {
        let listener = Self.ownListener ?? Self.listener.withLock { $0 }
        listener?(self)
    }
}
