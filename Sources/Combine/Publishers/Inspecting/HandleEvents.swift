import Foundation

extension Publishers {
    /// Calls closures when something happens between a publisher and its subscriber.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        /// The upstream's values.
        public typealias Output = Upstream.Output

        /// The upstream's errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Called when the upstream has accepted the subscriber.
        public var receiveSubscription: ((any Subscription) -> Void)?

        /// Called before the subscriber receives a value.
        public var receiveOutput: ((Upstream.Output) -> Void)?

        /// Called before the subscriber receives the end.
        public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?

        /// Called when the subscriber cancels.
        public var receiveCancel: (() -> Void)?

        /// Called when the subscriber asks for values.
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        /// A publisher of the upstream's values that calls these closures.
        public init(
            upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
            receiveOutput: ((Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
            receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)?
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
            self.receiveCancel = receiveCancel
            self.receiveRequest = receiveRequest
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(Observer(subscriber, handlers: self))
        }
    }
}

extension Publishers.HandleEvents {
    /// Sits between the two sides and calls the closures.
    private final class Observer: Subscriber, Subscription {
        private struct Ends {
            let downstream: any Subscriber<Output, Failure>
            let handlers: Publishers.HandleEvents<Upstream>
            var upstream: (any Subscription)?
        }

        private let lock = NSLock()
        private var ends: Ends?

        init<S: Subscriber>(_ downstream: S, handlers: Publishers.HandleEvents<Upstream>)
        where S.Input == Output, S.Failure == Failure {
            ends = Ends(downstream: downstream, handlers: handlers)
        }

        func receive(subscription: any Subscription) {
            lock.lock()
            guard let ends, ends.upstream == nil else {
                lock.unlock()
                return subscription.cancel()
            }
            self.ends?.upstream = subscription
            lock.unlock()
            ends.handlers.receiveSubscription?(subscription)
            ends.downstream.receive(subscription: self)
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            guard let ends = lock.withLock({ ends }) else { return .none }
            ends.handlers.receiveOutput?(input)
            let demand = ends.downstream.receive(input)
            if demand > .none { ends.handlers.receiveRequest?(demand) }
            return demand
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            guard let ends = end() else { return }
            ends.handlers.receiveCompletion?(completion)
            ends.downstream.receive(completion: completion)
        }

        func request(_ demand: Subscribers.Demand) {
            guard let ends = lock.withLock({ ends }) else { return }
            ends.handlers.receiveRequest?(demand)
            ends.upstream?.request(demand)
        }

        func cancel() {
            guard let ends = end() else { return }
            ends.handlers.receiveCancel?()
            ends.upstream?.cancel()
        }

        private func end() -> Ends? {
            lock.withLock {
                defer { ends = nil }
                return ends
            }
        }
    }
}

extension Publisher {
    /// Calls closures when something happens between this publisher and its subscriber.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Self.Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Self.Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }
}
