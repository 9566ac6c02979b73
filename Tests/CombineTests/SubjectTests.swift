import Combine
import Testing

@Suite("A subject")
struct SubjectTests {
    @Test("A passthrough subject sends to those who listen, in the order in which they came")
    func passthrough() {
        let subject = PassthroughSubject<Int, Never>()
        var log: [String] = []
        subject.send(0)
        let first = subject.sink { log.append("a\($0)") }
        let second = subject.sink { log.append("b\($0)") }
        subject.send(1)
        first.cancel()
        subject.send(2)
        #expect(log == ["a1", "b1", "b2"])
        second.cancel()
    }

    @Test("A passthrough subject drops what was not asked for")
    func passthroughDrops() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.record(asking: .max(1))
        subject.send(1)
        subject.send(2)
        recorder.ask(for: .max(1))
        subject.send(3)
        #expect(recorder.values == [1, 3])
    }

    @Test("A current value subject sends its value to everyone who comes, and each new one")
    func currentValue() {
        let subject = CurrentValueSubject<String, Never>("a")
        let recorder = subject.record()
        subject.value = "b"
        subject.send("c")
        #expect(recorder.values == ["a", "b", "c"])
        #expect(subject.record().values == ["c"])
    }

    @Test("A current value subject has its new value before others learn of it")
    func currentValueIsNew() {
        let subject = CurrentValueSubject<Int, Never>(0)
        var seen: [Int] = []
        let cancellable = subject.dropFirst().sink { _ in seen.append(subject.value) }
        subject.value = 1
        #expect(seen == [1])
        cancellable.cancel()
    }

    @Test("A slow subscriber of a current value gets the newest when it asks")
    func currentValueKeepsNewest() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let recorder = subject.record(asking: .none)
        subject.value = 2
        subject.value = 3
        recorder.ask(for: .max(1))
        #expect(recorder.values == [3])
    }

    @Test("After its end a subject sends nothing, and tells newcomers the end")
    func end() {
        let subject = PassthroughSubject<Int, Fault>()
        let recorder = subject.record()
        subject.send(completion: .failure(.first))
        subject.send(1)
        subject.send(completion: .finished)
        #expect(recorder.values.isEmpty && recorder.error == .first)
        #expect(subject.record().error == .first)
    }

    @Test("A value sent while another is received arrives at once, and everyone gets both in order")
    func reentrantSend() {
        let subject = PassthroughSubject<Int, Never>()
        var first: [Int] = []
        var second: [Int] = []
        var sentInside = false
        let a = subject.sink { value in
            first.append(value)
            guard value == 1 else { return }
            subject.send(2)
            sentInside = first == [1, 2]
        }
        let b = subject.sink { second.append($0) }
        subject.send(1)
        #expect(sentInside)
        #expect(first == [1, 2] && second == [1, 2])
        a.cancel()
        b.cancel()
    }

    @Test("Someone who is cancelled by another subscriber of the same value does not get it")
    func cancelledInside() {
        let subject = PassthroughSubject<Int, Never>()
        var received: [Int] = []
        var second: AnyCancellable?
        let first = subject.sink { _ in second?.cancel() }
        second = subject.sink { received.append($0) }
        subject.send(1)
        #expect(received.isEmpty)
        first.cancel()
    }

    @Test("A subject passes on what the publisher sends that it subscribes to")
    func subscribed() {
        let subject = PassthroughSubject<Int, Never>()
        let source = PassthroughSubject<Int, Never>()
        let recorder = subject.record()
        let cancellable = source.subscribe(subject)
        source.send(1)
        cancellable.cancel()
        source.send(2)
        #expect(recorder.values == [1])
    }

    @Test("A passthrough subject asks for nothing before someone wants values")
    func asksLate() {
        let subject = PassthroughSubject<Int, Never>()
        let cancellable = [1, 2].publisher.subscribe(subject)
        let recorder = subject.record(asking: .none)
        #expect(!recorder.isFinished)
        recorder.ask(for: .unlimited)
        #expect(recorder.values == [1, 2] && recorder.isFinished)
        cancellable.cancel()
    }
}
