import Foundation

extension Publishers {
    /// Connects a publisher when the first subscriber comes, and ends the connection when the last has gone.
    public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        /// The upstream's values.
        public typealias Output = Upstream.Output

        /// The upstream's errors.
        public typealias Failure = Upstream.Failure

        /// The publisher that is connected.
        final public let upstream: Upstream

        private let lock = NSLock()
        private var subscribers = 0
        private var connection: (any Cancellable)?

        /// A publisher of the values of `upstream`.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let isFirst = lock.withLock {
                subscribers += 1
                return subscribers == 1
            }
            upstream
                .handleEvents(receiveCompletion: { _ in self.leave() }, receiveCancel: leave)
                .receive(subscriber: subscriber)
            if isFirst { connect() }
        }

        private func connect() {
            let connection = upstream.connect()
            let isNeeded = lock.withLock {
                // They may all have gone again while the connection was made.
                if subscribers > 0 { self.connection = connection }
                return subscribers > 0
            }
            if !isNeeded { connection.cancel() }
        }

        private func leave() {
            let connection = lock.withLock { () -> (any Cancellable)? in
                subscribers -= 1
                guard subscribers == 0 else { return nil }
                defer { self.connection = nil }
                return self.connection
            }
            connection?.cancel()
        }
    }
}

extension ConnectablePublisher {
    /// Connects when the first subscriber comes, and ends the connection when the last has gone.
    ///
    ///     Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    public func autoconnect() -> Publishers.Autoconnect<Self> {
        Publishers.Autoconnect(upstream: self)
    }
}
