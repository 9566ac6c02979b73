import SceneCore

/// How a change of state is shown.
public struct Transaction {
    /// The animation; nil for at once.
    public var animation: Animation?
    /// Animations that views name for themselves do not count.
    public var disablesAnimations = false
    /// The change is one of many in a row, such as those of a drag.
    public var isContinuous = false
    /// What is to be done when the animation has ended.
    var ends: [AnimationEnd] = []

    /// A transaction without an animation.
    public init() {}

    /// A transaction with an animation.
    public init(animation: Animation?) {
        self.animation = animation
    }

    var shownAnimation: SceneAnimation? { animation?.sceneAnimation }

    /// Whether changes of the two can be shown as one.
    func isShown(like other: Transaction) -> Bool {
        animation == other.animation && disablesAnimations == other.disablesAnimations
            && isContinuous == other.isContinuous
    }
}

extension Transaction: Sendable {}

extension Transaction {
    /// The transaction of the code that runs at this moment.
    @MainActor static var current: Transaction?
}

/// Changes state, and has what comes of it on screen shown with an animation; nil for at once.
///
/// All that comes of these changes is shown so, but for views that name an animation of their own.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Changes state, and has what comes of it on screen shown as a transaction says.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    // State that is changed elsewhere than on the main thread is shown at once.
    guard MainThread.isCurrent else { return try body() }
    let outer = MainActor.assumeIsolated {
        defer { Transaction.current = transaction }
        return Transaction.current
    }
    defer {
        MainActor.assumeIsolated {
            Transaction.current = outer
            // Nothing on screen comes of it.
            for end in transaction.ends where !end.isTaken { end.run() }
        }
    }
    return try body()
}
