import Foundation

/// Things to cancel together. What is added after the end is cancelled at once.
final class Cancellation: Cancellable {
    private let lock = NSLock()
    private var members: [Int: any Cancellable] = [:]
    private var lastTicket = 0
    private var isOver = false

    /// A number for a member, by which it can be removed.
    func ticket() -> Int {
        lock.withLock {
            lastTicket += 1
            return lastTicket
        }
    }

    func add(_ member: any Cancellable, as ticket: Int) {
        let isLate = lock.withLock {
            if !isOver { members[ticket] = member }
            return isOver
        }
        if isLate { member.cancel() }
    }

    func add(_ member: any Cancellable) {
        add(member, as: ticket())
    }

    /// Lets go of one without cancelling it.
    func remove(_ ticket: Int) {
        let member = lock.withLock { members.removeValue(forKey: ticket) }
        withExtendedLifetime(member) {}
    }

    func cancel() {
        let members = lock.withLock {
            defer {
                self.members = [:]
                isOver = true
            }
            return self.members
        }
        for member in members.values { member.cancel() }
    }
}

/// Says yes the first time it is asked.
final class OnceOnly {
    private let lock = NSLock()
    private var wasAsked = false

    func isFirst() -> Bool {
        lock.withLock {
            defer { wasAsked = true }
            return !wasAsked
        }
    }
}
