import Foundation

/// Tells the author of an app about a mistake, in the words of SwiftUI where it has some. Goes to standard error, each warning
/// once.
enum RuntimeWarning {
    private static let told = Told()

    static func log(_ message: String) {
        guard told.isNew(message) else { return }
        FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
    }
}

/// What has been said already.
private final class Told: @unchecked Sendable {
    private let lock = NSLock()
    private var messages: Set<String> = []

    func isNew(_ message: String) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        return messages.insert(message).inserted
    }
}
