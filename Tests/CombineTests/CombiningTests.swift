import Combine
import Testing

/// The examples are those of Apple's documentation of each operator.
@Suite("Operators that combine publishers")
struct CombiningTests {
    @Test("merge sends values as they come and finishes with the last publisher")
    func merge() {
        let first = PassthroughSubject<Int, Never>()
        let second = PassthroughSubject<Int, Never>()
        let recorder = first.merge(with: second).record()
        first.send(1)
        second.send(40)
        second.send(90)
        first.send(2)
        first.send(completion: .finished)
        #expect(!recorder.isFinished)
        second.send(completion: .finished)
        #expect(recorder.values == [1, 40, 90, 2] && recorder.isFinished)
    }

    @Test("merge takes several publishers, of several types or of one")
    func mergeMore() {
        let three = [1].publisher.merge(with: Just(2), [3, 4].publisher).record()
        #expect(three.values == [1, 2, 3, 4] && three.isFinished)
        #expect(Publishers.MergeMany([[1].publisher, [2].publisher]).record().values == [1, 2])
        #expect(Publishers.MergeMany<Just<Int>>([]).record().isFinished)
    }

    @Test("merge sends no more than is asked for, and loses nothing")
    func mergeDemand() {
        let recorder = [1, 2, 3].publisher.merge(with: [10, 20, 30].publisher).record(asking: .max(1))
        #expect(recorder.values == [1])
        recorder.ask(for: .max(2))
        #expect(recorder.values.count == 3)
        recorder.ask(for: .unlimited)
        #expect(recorder.values.sorted() == [1, 2, 3, 10, 20, 30] && recorder.isFinished)
    }

    @Test("merge fails with the first error and cancels the others")
    func mergeFails() {
        let first = PassthroughSubject<Int, Fault>()
        let second = PassthroughSubject<Int, Fault>()
        var isCancelled = false
        let recorder = first.merge(with: second.handleEvents(receiveCancel: { isCancelled = true })).record()
        first.send(completion: .failure(.first))
        #expect(recorder.error == .first && isCancelled)
    }

    @Test("combineLatest sends the newest of each, once both have sent")
    func combineLatest() {
        let first = PassthroughSubject<Int, Never>()
        let second = PassthroughSubject<Int, Never>()
        let recorder = first.combineLatest(second).record()
        first.send(1)
        first.send(2)
        second.send(2)
        first.send(3)
        #expect(recorder.values.map { [$0.0, $0.1] } == [[2, 2], [3, 2]])
    }

    @Test("combineLatest finishes when all publishers have")
    func combineLatestEnds() {
        let second = PassthroughSubject<Int, Never>()
        let recorder = Just(1).combineLatest(second) { $0 * $1 }.record()
        second.send(5)
        #expect(!recorder.isFinished)
        second.send(completion: .finished)
        #expect(recorder.values == [5] && recorder.isFinished)
    }

    @Test("combineLatest of three and of four sends all of them")
    func combineLatestMore() {
        let last = PassthroughSubject<Int, Never>()
        let three = Just(1).combineLatest(Just(2), last) { [$0, $1, $2] }.record()
        let four = Just(1).combineLatest(Just(2), Just(3), last) { [$0, $1, $2, $3] }.record()
        last.send(9)
        #expect(three.values == [[1, 2, 9]])
        #expect(four.values == [[1, 2, 3, 9]])
    }

    @Test("combineLatest keeps the newest for a subscriber that asks late")
    func combineLatestDemand() {
        let first = CurrentValueSubject<Int, Never>(1)
        let second = CurrentValueSubject<Int, Never>(2)
        let recorder = first.combineLatest(second) { [$0, $1] }.record(asking: .max(1))
        first.value = 10
        first.value = 11
        #expect(recorder.values == [[1, 2]])
        recorder.ask(for: .max(1))
        #expect(recorder.values.last == [11, 2])
    }

