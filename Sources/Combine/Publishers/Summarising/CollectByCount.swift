extension Publishers {
    /// Sends values together, a number of them at a time.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        /// Some values.
        public typealias Output = [Upstream.Output]

        /// The upstream's errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// How many are sent together.
        public let count: Int

        /// A publisher of arrays of `count` of the upstream's values; the last one may be shorter.
        public init(upstream: Upstream, count: Int) {
            precondition(count > 0, "collect puts 1 value or more together, not \(count).")
            self.upstream = upstream
            self.count = count
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, S.Input == [Upstream.Output] {
            let outlet = Outlet(subscriber)
            var values: [Upstream.Output] = []
            let inlet = Inlet<Upstream.Output, Failure>(
                onValue: { [count] value in
                    values.append(value)
                    guard values.count == count else { return }
                    let full = values
                    values = []
                    outlet.send(full)
                },
                onCompletion: { completion in
                    if case .finished = completion, !values.isEmpty { outlet.enqueue(values) }
                    outlet.send(completion: completion)
                })
            outlet.open(onRequest: { [count] in inlet.request($0 * count) }, onCancel: inlet.cancel)
            upstream.subscribe(inlet)
        }
    }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Sends `count` values at a time, as arrays; the last one may be shorter.
    ///
    ///     (0...10).publisher.collect(5)    // [0, 1, 2, 3, 4] [5, 6, 7, 8, 9] [10]
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }
}
