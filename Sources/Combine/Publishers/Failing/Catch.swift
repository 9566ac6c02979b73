extension Publishers {
    /// Goes on with another publisher in place of an error.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        /// The values of both.
        public typealias Output = Upstream.Output

        /// The errors of the one that follows.
        public typealias Failure = NewPublisher.Failure

        /// Where the values come from at first.
        public let upstream: Upstream

        /// Makes the publisher that follows.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// A publisher of the upstream's values and, after an error, of those of what `handler` makes.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, NewPublisher.Failure == S.Failure, NewPublisher.Output == S.Input {
            let succession = Succession(subscriber)
            succession.open()
            succession.follow(upstream) { [handler] completion in
                switch completion {
                case .finished: succession.stop(with: .finished)
                case .failure(let error): succession.follow(handler(error), onCompletion: succession.stop)
                }
            }
        }
    }

    /// Goes on with another publisher in place of an error, or ends with an error that making it throws.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        /// The values of both.
        public typealias Output = Upstream.Output

        /// Whatever the closure throws or the publisher that follows fails with.
        public typealias Failure = any Error

        /// Where the values come from at first.
        public let upstream: Upstream

        /// Makes the publisher that follows.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        /// A publisher of the upstream's values and, after an error, of those of what `handler` makes.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, NewPublisher.Output == S.Input, S.Failure == any Error {
            upstream
                .catch { [handler] error in
                    do {
                        return try handler(error).mapError { $0 as any Error }.eraseToAnyPublisher()
                    } catch {
                        return Fail(error: error).eraseToAnyPublisher()
                    }
                }
                .receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// Goes on with the publisher that `handler` makes, in place of an error.
    public func `catch`<P>(_ handler: @escaping (Self.Failure) -> P) -> Publishers.Catch<Self, P>
    where P: Publisher, Self.Output == P.Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// Goes on with the publisher that `handler` makes, in place of an error, or ends with the error that it throws.
    public func tryCatch<P>(_ handler: @escaping (Self.Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where P: Publisher, Self.Output == P.Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }
}
