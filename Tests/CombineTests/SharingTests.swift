import Combine
import Testing

@Suite("Operators that share")
struct SharingTests {
    @Test("multicast sends nothing before it is connected, then to all")
    func multicast() {
        var subscriptions = 0
        let publisher = [1, 2].publisher
            .handleEvents(receiveSubscription: { _ in subscriptions += 1 })
            .multicast { PassthroughSubject() }
        let recorders = [publisher.record(), publisher.record()]
        #expect(recorders.map(\.values) == [[], []])
        let connection = publisher.connect()
        #expect(recorders.map(\.values) == [[1, 2], [1, 2]])
        #expect(subscriptions == 1)
        connection.cancel()
    }

    @Test("makeConnectable waits for connect")
    func makeConnectable() {
        let publisher = Just(1).makeConnectable()
        let recorder = publisher.record()
        #expect(recorder.values.isEmpty)
        let connection = publisher.connect()
        #expect(recorder.values == [1])
        connection.cancel()
    }

    @Test("autoconnect connects with the first subscriber and ends with the last")
    func autoconnect() {
        let subject = PassthroughSubject<Int, Never>()
        var log: [String] = []
        let publisher =
            subject
            .handleEvents(
                receiveSubscription: { _ in log.append("begin") }, receiveCancel: { log.append("end") }
            )
            .makeConnectable().autoconnect()
        let first = publisher.record()
        let second = publisher.record()
        first.cancel()
        #expect(log == ["begin"])
        second.cancel()
        #expect(log == ["begin", "end"])
        publisher.record().cancel()
        #expect(log == ["begin", "end", "begin", "end"])
    }

    @Test("share does the work once for all")
    func share() {
        let subject = PassthroughSubject<Int, Never>()
        var runs = 0
        let shared = subject.map { value -> Int in
            runs += 1
            return value * 2
        }
        .share()
        let recorders = [shared.record(), shared.record()]
        subject.send(4)
        #expect(recorders.map(\.values) == [[8], [8]])
        #expect(runs == 1)
    }

    @Test("A buffer keeps the newest values, or the oldest, for a subscriber that asks late")
    func buffer() {
        let subject = PassthroughSubject<Int, Never>()
        let newest = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).record(asking: .none)
        let oldest = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).record(asking: .none)
        for value in 1...4 { subject.send(value) }
        newest.ask(for: .unlimited)
        oldest.ask(for: .unlimited)
        #expect(newest.values == [3, 4])
        #expect(oldest.values == [1, 2])
    }

    @Test("A full buffer can end with an error")
    func bufferFails() {
        let subject = PassthroughSubject<Int, Fault>()
        let recorder = subject.buffer(size: 1, prefetch: .byRequest, whenFull: .customError { .second })
            .record(asking: .none)
        subject.send(1)
        #expect(recorder.error == nil)
        subject.send(2)
        #expect(recorder.error == .second)
    }

    @Test("A buffer that is kept full asks for as much as it has room for")
    func keepFull() {
        var asked: [Subscribers.Demand] = []
        let recorder = (1...10).publisher
            .handleEvents(receiveRequest: { asked.append($0) })
            .buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest)
            .record(asking: .max(2))
        #expect(asked.first == .max(3))
        #expect(recorder.values == [1, 2])
        recorder.ask(for: .unlimited)
        #expect(recorder.values == Array(1...10) && recorder.isFinished)
    }
}
