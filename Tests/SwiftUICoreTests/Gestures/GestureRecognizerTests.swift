import Foundation
import Testing

@testable import SwiftUICore

@Suite("The recogniser of gestures")
struct GestureRecognizerTests {
    private let press = GestureCandidate(.longPress(duration: 0.5, distance: 10))
    private let drag = GestureCandidate(.drag(distance: 10))
    private let tap = GestureCandidate(.tap(count: 1))
    private let doubleTap = GestureCandidate(.tap(count: 2))
    private let button = GestureCandidate(.button)

    private func outcome(_ index: Int, _ signal: GestureOutcome.Signal) -> GestureOutcome {
        GestureOutcome(index, signal)
    }

    @Test("A finger that comes and goes taps")
    func tapping() {
        var recognizer = GestureRecognizer([tap])
        #expect(recognizer.begin(at: .zero) == [])
        #expect(recognizer.end() == [outcome(0, .ended)])
        #expect(recognizer.isOver)
    }

    @Test("A finger that strays does not tap")
    func straying() {
        var recognizer = GestureRecognizer([tap])
        _ = recognizer.begin(at: .zero)
        _ = recognizer.move(to: CGPoint(x: 0, y: 11))
        #expect(recognizer.end() == [])
    }

    @Test("A double tap takes two")
    func doubleTapping() {
        var recognizer = GestureRecognizer([doubleTap])
        _ = recognizer.begin(at: .zero)
        #expect(recognizer.end() == [])
        #expect(!recognizer.isOver)
        _ = recognizer.begin(at: .zero)
        #expect(recognizer.end() == [outcome(0, .ended)])
    }

    @Test("A single tap waits until no second one has come, where a double tap goes before it")
    func singleAfterDouble() {
        var recognizer = GestureRecognizer([doubleTap, tap])
        _ = recognizer.begin(at: .zero)
        #expect(recognizer.end() == [])
        #expect(recognizer.pause() == [outcome(1, .ended)])
    }

    @Test("A double tap leaves nothing for the single tap that waits for it")
    func doubleBeforeSingle() {
        var recognizer = GestureRecognizer([doubleTap, tap])
        _ = recognizer.begin(at: .zero)
        _ = recognizer.end()
        _ = recognizer.begin(at: .zero)
        #expect(recognizer.end() == [outcome(0, .ended)])
        #expect(recognizer.isOver)
    }

    @Test("The tap of the view inside goes before that of the view around")
    func innerFirst() {
        var recognizer = GestureRecognizer([tap, tap])
        _ = recognizer.begin(at: .zero)
        #expect(recognizer.end() == [outcome(0, .ended)])
    }

    @Test("A tap of high priority goes before that of the view inside")
    func highPriority() {
        var recognizer = GestureRecognizer([tap, GestureCandidate(.tap(count: 1), .high)])
        _ = recognizer.begin(at: .zero)
        #expect(recognizer.end() == [outcome(1, .ended)])
    }

    @Test("A simultaneous tap is recognised beside the other")
    func simultaneous() {
        var recognizer = GestureRecognizer([tap, GestureCandidate(.tap(count: 1), .simultaneous)])
        _ = recognizer.begin(at: .zero)
        #expect(recognizer.end() == [outcome(0, .ended), outcome(1, .ended)])
    }

    @Test("A finger that stays presses long, once its time has come")
    func longPress() {
        var recognizer = GestureRecognizer([press])
        #expect(recognizer.begin(at: .zero) == [outcome(0, .changed)])
        #expect(recognizer.hold(for: 0.3) == [])
        #expect(recognizer.hold(for: 0.5) == [outcome(0, .ended), outcome(0, .finished)])
        #expect(recognizer.end() == [])
    }

    @Test("A finger that goes too early, or too far, does not press long", arguments: [true, false])
    func noLongPress(isEarly: Bool) {
        var recognizer = GestureRecognizer([press])
        _ = recognizer.begin(at: .zero)
        let outcomes = isEarly ? recognizer.end() : recognizer.move(to: CGPoint(x: 11, y: 0))
        #expect(outcomes == [outcome(0, .finished)])
        #expect(recognizer.hold(for: 1) == [])
    }

    @Test("A long press leaves nothing for the tap inside; a short one is left to the tap")
    func longPressAndTap() {
        var long = GestureRecognizer([tap, press])
        _ = long.begin(at: .zero)
        #expect(long.hold(for: 0.5) == [outcome(1, .ended), outcome(1, .finished)])
        #expect(long.end() == [])
        var short = GestureRecognizer([tap, press])
        _ = short.begin(at: .zero)
        #expect(short.end() == [outcome(1, .finished), outcome(0, .ended)])
    }

