import Foundation

/// Decides what a finger means to the views under it: one value, fed with what the finger does, that answers with what
/// follows for which view. It has no clock; whoever feeds it says when a time has passed.
///
/// - A gesture of high priority goes before all others, the outermost first; then the innermost view goes first.
/// - The first that is recognised ends the others, except those that are simultaneous.
/// - A tap waits while one that goes before it may yet become a double tap. A long press waits for a button that is held.
package struct GestureRecognizer {
    private var candidates: [GestureCandidate]
    private var states: [State]
    private var start = CGPoint.zero
    private var location = CGPoint.zero
    private var isDown = false
    private var taps = 0

    private enum State: Equatable {
        case possible
        /// Recognised, but something that goes before may still be.
        case waiting
        case active
        /// Waits for one before it in a sequence to end.
        case dormant
        case over
    }

    /// - Parameter candidates: From the innermost view to the outermost.
    package init(_ candidates: [GestureCandidate]) {
        self.candidates = candidates
        states = candidates.map { $0.predecessors.isEmpty ? .possible : .dormant }
    }

    /// Nothing more can come of this finger, nor of another tap.
    package var isOver: Bool { states.allSatisfy { $0 == .over } }

    // MARK: What the finger does

    package mutating func begin(at point: CGPoint) -> [GestureOutcome] {
        (start, location) = (point, point)
        var outcomes: [GestureOutcome] = []
        isDown = true
        for index in order where states[index] == .possible { outcomes += meetFinger(index) }
        return outcomes
    }

    /// A candidate that may be recognised, with the finger down.
    private mutating func meetFinger(_ index: Int) -> [GestureOutcome] {
        switch candidates[index].kind {
        case .button, .longPress: [GestureOutcome(index, .changed)]
        case .drag(let distance) where distance <= 0: recognize(index, .active, .changed)
        case .tap, .drag, .magnify, .rotate: []
        }
    }

    /// Two fingers have moved.
    package mutating func pinch(scale: CGFloat, rotation: Double) -> [GestureOutcome] {
        var outcomes: [GestureOutcome] = []
        for index in order {
            switch (candidates[index].kind, states[index]) {
            case (.magnify, .active), (.rotate, .active): outcomes.append(GestureOutcome(index, .changed))
            case (.magnify(let least), .possible) where abs(scale - 1) >= least:
                outcomes += recognize(index, .active, .changed)
            case (.rotate(let least), .possible) where abs(rotation) >= least:
                outcomes += recognize(index, .active, .changed)
            default: break
            }
        }
        return outcomes
    }

    package mutating func move(to point: CGPoint) -> [GestureOutcome] {
        location = point
        let distance = hypot(point.x - start.x, point.y - start.y)
        var outcomes: [GestureOutcome] = []
        for index in order {
            switch (candidates[index].kind, states[index]) {
            case (.drag, .active): outcomes.append(GestureOutcome(index, .changed))
            case (.drag(let least), .possible) where distance >= least:
                outcomes += recognize(index, .active, .changed)
            case (.tap, .possible) where distance > GestureThresholds.tapDistance: outcomes += fail(index)
            case (.longPress(_, let most), .possible) where distance > most: outcomes += fail(index)
            case (.button, .possible) where distance > GestureThresholds.tapDistance: outcomes += fail(index)
            default: break
            }
        }
        return outcomes + fireWaiting()
    }

    /// The finger has been down for a time.
    package mutating func hold(for time: TimeInterval) -> [GestureOutcome] {
        var outcomes: [GestureOutcome] = []
        for index in order {
            guard case .longPress(let least, _) = candidates[index].kind, states[index] == .possible, time >= least,
                !isHeldByButton(before: index)
            else { continue }
            outcomes += recognize(index, .over, .ended)
            outcomes.append(GestureOutcome(index, .finished))
            outcomes += wakeSuccessors(of: index)
        }
        return outcomes
    }

    /// What waits in a sequence for a gesture that has ended may be recognised from here on.
    private mutating func wakeSuccessors(of index: Int) -> [GestureOutcome] {
        var outcomes: [GestureOutcome] = []
        for other in candidates.indices where states[other] == .dormant {
            guard candidates[other].predecessors.contains(index) else { continue }
            states[other] = .possible
            guard isDown else { continue }
            start = location
            outcomes += meetFinger(other)
        }
        return outcomes
    }

    package mutating func end() -> [GestureOutcome] {
        taps += 1
        isDown = false
        var outcomes: [GestureOutcome] = []
        for index in order {
            switch (candidates[index].kind, states[index]) {
            case (.drag, .active), (.magnify, .active), (.rotate, .active):
                states[index] = .over
                outcomes += [GestureOutcome(index, .ended), GestureOutcome(index, .finished)]
                outcomes += wakeSuccessors(of: index)
            case (.drag, .possible), (.longPress, .possible), (.magnify, .possible), (.rotate, .possible):
                outcomes += fail(index)
            case (.tap(let count), .possible) where taps >= count: outcomes += tapped(index)
            case (.button, .possible):
                outcomes.append(GestureOutcome(index, .finished))
                outcomes += tapped(index)
            default: break
            }
        }
        return outcomes + fireWaiting()
    }

    /// No other finger has come in time: what waited for more taps has failed.
    package mutating func pause() -> [GestureOutcome] {
        var outcomes: [GestureOutcome] = []
        for index in order where states[index] == .possible || states[index] == .dormant { outcomes += fail(index) }
        return outcomes + fireWaiting()
    }

    /// The finger is taken away, for scrolling or anything else.
    package mutating func cancel() -> [GestureOutcome] {
        let outcomes = order.flatMap { index in
            states[index] == .active || states[index] == .possible ? [GestureOutcome(index, .finished)] : []
        }
        states = states.map { _ in .over }
        return outcomes
    }

    // MARK: Who goes first

    /// All candidates, those that go before others first.
    private var order: [Int] {
        let high = candidates.indices.filter { candidates[$0].priority == .high }
        return high.reversed() + candidates.indices.filter { candidates[$0].priority != .high }
    }

    private func isBefore(_ index: Int, _ other: Int) -> Bool {
        let order = order
        return (order.firstIndex(of: index) ?? 0) < (order.firstIndex(of: other) ?? 0)
    }

    private mutating func tapped(_ index: Int) -> [GestureOutcome] {
        if mustWait(index) {
            states[index] = .waiting
            return []
        }
        return recognize(index, .over, .ended) + wakeSuccessors(of: index)
    }

    private func mustWait(_ index: Int) -> Bool {
        guard candidates[index].priority != .simultaneous else { return false }
        return candidates.indices.contains { other in
            guard case .tap(let count) = candidates[other].kind, count > taps else { return false }
            return states[other] == .possible && isBefore(other, index)
        }
    }

    private func isHeldByButton(before index: Int) -> Bool {
        guard candidates[index].priority != .simultaneous else { return false }
        return candidates.indices.contains { other in
            candidates[other].kind == .button && states[other] == .possible && isBefore(other, index)
        }
    }

    private mutating func fireWaiting() -> [GestureOutcome] {
        for index in order where states[index] == .waiting && !mustWait(index) {
            return recognize(index, .over, .ended)
        }
        return []
    }

    /// A gesture is recognised: the others fail, unless they are simultaneous.
    private mutating func recognize(_ index: Int, _ state: State, _ signal: GestureOutcome.Signal) -> [GestureOutcome] {
        states[index] = state
        var outcomes: [GestureOutcome] = []
        if candidates[index].priority != .simultaneous {
            for other in order where other != index && !goesOn(other, with: index) { outcomes += fail(other) }
        }
        return outcomes + [GestureOutcome(index, signal)]
    }

    /// Whether a candidate may still be recognised when another one has been.
    private func goesOn(_ other: Int, with index: Int) -> Bool {
        if candidates[other].priority == .simultaneous { return true }
        guard candidates[other].gesture == candidates[index].gesture, candidates[index].gesture != nil else {
            return false
        }
        let isNext = states[other] == .dormant && candidates[other].predecessors.contains(index)
        return isNext || (candidates[other].isTogether && candidates[index].isTogether)
    }

    private mutating func fail(_ index: Int) -> [GestureOutcome] {
        let old = states[index]
        states[index] = .over
        // What waits for it in a sequence will never begin.
        for other in candidates.indices where states[other] == .dormant {
            if candidates[other].predecessors.allSatisfy({ states[$0] == .over }) { states[other] = .over }
        }
        switch (candidates[index].kind, old) {
        case (.button, .possible), (.longPress, .possible), (_, .active): return [GestureOutcome(index, .finished)]
        // The sequence has gone as far as here.
        case (_, .possible) where !candidates[index].predecessors.isEmpty: return [GestureOutcome(index, .finished)]
        default: return []
        }
    }
}

