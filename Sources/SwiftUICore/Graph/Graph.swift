import Foundation
import SceneCore

/// What is to be done with the nodes of an app: which of them are to be evaluated again, and what follows an update.
@MainActor
package final class Graph {
    private var dirty = DepthQueue()
    private var lastOrdinal = 0
    /// Counts what was done, so that a test can prove that nothing else was.
    package private(set) var counts = Counts()
    /// Called when something becomes dirty outside of a turn, at most once until the next one.
    package var onNeedsTurn: (() -> Void)?
    private var isInTurn = false
    private var turnIsAskedFor = false
    /// Containers whose children have come, gone or changed places since they last looked.
    private var stale = DepthQueue()

    /// How many tasks of views have begun and not ended.
    private(set) var runningTasks = 0

    private var appearances: [Appearance] = []
    private var appearancesAreStale = false
    private var actions: [() -> Void] = []
    /// How the changes are to be shown that are worked on, or are the next.
    private(set) var transaction = Transaction()
    /// Changes that are to be shown in another way, and so come after them.
    private var waiting = WaitingChanges()
    private var isUpdating = false
    /// How the changes are shown that are being made, where a view has said so.
    private var scope: AnimationScope?
    private var ends: [(end: AnimationEnd, time: TimeInterval?)] = []
    package let frames = Frames()

    /// A node that wants to know whether it is on screen, and what it knows.
    private struct Appearance {
        let node: ViewNode
        var isOnScreen: Bool
    }

    package struct Counts: Equatable, Sendable {
        package var bodies = 0
        /// By the name of the view's type.
        package var bodiesByType: [String: Int] = [:]
    }

    package init() {
        // The first to ask learns which thread is the main one.
        _ = MainThread.isCurrent
    }

    /// A number for a new node: nodes of one place in time are worked on in the order in which they were made.
    func makeOrdinal() -> Int {
        lastOrdinal += 1
        return lastOrdinal
    }

    func bodyRan<V>(_ type: V.Type) {
        counts.bodies += 1
        #if DEBUG
            counts.bodiesByType[String(describing: type), default: 0] += 1
        #endif
    }

    /// Has a node evaluated again, as the transaction says that it is in. Returns the number of the change that it waits for, or
    /// nil if its turn is next.
    @discardableResult
    func markDirty(_ node: ViewNode) -> Int? {
        let own = Transaction.current
        if let own { takeEnds(of: own) }
        askForTurn()
        if isUpdating, own == nil { return insert(node) }
        let new = own ?? Transaction()
        if !isUpdating, isQuiet { transaction = new }
        if waiting.isEmpty, new.isShown(like: transaction) { return insert(node) }
        return waiting.add(node, shownBy: new)
    }

    private func insert(_ node: ViewNode) -> Int? {
        guard !node.isDirty else { return nil }
        node.isDirty = true
        if !node.isResting { dirty.insert(node) }
        return nil
    }

    /// A node may be evaluated again that could not for a while.
    func didWake(_ node: ViewNode) {
        guard node.isDirty else { return }
        dirty.insert(node)
        askForTurn()
    }

    private func takeEnds(of transaction: Transaction) {
        for end in transaction.ends where !end.isTaken {
            end.take()
            ends.append((end, end.time(of: transaction.animation)))
        }
    }

    /// Works on the changes that are shown alike.
    func updating(_ body: () -> Void) {
        isUpdating = true
        defer { isUpdating = false }
        body()
    }

    /// The first change that views are not to see yet.
    var firstUnseenChange: Int { waiting.first ?? .max }

    /// A node has read something as it is before a change.
    func sees(_ node: ViewNode, before change: Int) {
        waiting.add(node, to: change)
    }

    /// Goes on to the changes that come next and are shown in another way. False if there are none.
    func beginNextChange() -> Bool {
        guard let change = waiting.takeFirst() else { return false }
        transaction = change.transaction
        for node in change.nodes where node.isAlive { _ = insert(node) }
        return true
    }

    /// How what changes at this moment is shown; nil for at once.
    var shownAnimation: SceneAnimation? { scope.map(\.animation) ?? transaction.shownAnimation }

    /// Has what a closure changes shown in another way.
    func showing(_ animation: SceneAnimation?, _ body: () -> Void) {
        let outer = scope
        scope = AnimationScope(animation: animation)
        defer { scope = outer }
        body()
    }

    func markStale(_ node: ViewNode) {
        guard !node.isStale else { return }
        node.isStale = true
        stale.insert(node)
        askForTurn()
    }

    func askForTurn() {
        guard !isInTurn, !turnIsAskedFor else { return }
        turnIsAskedFor = true
        onNeedsTurn?()
    }

    func beginTurn() {
        isInTurn = true
        turnIsAskedFor = false
    }

    func endTurn() {
        isInTurn = false
        transaction = Transaction()
        let over = ends
        ends.removeAll()
        for (end, time) in over {
            // One that goes on for ever is never over.
            if let time { frames.after(time) { end.run() } }
        }
        frames.turnEnded()
        if !isQuiet { askForTurn() }
    }

    var isQuiet: Bool {
        isSettled && waiting.isEmpty
    }

    /// Nothing is left to do for the changes that are worked on.
    var isSettled: Bool {
        dirty.count == 0 && stale.count == 0 && actions.isEmpty && !appearancesAreStale
    }

    /// Begins a task of a view.
    func run(priority: TaskPriority, _ action: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
        runningTasks += 1
        return Task(priority: priority) {
            await action()
            runningTasks -= 1
        }
    }

    // MARK: What follows an update

    /// Has something done after the layout of this turn: what an app does there may begin another round.
    func afterLayout(_ action: @escaping () -> Void) {
        actions.append(action)
        askForTurn()
    }

    func takeActions() -> [() -> Void] {
        defer { actions.removeAll() }
        return actions
    }

    func observeAppearance(of node: ViewNode) {
        appearances.append(Appearance(node: node, isOnScreen: false))
        appearancesMayHaveChanged()
    }

    func appearancesMayHaveChanged() {
        appearancesAreStale = true
        askForTurn()
    }

    /// The nodes that have come on screen and those that have left it, each in the order in which they were made.
    func takeChangedAppearances() -> (came: [ViewNode], left: [ViewNode]) {
        guard appearancesAreStale else { return ([], []) }
        appearancesAreStale = false
        var came: [ViewNode] = []
        var left: [ViewNode] = []
        for index in appearances.indices {
            let node = appearances[index].node
            let isOnScreen = node.isOnScreen
            guard isOnScreen != appearances[index].isOnScreen else { continue }
            appearances[index].isOnScreen = isOnScreen
            if isOnScreen { came.append(node) } else { left.append(node) }
        }
        appearances.removeAll { !$0.node.isMounted }
        return (came, left)
    }

    /// The dirty nodes nearest to the root: what they do may clean or end those below them.
    func takeDirty() -> [ViewNode] {
        dirty.takeLevel(.top)
    }

    /// The stale containers that lie deepest: those above them see their items as they are then.
    func takeStale() -> [ViewNode] {
        stale.takeLevel(.bottom)
    }
}
