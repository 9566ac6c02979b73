import Combine
import Testing

/// The examples are those of Apple's documentation of each operator.
@Suite("Operators that make one value of all")
struct SummarisingTests {
    @Test("collect sends all values, when they are asked for")
    func collect() {
        let recorder = (0...4).publisher.collect().record(asking: .none)
        #expect(recorder.values.isEmpty)
        recorder.ask(for: .max(1))
        #expect(recorder.values == [[0, 1, 2, 3, 4]] && recorder.isFinished)
    }

    @Test("collect sends nothing after an error")
    func collectFails() {
        let recorder = Fail<Int, Fault>(error: .first).prepend(1, 2).collect().record()
        #expect(recorder.values.isEmpty && recorder.error == .first)
    }

    @Test("collect with a count sends so many at a time, and the rest at the end")
    func collectByCount() {
        let numbers = (0...10).publisher.collect(5)
        #expect(numbers.record().values == [[0, 1, 2, 3, 4], [5, 6, 7, 8, 9], [10]])
        #expect(numbers.record(asking: .max(1)).values == [[0, 1, 2, 3, 4]])
    }

    @Test("reduce sends the last result")
    func reduce() {
        #expect((0...10).publisher.reduce(0) { $0 + $1 }.record().values == [55])
        #expect([Int]().publisher.reduce(7) { $0 + $1 }.record().values == [7])
    }

    @Test("tryReduce ends with the error that is thrown")
    func tryReduce() {
        let recorder = [1, 2, 0].publisher
            .tryReduce(0) { sum, value -> Int in
                guard value != 0 else { throw Fault.first }
                return sum + value
            }
            .record()
        #expect(recorder.values.isEmpty && recorder.error as? Fault == .first)
    }

    @Test("count sends how many there were")
    func count() {
        #expect((0...10).publisher.count().record().values == [11])
    }

    @Test("last sends the last value, or the last that meets a condition")
    func last() {
        #expect((-10...10).publisher.last().record().values == [10])
        #expect((-10...10).publisher.last { $0 < 6 }.record().values == [5])
        #expect([Int]().publisher.last().record().values.isEmpty)
    }

    @Test("contains says yes at once, no at the end")
    func contains() {
        let subject = PassthroughSubject<Int, Never>()
        let found = subject.contains(5).record()
        let missing = subject.contains { $0 > 10 }.record()
        subject.send(5)
        #expect(found.values == [true] && found.isFinished)
        #expect(missing.values.isEmpty)
        subject.send(completion: .finished)
        #expect(missing.values == [false])
    }

    @Test("allSatisfy says no at once, yes at the end")
    func allSatisfy() {
        #expect([-1, 2, 3, -20].publisher.allSatisfy { (0...5).contains($0) }.record().values == [false])
        #expect([1, 2, 3].publisher.allSatisfy { (0...5).contains($0) }.record().values == [true])
    }

    @Test("min and max send the smallest and the largest value")
    func extremes() {
        #expect([0, 10, 5].publisher.max().record().values == [10])
        #expect([-1, 0, 10, 5].publisher.min().record().values == [-1])
        #expect(["aaa", "b"].publisher.max { $0.count < $1.count }.record().values == ["aaa"])
        #expect(["aaa", "b"].publisher.min { $0.count < $1.count }.record().values == ["b"])
    }

    @Test("ignoreOutput sends the end only")
    func ignoreOutput() {
        let recorder = [1, 2].publisher.ignoreOutput().record()
        #expect(recorder.values.isEmpty && recorder.isFinished)
    }

    @Test("replaceEmpty sends a value if there was none")
    func replaceEmpty() {
        #expect([Double]().publisher.replaceEmpty(with: .infinity).record().values == [.infinity])
        #expect([1.0].publisher.replaceEmpty(with: .infinity).record().values == [1])
    }
}