/// A gesture that a finger may turn out to be.
package struct GestureCandidate: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        /// A control that is pressed and let go.
        case button
        case tap(count: Int)
        /// - Parameters:
        ///   - duration: In seconds.
        ///   - distance: How far the finger may stray, in points.
        case longPress(duration: TimeInterval, distance: CGFloat)
        /// - Parameter distance: How far the finger has to move, in points.
        case drag(distance: CGFloat)
        /// - Parameter scale: How much two fingers have to move apart or together, as a share of their distance.
        case magnify(scale: CGFloat)
        /// - Parameter angle: How far two fingers have to turn about each other, in radians.
        case rotate(angle: Double)
    }

    package enum Priority: Sendable {
        case normal, high, simultaneous
    }

    package var kind: Kind
    package var priority: Priority
    /// Tells the gestures apart that are made of several candidates; nil for a candidate that is one by itself.
    package var gesture: Int?
    /// None of the candidates of its gesture that are together ends another.
    package var isTogether = false
    /// The candidates, in the recogniser, of which one has to end before this one may begin.
    package var predecessors: [Int] = []

    package init(_ kind: Kind, _ priority: Priority = .normal) {
        self.kind = kind
        self.priority = priority
    }
}

/// What follows from a step of the finger for one of the candidates.
package struct GestureOutcome: Equatable, Sendable {
    package enum Signal: Sendable {
        /// It goes on: a button or a long press is held, a drag has moved.
        case changed
        case ended
        /// It holds no more, whether it has ended or failed.
        case finished
    }

    package let candidate: Int
    package let signal: Signal

    package init(_ candidate: Int, _ signal: Signal) {
        self.candidate = candidate
        self.signal = signal
    }
}
