import Combine

/// A subscriber that asks for what a test tells it to, and remembers what came.
final class Recorder<Input, Failure: Error>: Subscriber {
    private(set) var values: [Input] = []
    private(set) var completion: Subscribers.Completion<Failure>?
    private(set) var subscriptionCount = 0
    /// What each value is answered with.
    var answer = Subscribers.Demand.none
    private var subscription: (any Subscription)?
    private let first: Subscribers.Demand

    init(asking first: Subscribers.Demand = .none) {
        self.first = first
    }

    func ask(for demand: Subscribers.Demand) {
        subscription?.request(demand)
    }

    func cancel() {
        subscription?.cancel()
    }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        subscriptionCount += 1
        if first > .none { subscription.request(first) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        return answer
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        self.completion = completion
    }

    var isFinished: Bool {
        if case .finished = completion { return true }
        return false
    }

    var error: Failure? {
        if case .failure(let error) = completion { return error }
        return nil
    }
}

extension Publisher {
    /// Subscribes someone who asks for these many values.
    func record(asking demand: Subscribers.Demand = .unlimited) -> Recorder<Output, Failure> {
        let recorder = Recorder<Output, Failure>(asking: demand)
        subscribe(recorder)
        return recorder
    }
}

enum Fault: Error, Equatable {
    case first, second
}
