import Combine
import Testing

/// The examples are those of Apple's documentation of each operator.
@Suite("Operators that choose")
struct ChoosingTests {
    @Test("filter lets through what meets the condition")
    func filter() {
        #expect([0, 1, 2, 3, 4].publisher.filter { $0.isMultiple(of: 2) }.record().values == [0, 2, 4])
    }

    @Test("filter asks for another value in place of one that it leaves out")
    func filterKeepsDemand() {
        #expect((1...10).publisher.filter { $0 > 8 }.record(asking: .max(1)).values == [9])
    }

    @Test("tryFilter ends with the error that is thrown")
    func tryFilter() {
        let recorder = [1, 2, 3, 4, 0, 5].publisher
            .tryFilter {
                guard $0 != 0 else { throw Fault.first }
                return $0.isMultiple(of: 2)
            }
            .record()
        #expect(recorder.values == [2, 4])
        #expect(recorder.error as? Fault == .first)
    }

    @Test("removeDuplicates leaves out what equals the value before it")
    func removeDuplicates() {
        let numbers = [0, 1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 0]
        #expect(numbers.publisher.removeDuplicates().record().values == [0, 1, 2, 3, 4, 0])
    }

    @Test("removeDuplicates takes a rule")
    func removeDuplicatesBy() {
        let points = [(0, 0), (0, 1), (1, 1), (2, 1)]
        let chosen = points.publisher.removeDuplicates { $0.0 == $1.0 }.record().values
        #expect(chosen.map(\.1) == [0, 1, 1])
    }

    @Test("first sends one value, cancels and finishes")
    func first() {
        var isCancelled = false
        let recorder = (-10...10).publisher.handleEvents(receiveCancel: { isCancelled = true }).first().record()
        #expect(recorder.values == [-10])
        #expect(recorder.isFinished && isCancelled)
    }

    @Test("first(where:) sends the first value that meets the condition")
    func firstWhere() {
        #expect((-10...10).publisher.first { $0 > 0 }.record().values == [1])
    }

    @Test("dropFirst leaves out values at the beginning, which do not count as asked for")
    func dropFirst() {
        #expect((1...10).publisher.dropFirst(5).record().values == [6, 7, 8, 9, 10])
        #expect((1...10).publisher.dropFirst(5).record(asking: .max(1)).values == [6])
    }

    @Test("drop(while:) lets everything through once the condition has failed")
    func dropWhile() {
        #expect(
            [-62, -1, 0, 10, 0, 22, 41, -1, 5].publisher.drop { $0 <= 0 }.record().values == [10, 0, 22, 41, -1, 5])
    }

    @Test("drop(untilOutputFrom:) lets values through after the other's first one")
    func dropUntil() {
        let upstream = PassthroughSubject<Int, Never>()
        let second = PassthroughSubject<String, Never>()
        let recorder = upstream.drop(untilOutputFrom: second).record()
        upstream.send(1)
        upstream.send(2)
        second.send("A")
        upstream.send(3)
        upstream.send(4)
        #expect(recorder.values == [3, 4])
    }

    @Test("prefix sends the first values and finishes")
    func prefix() {
        let recorder = (0...9).publisher.prefix(2).record()
        #expect(recorder.values == [0, 1] && recorder.isFinished)
        #expect((0...9).publisher.prefix(0).record().isFinished)
    }

    @Test("output sends the values at some places")
    func output() {
        #expect((0...10).publisher.output(at: 5).record().values == [5])
        #expect([1, 1, 2, 2, 2, 3, 4, 5, 6].publisher.output(in: 3...5).record().values == [2, 2, 3])
        #expect((0...4).publisher.output(in: 3...).record().values == [3, 4])
    }

    @Test("prefix(while:) finishes when the condition fails")
    func prefixWhile() {
        let recorder = (0...9).publisher.prefix { $0 < 5 }.record()
        #expect(recorder.values == [0, 1, 2, 3, 4] && recorder.isFinished)
    }

    @Test("prefix(untilOutputFrom:) finishes with the other's first value")
    func prefixUntil() {
        let upstream = PassthroughSubject<Int, Never>()
        let other = PassthroughSubject<Void, Never>()
        let recorder = upstream.prefix(untilOutputFrom: other).record()
        upstream.send(1)
        other.send()
        upstream.send(2)
        #expect(recorder.values == [1] && recorder.isFinished)
    }
}
