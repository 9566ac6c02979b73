extension Publishers {
    /// Sends the largest value, at the end, in some order of values.
    public struct Comparison<Upstream: Publisher>: Publisher {
        /// The upstream's values.
        public typealias Output = Upstream.Output

        /// The upstream's errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// The order: says whether the first value comes before the second.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

        /// A publisher of the upstream's largest value.
        public init(
            upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool
        ) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            var largest: Output?
            Summary(
                onValue: { [areInIncreasingOrder] value in
                    if let best = largest, !areInIncreasingOrder(best, value) { return .more }
                    largest = value
                    return .more
                }, answer: { largest }
            )
            .connect(upstream, to: subscriber)
        }
    }
}

extension Publisher where Output: Comparable {
    /// Sends the smallest value, at the end.
    public func min() -> Publishers.Comparison<Self> {
        max(by: >)
    }

    /// Sends the largest value, at the end.
    public func max() -> Publishers.Comparison<Self> {
        max(by: <)
    }
}

extension Publisher {
    /// Sends the smallest value of an order, at the end.
    public func min(
        by areInIncreasingOrder: @escaping (Self.Output, Self.Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        max { areInIncreasingOrder($1, $0) }
    }

    /// Sends the largest value of an order, at the end.
    public func max(
        by areInIncreasingOrder: @escaping (Self.Output, Self.Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }
}
