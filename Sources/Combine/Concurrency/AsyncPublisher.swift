/// The values of a publisher that cannot fail, for `for await`.
public struct AsyncPublisher<P>: AsyncSequence where P: Publisher, P.Failure == Never {
    /// The publisher's values.
    public typealias Element = P.Output

    private let publisher: P

    /// The values of `publisher`; each loop subscribes anew.
    public init(_ publisher: P) {
        self.publisher = publisher
    }

    /// Waits for one value after another. It cancels the subscription when it is let go of.
    public struct Iterator: AsyncIteratorProtocol {
        /// The publisher's values.
        public typealias Element = P.Output

        fileprivate let values: AsyncValues<P.Output, Never>

        /// Waits for the next value; nil at the end, or if the task is cancelled.
        public mutating func next() async -> P.Output? {
            await values.next().get()
        }

        /// Waits for the next value on the actor that asks; nil at the end, or if the task is cancelled.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
            await values.next().get()
        }
    }

    public func makeAsyncIterator() -> Iterator {
        Iterator(values: AsyncValues(publisher))
    }
}

extension Publisher where Failure == Never {
    /// The values, for `for await`. The publisher is asked for one at a time.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
