extension Publishers {
    /// Leaves out some values at the beginning.
    public struct Drop<Upstream: Publisher>: Publisher {
        /// The upstream's values.
        public typealias Output = Upstream.Output

        /// The upstream's errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// How many are left out.
        public let count: Int

        /// A publisher of the upstream's values but the first `count`. As Apple documents it, a negative number is a fatal
        /// error.
        public init(upstream: Upstream, count: Int) {
            precondition(count >= 0, "dropFirst leaves out 0 values or more, not \(count).")
            self.upstream = upstream
            self.count = count
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            var left = count
            upstream.subscribe(
                Relay(subscriber) {
                    guard left == 0 else {
                        left -= 1
                        return .skip
                    }
                    return .pass($0)
                })
        }
    }

    /// Leaves out values at the beginning for as long as a condition holds.
    public struct DropWhile<Upstream: Publisher>: Publisher {
        /// The upstream's values.
        public typealias Output = Upstream.Output

        /// The upstream's errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// The condition.
        public let predicate: (Upstream.Output) -> Bool

        /// A publisher of the upstream's values from the first one on for which `predicate` says no.
        public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            var isDropping = true
            upstream.subscribe(
                Relay(subscriber) { [predicate] in
                    isDropping = isDropping && predicate($0)
                    return isDropping ? .skip : .pass($0)
                })
        }
    }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Leaves out the first `count` values.
    ///
    ///     (1...10).publisher.dropFirst(5)    // 6 7 8 9 10
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        Publishers.Drop(upstream: self, count: count)
    }

    /// Leaves out values until `predicate` says no for one.
    public func drop(while predicate: @escaping (Self.Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }
}