    @Test("zip puts first with first, second with second")
    func zip() {
        let numbers = PassthroughSubject<Int, Never>()
        let letters = PassthroughSubject<String, Never>()
        let recorder = numbers.zip(letters) { "\($0)\($1)" }.record()
        numbers.send(1)
        numbers.send(2)
        letters.send("A")
        numbers.send(3)
        letters.send("B")
        #expect(recorder.values == ["1A", "2B"])
    }

    @Test("zip finishes when one side has ended and has nothing left")
    func zipEnds() {
        let letters = PassthroughSubject<String, Never>()
        let recorder = [1, 2].publisher.zip(letters) { "\($0)\($1)" }.record()
        letters.send("A")
        #expect(!recorder.isFinished)
        letters.send("B")
        #expect(recorder.values == ["1A", "2B"] && recorder.isFinished)
    }

    @Test("zip of three and of four sends all of them, as they are asked for")
    func zipMore() {
        let three = [1, 2].publisher.zip(["A", "B"].publisher, ["x", "y"].publisher) { "\($0)\($1)\($2)" }
        #expect(three.record().values == ["1Ax", "2By"])
        #expect(three.record(asking: .max(1)).values == ["1Ax"])
        let four = Just(1).zip(Just(2), Just(3), Just(4)) { [$0, $1, $2, $3] }.record()
        #expect(four.values == [[1, 2, 3, 4]] && four.isFinished)
    }

    @Test("flatMap sends what all the publishers send")
    func flatMap() {
        let recorder = [1, 2, 3].publisher.flatMap { [$0, $0 * 10].publisher }.record()
        #expect(recorder.values == [1, 10, 2, 20, 3, 30] && recorder.isFinished)
    }

    @Test("flatMap follows no more than maxPublishers at a time")
    func flatMapLimited() {
        let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
        var followed: [Int] = []
        let recorder = [0, 1, 2].publisher
            .flatMap(maxPublishers: .max(1)) { index -> PassthroughSubject<Int, Never> in
                followed.append(index)
                return subjects[index]
            }
            .record()
        #expect(followed == [0])
        subjects[0].send(1)
        subjects[0].send(completion: .finished)
        #expect(followed == [0, 1])
        subjects[1].send(2)
        #expect(recorder.values == [1, 2])
    }

    @Test("flatMap sends no more than is asked for, and loses nothing")
    func flatMapDemand() {
        let recorder = [1, 2].publisher.flatMap { [$0, $0 * 10].publisher }.record(asking: .max(1))
        #expect(recorder.values == [1])
        recorder.ask(for: .unlimited)
        #expect(recorder.values.sorted() == [1, 2, 10, 20] && recorder.isFinished)
    }

    @Test("flatMap joins publishers that fail and publishers that cannot")
    func flatMapFailures() {
        let fails = Just(1).flatMap { _ in Fail<Int, Fault>(error: .first) }.record()
        #expect(fails.error == .first)
        let cannot = Fail<Int, Fault>(error: .second).flatMap { Just($0) }.record()
        #expect(cannot.error == .second)
    }

    @Test("switchToLatest follows the newest publisher and cancels the one before")
    func switchToLatest() {
        let subject = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let recorder = subject.switchToLatest().record()
        subject.send(a)
        a.send(1)
        subject.send(b)
        a.send(2)
        b.send(3)
        subject.send(completion: .finished)
        #expect(!recorder.isFinished)
        b.send(completion: .finished)
        #expect(recorder.values == [1, 3] && recorder.isFinished)
    }

    @Test("append and prepend send values after and before, as they are asked for")
    func concatenate() {
        #expect((0...3).publisher.append(0, 1, 255).record().values == [0, 1, 2, 3, 0, 1, 255])
        #expect((0...3).publisher.prepend(0, 1, 255).record().values == [0, 1, 255, 0, 1, 2, 3])
        #expect([1].publisher.append([2, 3].publisher).record(asking: .max(2)).values == [1, 2])
        #expect([1].publisher.prepend([7, 8]).record().values == [7, 8, 1])
    }
}
