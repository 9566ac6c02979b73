import Foundation

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    let isRemoved: Bool

    /// When it has arrived, though a spring may still swing a little.
    public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
    /// When nothing moves any more.
    public static let removed = AnimationCompletionCriteria(isRemoved: true)
}

/// What is to be done when an animation has ended. A turn that shows something of it takes it over.
@MainActor
final class AnimationEnd {
    private var action: (() -> Void)?
    /// A turn will say when it is over.
    private(set) var isTaken = false
    private let criteria: AnimationCompletionCriteria

    init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    /// How long an animation takes until then, in seconds: none for a change that is shown at once. Nil if that never comes.
    func time(of animation: Animation?) -> TimeInterval? {
        guard let animation, let shown = animation.sceneAnimation else { return 0 }
        guard !criteria.isRemoved, let arrival = animation.arrival else { return shown.wholeDuration }
        return shown.wholeDuration.map { $0 - shown.duration + min(arrival, shown.duration) }
    }

    func take() {
        isTaken = true
    }

    func run() {
        let action = action
        self.action = nil
        action?()
    }
}

/// Changes state, has what comes of it on screen shown with an animation, and does something when that has ended: at once if
/// nothing comes of it, or if nobody sees it move.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}

extension Transaction {
    /// Does something when the animation has ended.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        // The closure stays on the thread that it came from: only the main one shows animations.
        nonisolated(unsafe) let completion = completion
        guard MainThread.isCurrent else { return }
        ends.append(MainActor.assumeIsolated { AnimationEnd(criteria, completion) })
    }
}

/// Changes state as a transaction says, with one of its values replaced.
public func withTransaction<Result, Value>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}
