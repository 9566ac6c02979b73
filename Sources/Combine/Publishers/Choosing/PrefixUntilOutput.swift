extension Publishers {
    /// Sends values until another publisher sends one, then finishes.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        /// The upstream's values.
        public typealias Output = Upstream.Output

        /// The upstream's errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Whose first value ends them.
        public let other: Other

        /// A publisher of the upstream's values before the first one of `other`.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let outlet = Outlet(subscriber)
            let sides = Cancellation()
            let finish = { (completion: Subscribers.Completion<Failure>) in
                sides.cancel()
                outlet.send(completion: completion)
            }
            let values = Inlet<Output, Failure>(onValue: { outlet.send($0) }, onCompletion: finish)
            let end = Inlet<Other.Output, Other.Failure>(onValue: { _ in finish(.finished) }, onCompletion: { _ in })
            sides.add(values)
            sides.add(end)
            end.request(.max(1))
            outlet.open(onRequest: values.request, onCancel: sides.cancel)
            other.subscribe(end)
            upstream.subscribe(values)
        }
    }
}

extension Publisher {
    /// Sends values until `publisher` sends one, then finishes.
    public func prefix<P>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> where P: Publisher {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }
}
