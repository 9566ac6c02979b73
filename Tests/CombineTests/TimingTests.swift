import Combine
import Foundation
import Testing

@Suite("Operators that take time")
struct TimingTests {
    private let scheduler = VirtualScheduler()
    private let subject = PassthroughSubject<Int, Never>()

    @Test("debounce sends a value when it has been quiet after it, as in Apple's example of bounces")
    func debounce() {
        let recorder = subject.debounce(for: .seconds(0.5), scheduler: scheduler).record()
        // Apple's example: index and the time at which it is sent.
        let bounces: [(Int, TimeInterval)] = [(0, 0), (1, 0.25), (2, 1), (3, 1.25), (4, 1.5), (5, 2)]
        var time: TimeInterval = 0
        for (index, delay) in bounces {
            scheduler.advance(by: delay - time)
            time = delay
            subject.send(index)
        }
        scheduler.advance(by: 1)
        #expect(recorder.values == [1, 4, 5])
    }

    @Test("debounce loses what still waits at the end")
    func debounceEnds() {
        let recorder = subject.debounce(for: 1, scheduler: scheduler).record()
        subject.send(1)
        subject.send(completion: .finished)
        scheduler.advance(by: 2)
        #expect(recorder.values.isEmpty && recorder.isFinished)
    }

    @Test("throttle sends the last value of each stretch", arguments: [true, false])
    func throttle(latest: Bool) {
        let recorder = subject.throttle(for: 10, scheduler: scheduler, latest: latest).record()
        // One value every 3 seconds, at 0, 3, …, 27.
        for value in 0..<10 {
            subject.send(value)
            scheduler.advance(by: 3)
        }
        // The first at once; then at 10 and 20 the last or the first of those that came since.
        #expect(recorder.values == (latest ? [0, 3, 6, 9] : [0, 1, 4, 7]))
    }

    @Test("throttle sends what waits before it finishes")
    func throttleEnds() {
        let recorder = subject.throttle(for: 10, scheduler: scheduler, latest: true).record()
        subject.send(1)
        scheduler.advance()
        subject.send(2)
        subject.send(completion: .finished)
        scheduler.advance(by: 10)
        #expect(recorder.values == [1, 2] && recorder.isFinished)
    }

    @Test("delay brings values and the end later")
    func delay() {
        let recorder = subject.delay(for: 3, scheduler: scheduler).record()
        subject.send(1)
        scheduler.advance(by: 2)
        subject.send(2)
        subject.send(completion: .finished)
        #expect(recorder.values.isEmpty)
        scheduler.advance(by: 1)
        #expect(recorder.values == [1])
        scheduler.advance(by: 2)
        #expect(recorder.values == [1, 2] && recorder.isFinished)
    }

    @Test("receive(on:) brings values on the scheduler, in order and as asked for")
    func receiveOn() {
        let recorder = [1, 2, 3].publisher.receive(on: scheduler).record(asking: .max(2))
        #expect(recorder.values.isEmpty && recorder.subscriptionCount == 1)
        scheduler.advance()
        #expect(recorder.values == [1, 2])
        recorder.ask(for: .max(1))
        scheduler.advance()
        #expect(recorder.values == [1, 2, 3] && recorder.isFinished)
    }

    @Test("What is under way when the subscriber cancels does not arrive")
    func cancelledUnderWay() {
        let recorder = subject.receive(on: scheduler).record()
        subject.send(1)
        recorder.cancel()
        scheduler.advance()
        #expect(recorder.values.isEmpty)
    }

    @Test("subscribe(on:) subscribes on the scheduler")
    func subscribeOn() {
        var isMade = false
        let recorder = Deferred { () -> Just<Int> in
            isMade = true
            return Just(1)
        }
        .subscribe(on: scheduler).record()
        #expect(!isMade)
        scheduler.advance()
        #expect(isMade && recorder.values == [1])
    }
}
