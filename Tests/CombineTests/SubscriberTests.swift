import Combine
import Testing

@Suite("A subscriber")
struct SubscriberTests {
    @Test("A sink receives values and the end")
    func sink() {
        var log: [String] = []
        let cancellable = ["a", "b"].publisher.sink {
            log.append("\($0)")
        } receiveValue: {
            log.append($0)
        }
        #expect(log == ["a", "b", "finished"])
        cancellable.cancel()
    }

    @Test("A sink is cancelled when nobody holds its cancellable")
    func letGo() {
        let subject = PassthroughSubject<Int, Never>()
        var received: [Int] = []
        var cancellables: Set<AnyCancellable> = []
        subject.sink { received.append($0) }.store(in: &cancellables)
        subject.send(1)
        cancellables = []
        subject.send(2)
        #expect(received == [1])
    }

    @Test("Cancellables can be kept in an array")
    func array() {
        var isCancelled = false
        var cancellables: [AnyCancellable] = []
        AnyCancellable { isCancelled = true }.store(in: &cancellables)
        #expect(!isCancelled)
        cancellables.removeAll()
        #expect(isCancelled)
    }

    @Test("A cancellable cancels once")
    func once() {
        var count = 0
        var cancellable: AnyCancellable? = AnyCancellable { count += 1 }
        cancellable?.cancel()
        cancellable?.cancel()
        cancellable = nil
        #expect(count == 1)
    }

    private final class Label {
        var text = ""
    }

    @Test("Assign writes each value to the property, and lets go of the object at the end")
    func assign() {
        let subject = PassthroughSubject<String, Never>()
        weak var watched: Label?
        do {
            let label = Label()
            watched = label
            let cancellable = subject.assign(to: \.text, on: label)
            subject.send("hello")
            #expect(label.text == "hello")
            subject.send(completion: .finished)
            cancellable.cancel()
        }
        #expect(watched == nil)
    }

    @Test("A subscriber of closures asks for what its closure says")
    func anySubscriber() {
        var received: [Int] = []
        let subscriber = AnySubscriber<Int, Never>(
            receiveSubscription: { $0.request(.max(1)) },
            receiveValue: {
                received.append($0)
                return received.count < 3 ? .max(1) : .none
            })
        (1...10).publisher.subscribe(subscriber)
        #expect(received == [1, 2, 3])
    }

    @Test("A cancelled sink lets go of its closure and of the publisher")
    func noCycle() {
        final class Witness {}
        weak var watched: Witness?
        let subject = PassthroughSubject<Int, Never>()
        do {
            let witness = Witness()
            watched = witness
            let cancellable = subject.map { ($0, witness) }.merge(with: Empty(completeImmediately: false))
                .flatMap { Just($0) }.sink { _ in _ = witness }
            subject.send(1)
            cancellable.cancel()
        }
        #expect(watched == nil)
    }

    @Test("A finished chain lets go of its closures though the cancellable is still held")
    func noCycleAfterEnd() {
        final class Witness {}
        weak var watched: Witness?
        let cancellable: AnyCancellable
        do {
            let witness = Witness()
            watched = witness
            cancellable = [1, 2].publisher.filter { _ in witness === witness }.zip([3, 4].publisher)
                .switchMap(witness).sink { _ in _ = witness }
        }
        #expect(watched == nil)
        cancellable.cancel()
    }
}

extension Publisher where Failure == Never {
    /// A chain through `switchToLatest` that holds an object.
    fileprivate func switchMap(_ witness: AnyObject) -> AnyPublisher<Output, Never> {
        map { value in Just(value).handleEvents(receiveOutput: { _ in _ = witness }) }
            .switchToLatest().eraseToAnyPublisher()
    }
}
