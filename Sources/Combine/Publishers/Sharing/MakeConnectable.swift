extension Publishers {
    /// Waits with all values until it is connected.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
        /// The upstream's values.
        public typealias Output = Upstream.Output

        /// The upstream's errors.
        public typealias Failure = Upstream.Failure

        private let shared: Multicast<Upstream, PassthroughSubject<Output, Failure>>

        /// A publisher of the upstream's values, once it is connected.
        public init(upstream: Upstream) {
            shared = upstream.multicast { PassthroughSubject() }
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            shared.receive(subscriber: subscriber)
        }

        public func connect() -> any Cancellable {
            shared.connect()
        }
    }
}

extension Publisher where Failure == Never {
    /// Waits with all values until `connect()` is called, so that all subscribers can be there first.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> {
        Publishers.MakeConnectable(upstream: self)
    }
}
