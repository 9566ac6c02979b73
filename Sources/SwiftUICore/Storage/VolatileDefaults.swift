import Foundation

/// Defaults that are kept for as long as they are needed, and never written anywhere: those of a test, or of one look at an app.
package final class VolatileDefaults: UserDefaults {
    private let lock = NSLock()
    private var values: [String: Any] = [:]

    override package func object(forKey defaultName: String) -> Any? {
        lock.withLock { values[defaultName] }
    }

    override package func set(_ value: Any?, forKey defaultName: String) {
        lock.withLock { values[defaultName] = value }
    }

    override package func removeObject(forKey defaultName: String) {
        lock.withLock { values[defaultName] = nil }
    }

    override package func dictionaryRepresentation() -> [String: Any] {
        lock.withLock { values }
    }

    override package func synchronize() -> Bool { true }
}
