import Testing

@testable import NavigationCore

@Suite("The sheets of one level")
struct PresentationQueueTests {
    private let a = PresentationQueue.Request(source: 1)
    private let b = PresentationQueue.Request(source: 2)

    private func item(_ id: Int) -> PresentationQueue.Request {
        PresentationQueue.Request(source: 1, identity: NavigationValue(id))
    }

    @Test("A5.01 True presents, false dismisses, onDismiss runs once it is gone")
    func presentAndDismiss() {
        var queue = PresentationQueue()
        #expect(queue.apply(.wanted([a])) == [.present(a)])
        #expect(queue.shown == a)
        #expect(queue.apply(.wanted([])) == [.dismiss(a)])
        #expect(queue.shown == a)
        #expect(queue.apply(.gone) == [.didDismiss(source: 1)])
        #expect(queue.shown == nil)
        #expect(queue.apply(.gone).isEmpty)
    }

    @Test("A5.24, A5.25 Dismissed by hand, the binding is written at once and onDismiss runs at the end")
    func dismissedByHand() {
        var queue = PresentationQueue()
        _ = queue.apply(.wanted([a]))
        #expect(queue.apply(.dismissed) == [.reset(source: 1), .dismiss(a)])
        #expect(queue.apply(.dismissed).isEmpty)
        #expect(queue.apply(.wanted([])).isEmpty)
        #expect(queue.apply(.gone) == [.didDismiss(source: 1)])
    }

    @Test("A5.24 What was never presented has no onDismiss")
    func neverPresented() {
        var queue = PresentationQueue()
        #expect(queue.apply(.wanted([])).isEmpty)
        #expect(queue.apply(.dismissed).isEmpty)
    }

    @Test("A5.03, A5.04 Another identity: the old one goes, onDismiss runs once, the new one comes")
    func otherIdentity() {
        var queue = PresentationQueue()
        _ = queue.apply(.wanted([item(1)]))
        #expect(queue.apply(.wanted([item(2)])) == [.dismiss(item(1))])
        #expect(queue.apply(.gone) == [.didDismiss(source: 1), .present(item(2))])
    }

    @Test("A5.05 An equal identity stays")
    func equalIdentity() {
        var queue = PresentationQueue()
        _ = queue.apply(.wanted([item(1)]))
        #expect(queue.apply(.wanted([item(1)])).isEmpty)
    }

    @Test("A5.07 A second sheet waits, the log says so, and it comes after the first")
    func secondWaits() {
        var queue = PresentationQueue()
        _ = queue.apply(.wanted([b]))
        #expect(queue.apply(.wanted([a, b])) == [.warn(.singleSheet)])
        #expect(queue.apply(.wanted([a, b])).isEmpty)
        #expect(queue.shown == b)
        #expect(queue.apply(.wanted([a])) == [.dismiss(b)])
        #expect(queue.apply(.gone) == [.didDismiss(source: 2), .present(a)])
        #expect(
            NavigationWarning.singleSheet.text == """
                Currently, only presenting a single sheet is supported. The next sheet will be presented when the \
                currently presented sheet gets dismissed.
                """)
    }

    @Test("A5.07 One that is no longer wanted when its turn comes is not presented")
    func noLongerWanted() {
        var queue = PresentationQueue()
        _ = queue.apply(.wanted([a]))
        _ = queue.apply(.wanted([a, b]))
        _ = queue.apply(.wanted([a]))
        _ = queue.apply(.dismissed)
        #expect(queue.apply(.gone) == [.didDismiss(source: 1)])
    }

    @Test("A5.10 One off and another on in the same update: the other comes when the first is gone")
    func swapInOneUpdate() {
        var queue = PresentationQueue()
        _ = queue.apply(.wanted([a]))
        #expect(queue.apply(.wanted([b])) == [.dismiss(a)])
        #expect(queue.apply(.gone) == [.didDismiss(source: 1), .present(b)])
    }

    @Test("B16 One that is wanted again while it goes comes again when it is gone")
    func againWhileLeaving() {
        var queue = PresentationQueue()
        _ = queue.apply(.wanted([a]))
        _ = queue.apply(.wanted([]))
        #expect(queue.apply(.wanted([a])).isEmpty)
        #expect(queue.apply(.gone) == [.didDismiss(source: 1), .present(a)])
    }

    @Test("A5.12 A modifier that leaves takes its sheet with it, and its binding is reset")
    func modifierLeaves() {
        var queue = PresentationQueue()
        _ = queue.apply(.wanted([a]))
        _ = queue.apply(.wanted([a, b]))
        #expect(queue.apply(.modifierDidLeave(source: 2)) == [.reset(source: 2)])
        #expect(queue.apply(.modifierDidLeave(source: 1)) == [.reset(source: 1), .dismiss(a)])
        #expect(queue.apply(.gone) == [.didDismiss(source: 1)])
    }
}
