extension Publishers {
    /// Sends the values at some places, counted from 0, then finishes.
    public struct Output<Upstream: Publisher>: Publisher {
        /// The upstream's values.
        public typealias Output = Upstream.Output

        /// The upstream's errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// The places.
        public let range: CountableRange<Int>

        /// A publisher of the upstream's values at the places of `range`.
        public init(upstream: Upstream, range: CountableRange<Int>) {
            self.upstream = upstream
            self.range = range
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            guard !range.isEmpty else { return Outlet(subscriber).openWithEnd(.finished) }
            var place = 0
            upstream.subscribe(
                Relay(subscriber) { [range] in
                    defer { place += 1 }
                    guard place >= range.lowerBound else { return .skip }
                    return place + 1 < range.upperBound ? .pass($0) : .last($0)
                })
        }
    }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Sends the first `maxLength` values, then finishes.
    ///
    ///     (0...9).publisher.prefix(2)    // 0 1
    ///
    /// As Apple documents it, a negative number is a fatal error.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        precondition(maxLength >= 0, "prefix sends 0 values or more, not \(maxLength).")
        return output(in: 0..<maxLength)
    }

    /// Sends the value at a place, counted from 0, then finishes.
    public func output(at index: Int) -> Publishers.Output<Self> {
        precondition(index >= 0, "Places are counted from 0: there is none at \(index).")
        return output(in: index...index)
    }

    /// Sends the values at some places, counted from 0, then finishes.
    public func output<R>(in range: R) -> Publishers.Output<Self> where R: RangeExpression, R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }
}
