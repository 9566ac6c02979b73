import Synchronization

extension NavigationWarning {
    private static let listener = Mutex<(@Sendable (NavigationWarning) -> Void)?>(nil)

    /// Hands the warnings of values that apps use by themselves (`NavigationPath`) to whoever shows them. Those of the other
    /// types are among their effects.
    package static func listen(_ listener: (@Sendable (NavigationWarning) -> Void)?) {
        Self.listener.withLock { $0 = listener }
    }

    func report() {
        Self.listener.withLock { $0 }?(self)
    }
}
