import Combine
import Foundation
import Testing

@Suite("Several threads")
struct ConcurrencyTests {
    @Test("A subscriber is never called twice at a time, and nothing is lost")
    func serial() {
        let subject = PassthroughSubject<Int, Never>()
        nonisolated(unsafe) let sender = subject
        nonisolated(unsafe) var active = 0
        nonisolated(unsafe) var overlaps = 0
        nonisolated(unsafe) var received = 0
        let cancellable = subject.sink { _ in
            active += 1
            if active > 1 { overlaps += 1 }
            received += 1
            active -= 1
        }
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for value in 0..<1000 { sender.send(value) }
        }
        #expect(overlaps == 0)
        #expect(received == 4000)
        cancellable.cancel()
    }

    @Test("All subscribers see the values of several threads in the same order")
    func sameOrder() {
        let subject = CurrentValueSubject<Int, Never>(-1)
        nonisolated(unsafe) let sender = subject
        let recorders = [subject.record(), subject.record()]
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for value in 0..<500 { sender.send(thread * 1000 + value) }
        }
        #expect(recorders[0].values.count == 2001)
        #expect(recorders[0].values == recorders[1].values)
        #expect(recorders[0].values.last == subject.value)
    }

    @Test("Subjects that feed each other from two threads do not block")
    func noDeadlock() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        nonisolated(unsafe) let senders = [a, b]
        let lock = NSLock()
        nonisolated(unsafe) var received = 0
        let count = { lock.withLock { received += 1 } }
        let first = a.sink { value in
            count()
            if value > 0 { b.send(value - 1) }
        }
        let second = b.sink { value in
            count()
            if value > 0 { a.send(value - 1) }
        }
        DispatchQueue.concurrentPerform(iterations: 2) { thread in
            for _ in 0..<500 { senders[thread].send(3) }
        }
        #expect(received == 4000)
        first.cancel()
        second.cancel()
    }

    @Test("Merged and paired streams of several threads stay whole")
    func combined() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        nonisolated(unsafe) let senders = [a, b]
        let merged = a.merge(with: b).record()
        let zipped = a.zip(b).record()
        DispatchQueue.concurrentPerform(iterations: 2) { thread in
            for value in 0..<1000 { senders[thread].send(value) }
        }
        #expect(merged.values.count == 2000)
        #expect(zipped.values.map(\.0) == Array(0..<1000))
        #expect(zipped.values.map(\.1) == Array(0..<1000))
    }

    @Test("Values can be waited for one after another")
    func values() async {
        var received: [Int] = []
        for await value in (1...5).publisher.filter({ $0 != 3 }).values { received.append(value) }
        #expect(received == [1, 2, 4, 5])
    }

    @Test("Waiting throws the publisher's error")
    func throwing() async {
        var received: [Int] = []
        await #expect(throws: Fault.first) {
            for try await value in Fail<Int, Fault>(error: .first).prepend(1, 2).values { received.append(value) }
        }
        #expect(received == [1, 2])
    }

    @Test("A loop that is left cancels its subscription")
    func leftLoop() async {
        var isCancelled = false
        for await value in (1...5).publisher.handleEvents(receiveCancel: { isCancelled = true }).values where value == 2
        {
            break
        }
        #expect(isCancelled)
    }

    @Test("A task that is cancelled waits no longer")
    func cancelledTask() async {
        let task = Task {
            var count = 0
            for await _ in Empty<Int, Never>(completeImmediately: false).values { count += 1 }
            return count
        }
        task.cancel()
        #expect(await task.value == 0)
    }
}
