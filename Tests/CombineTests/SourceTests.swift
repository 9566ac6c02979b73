import Combine
import Foundation
import Testing

@Suite("Publishers of values that are known")
struct SourceTests {
    @Test("A sequence sends no more than is asked for, and ends right after its last element")
    func sequenceHonoursDemand() {
        let recorder = [1, 2, 3].publisher.record(asking: .max(2))
        #expect(recorder.values == [1, 2])
        #expect(!recorder.isFinished)
        recorder.ask(for: .max(1))
        #expect(recorder.values == [1, 2, 3])
        #expect(recorder.isFinished)
    }

    @Test("What a subscriber answers a value with is asked for beside the rest")
    func answersAddUp() {
        let recorder = Recorder<Int, Never>(asking: .max(1))
        recorder.answer = .max(1)
        (1...4).publisher.subscribe(recorder)
        #expect(recorder.values == [1, 2, 3, 4])
    }

    @Test("An empty sequence ends without being asked")
    func emptySequence() {
        #expect([Int]().publisher.record(asking: .none).isFinished)
    }

    @Test("A cancelled sequence sends nothing more, even if it is cancelled while it sends")
    func cancelledSequence() {
        var received: [Int] = []
        let recorder = Recorder<Int, Never>(asking: .unlimited)
        (1...5).publisher
            .handleEvents(receiveOutput: {
                received.append($0)
                if $0 == 2 { recorder.cancel() }
            })
            .subscribe(recorder)
        #expect(received == [1, 2])
        #expect(!recorder.isFinished)
    }

    @Test("Just waits for demand, sends its value and finishes")
    func just() {
        let recorder = Just(7).record(asking: .none)
        #expect(recorder.values.isEmpty && !recorder.isFinished)
        recorder.ask(for: .max(1))
        #expect(recorder.values == [7] && recorder.isFinished)
    }

    @Test("Empty finishes at once, or never")
    func empty() {
        #expect(Empty<Int, Never>().record().isFinished)
        #expect(Empty<Int, Never>(completeImmediately: false).record().completion == nil)
    }

    @Test("Fail ends with its error")
    func fail() {
        #expect(Fail<Int, Fault>(error: .first).record().error == .first)
    }

    @Test("An optional sends its value, if there is one")
    func optional() {
        let (some, none): (Int?, Int?) = (3, nil)
        #expect(some.publisher.record().values == [3])
        #expect(none.publisher.record(asking: .none).isFinished)
    }

    @Test("A result sends its value or its error")
    func result() {
        #expect(Result<Int, Fault>.success(3).publisher.record().values == [3])
        #expect(Result<Int, Fault>.failure(.second).publisher.record().error == .second)
    }

    @Test("Deferred makes a publisher for each subscriber")
    func deferred() {
        var made = 0
        let publisher = Deferred { () -> Just<Int> in
            made += 1
            return Just(made)
        }
        #expect(made == 0)
        #expect(publisher.record().values == [1])
        #expect(publisher.record().values == [2])
    }
}

@Suite("A future")
struct FutureTests {
    @Test("It works at once and once, and everyone gets its value")
    func sharesItsWork() {
        var runs = 0
        var promise: Future<Int, Never>.Promise?
        let future = Future<Int, Never> {
            runs += 1
            promise = $0
        }
        let early = future.record()
        #expect(runs == 1 && early.values.isEmpty)
        promise?(.success(42))
        promise?(.success(43))
        let late = future.record()
        #expect(early.values == [42] && early.isFinished)
        #expect(late.values == [42] && late.isFinished)
        #expect(runs == 1)
    }

    @Test("It passes its error on")
    func fails() {
        #expect(Future<Int, Fault> { $0(.failure(.first)) }.record().error == .first)
    }

    @Test("A task can wait for its value")
    func awaited() async throws {
        let later = Future<Int, Never> { promise in
            nonisolated(unsafe) let promise = promise
            DispatchQueue.global().async { promise(.success(5)) }
        }
        #expect(await later.value == 5)
        await #expect(throws: Fault.second) {
            try await Future<Int, Fault> { $0(.failure(.second)) }.value
        }
    }
}