    @Test("A finger that moves far enough drags, and every movement from then on is told")
    func dragging() {
        var recognizer = GestureRecognizer([drag])
        #expect(recognizer.begin(at: .zero) == [])
        #expect(recognizer.move(to: CGPoint(x: 9, y: 0)) == [])
        #expect(recognizer.move(to: CGPoint(x: 10, y: 0)) == [outcome(0, .changed)])
        #expect(recognizer.move(to: CGPoint(x: 3, y: 0)) == [outcome(0, .changed)])
        #expect(recognizer.end() == [outcome(0, .ended), outcome(0, .finished)])
    }

    @Test("A drag without a least distance begins with the finger")
    func dragAtOnce() {
        var recognizer = GestureRecognizer([GestureCandidate(.drag(distance: 0))])
        #expect(recognizer.begin(at: .zero) == [outcome(0, .changed)])
    }

    @Test("A drag lets go of the button that the finger began on")
    func dragFromButton() {
        var recognizer = GestureRecognizer([button, drag])
        #expect(recognizer.begin(at: .zero) == [outcome(0, .changed)])
        #expect(recognizer.move(to: CGPoint(x: 20, y: 0)) == [outcome(0, .finished), outcome(1, .changed)])
        #expect(recognizer.end() == [outcome(1, .ended), outcome(1, .finished)])
    }

    @Test("A button keeps a long press of the view around it away, unless that goes before it")
    func longPressAroundButton() {
        var normal = GestureRecognizer([button, press])
        _ = normal.begin(at: .zero)
        #expect(normal.hold(for: 0.5) == [])
        var high = GestureRecognizer([button, GestureCandidate(press.kind, .high)])
        _ = high.begin(at: .zero)
        #expect(high.hold(for: 0.5) == [outcome(0, .finished), outcome(1, .ended), outcome(1, .finished)])
        #expect(high.end() == [])
    }

    @Test("A finger that is taken away ends nothing")
    func cancelling() {
        var recognizer = GestureRecognizer([drag])
        _ = recognizer.begin(at: .zero)
        _ = recognizer.move(to: CGPoint(x: 50, y: 0))
        #expect(recognizer.cancel() == [outcome(0, .finished)])
        #expect(recognizer.isOver)
    }

    @Test("The velocity of a path is that of its last tenth of a second")
    func velocity() {
        var path = PointerPath(start: .zero, time: 0)
        path.move(to: CGPoint(x: 100, y: 0), time: 1)
        path.move(to: CGPoint(x: 110, y: -5), time: 1.05)
        #expect(abs(path.velocity.width - 200) < 0.001)
        #expect(abs(path.velocity.height + 100) < 0.001)
    }

    private func sequence(_ first: GestureCandidate, _ second: GestureCandidate) -> [GestureCandidate] {
        var (first, second) = (first, second)
        (first.gesture, second.gesture) = (0, 0)
        second.predecessors = [0]
        return [first, second]
    }

    @Test("A drag that follows a long press begins where the finger was when that ended")
    func sequence() {
        var recognizer = GestureRecognizer(sequence(press, drag))
        #expect(recognizer.begin(at: .zero) == [outcome(0, .changed)])
        #expect(recognizer.move(to: CGPoint(x: 8, y: 0)) == [])
        #expect(recognizer.hold(for: 0.5) == [outcome(0, .ended), outcome(0, .finished)])
        #expect(recognizer.move(to: CGPoint(x: 16, y: 0)) == [])
        #expect(recognizer.move(to: CGPoint(x: 18, y: 0)) == [outcome(1, .changed)])
        #expect(recognizer.end() == [outcome(1, .ended), outcome(1, .finished)])
        #expect(recognizer.isOver)
    }

    @Test("A sequence whose first part fails is over")
    func brokenSequence() {
        var recognizer = GestureRecognizer(sequence(press, drag))
        _ = recognizer.begin(at: .zero)
        _ = recognizer.move(to: CGPoint(x: 20, y: 0))
        #expect(recognizer.isOver)
    }

    @Test("Gestures that go together do not end each other")
    func together() {
        var (one, other) = (drag, GestureCandidate(.magnify(scale: 0.01)))
        (one.gesture, other.gesture) = (0, 0)
        (one.isTogether, other.isTogether) = (true, true)
        var recognizer = GestureRecognizer([one, other])
        _ = recognizer.begin(at: .zero)
        #expect(recognizer.move(to: CGPoint(x: 20, y: 0)) == [outcome(0, .changed)])
        #expect(recognizer.pinch(scale: 1.5, rotation: 0) == [outcome(1, .changed)])
        #expect(recognizer.end().filter { $0.signal == .ended }.map(\.candidate) == [0, 1])
    }

    @Test("Two fingers have to turn as far as the gesture asks")
    func turning() {
        var recognizer = GestureRecognizer([GestureCandidate(.rotate(angle: 0.1))])
        _ = recognizer.begin(at: .zero)
        #expect(recognizer.pinch(scale: 1, rotation: 0.05) == [])
        #expect(recognizer.pinch(scale: 1, rotation: -0.2) == [outcome(0, .changed)])
    }
}
