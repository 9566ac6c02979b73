extension Publishers {
    /// Does a publisher's work once for all subscribers.
    final public class Share<Upstream: Publisher>: Publisher, Equatable {
        /// The upstream's values.
        public typealias Output = Upstream.Output

        /// The upstream's errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        final public let upstream: Upstream

        private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        /// A publisher of the upstream's values for all.
        public init(upstream: Upstream) {
            self.upstream = upstream
            shared = upstream.multicast { PassthroughSubject() }.autoconnect()
        }

        final public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            shared.receive(subscriber: subscriber)
        }

        /// Two are equal if they are the same object.
        public static func == (lhs: Publishers.Share<Upstream>, rhs: Publishers.Share<Upstream>) -> Bool {
            lhs === rhs
        }
    }
}

extension Publisher {
    /// Does this publisher's work once for all subscribers: it begins with the first, and stops when the last has gone.
    public func share() -> Publishers.Share<Self> {
        Publishers.Share(upstream: self)
    }
}
