import Foundation

extension Publishers {
    /// Prints what happens between a publisher and its subscriber.
    public struct Print<Upstream: Publisher>: Publisher {
        /// The upstream's values.
        public typealias Output = Upstream.Output

        /// The upstream's errors.
        public typealias Failure = Upstream.Failure

        /// Begins each line.
        public let prefix: String

        /// Where the values come from.
        public let upstream: Upstream

        /// Where lines go; nil for the standard output.
        public let stream: (any TextOutputStream)?

        /// A publisher of the upstream's values that prints a line for each event.
        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            self.upstream = upstream
            self.prefix = prefix
            self.stream = stream
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let log = Log(prefix: prefix, stream: stream)
            upstream
                .handleEvents(
                    receiveSubscription: { log.write("receive subscription: (\($0))") },
                    receiveOutput: { log.write("receive value: (\($0))") },
                    receiveCompletion: { completion in
                        switch completion {
                        case .finished: log.write("receive finished")
                        case .failure(let error): log.write("receive error: (\(error))")
                        }
                    },
                    receiveCancel: { log.write("receive cancel") },
                    receiveRequest: { log.write("request \($0)") }
                )
                .receive(subscriber: subscriber)
        }
    }
}

/// Writes lines with a prefix, one at a time.
private final class Log {
    private let lock = NSLock()
    private let prefix: String
    private var stream: (any TextOutputStream)?

    init(prefix: String, stream: (any TextOutputStream)?) {
        self.prefix = prefix.isEmpty ? "" : prefix + ": "
        self.stream = stream
    }

    func write(_ text: String) {
        lock.withLock {
            guard stream != nil else { return print(prefix + text) }
            stream?.write(prefix + text + "\n")
        }
    }
}

extension Publisher {
    /// Prints a line for each event, to the standard output or to `stream`.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }
}
