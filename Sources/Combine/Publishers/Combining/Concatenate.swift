extension Publishers {
    /// Sends the values of one publisher and, when it has finished, those of another.
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
    where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
        /// The values of both.
        public typealias Output = Suffix.Output

        /// The errors of both.
        public typealias Failure = Suffix.Failure

        /// The one that comes first.
        public let prefix: Prefix

        /// The one that comes afterwards.
        public let suffix: Suffix

        /// A publisher of the values of `prefix`, then of `suffix`.
        public init(prefix: Prefix, suffix: Suffix) {
            self.prefix = prefix
            self.suffix = suffix
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Suffix.Failure == S.Failure, Suffix.Output == S.Input {
            let succession = Succession(subscriber)
            succession.open()
            succession.follow(prefix) { [suffix] completion in
                guard case .finished = completion else { return succession.stop(with: completion) }
                succession.follow(suffix, onCompletion: succession.stop)
            }
        }
    }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}

extension Publisher {
    /// Sends some values after this publisher has finished.
    public func append(
        _ elements: Self.Output...
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Self.Output], Self.Failure>> {
        append(elements)
    }

    /// Sends the elements of a sequence after this publisher has finished.
    public func append<S>(_ elements: S) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Self.Failure>>
    where S: Sequence, Self.Output == S.Element {
        append(Publishers.Sequence(sequence: elements))
    }

    /// Sends the values of another publisher after this one has finished.
    public func append<P>(_ publisher: P) -> Publishers.Concatenate<Self, P>
    where P: Publisher, Self.Failure == P.Failure, Self.Output == P.Output {
        Publishers.Concatenate(prefix: self, suffix: publisher)
    }

    /// Sends some values before those of this publisher.
    public func prepend(
        _ elements: Self.Output...
    ) -> Publishers.Concatenate<Publishers.Sequence<[Self.Output], Self.Failure>, Self> {
        prepend(elements)
    }

    /// Sends the elements of a sequence before the values of this publisher.
    public func prepend<S>(_ elements: S) -> Publishers.Concatenate<Publishers.Sequence<S, Self.Failure>, Self>
    where S: Sequence, Self.Output == S.Element {
        prepend(Publishers.Sequence(sequence: elements))
    }

    /// Sends the values of another publisher, until it has finished, before those of this one.
    public func prepend<P>(_ publisher: P) -> Publishers.Concatenate<P, Self>
    where P: Publisher, Self.Failure == P.Failure, Self.Output == P.Output {
        Publishers.Concatenate(prefix: publisher, suffix: self)
    }
}
