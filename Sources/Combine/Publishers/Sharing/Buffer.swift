extension Publishers {
    /// How a buffer asks its upstream for values.
    public enum PrefetchStrategy {
        /// Asks for as many as there is room for, and for one more when one has been taken.
        case keepFull
        /// Takes whatever comes.
        case byRequest
    }

    /// What a full buffer does with another value.
    public enum BufferingStrategy<Failure: Error> {
        /// Leaves it out.
        case dropNewest
        /// Throws the oldest away.
        case dropOldest
        /// Ends with an error.
        case customError(() -> Failure)
    }

    /// Keeps values until the subscriber asks for them.
    public struct Buffer<Upstream: Publisher>: Publisher {
        /// The upstream's values.
        public typealias Output = Upstream.Output

        /// The upstream's errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// How many values there is room for.
        public let size: Int

        /// How the upstream is asked for values.
        public let prefetch: PrefetchStrategy

        /// What happens to a value for which there is no room.
        public let whenFull: BufferingStrategy<Failure>

        /// A publisher of the upstream's values, `size` of which can wait.
        public init(
            upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>
        ) {
            precondition(size >= 0, "A buffer has room for 0 values or more, not \(size).")
            self.upstream = upstream
            self.size = size
            self.prefetch = prefetch
            self.whenFull = whenFull
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let outlet = Outlet(subscriber)
            weak var source: Inlet<Output, Failure>?
            let refill = { if case .keepFull = prefetch { source?.request(.max(1)) } }
            let inlet = Inlet<Output, Failure>(
                onValue: { [size, whenFull] value in
                    switch whenFull {
                    case .dropNewest:
                        outlet.send(value, keeping: .oldest(size), onTaken: refill)
                    case .dropOldest:
                        outlet.send(value, keeping: .newest(size), onTaken: refill)
                    case .customError(let error) where outlet.isFull(size):
                        source?.cancel()
                        outlet.send(completion: .failure(error()))
                    case .customError:
                        outlet.send(value, onTaken: refill)
                    }
                }, onCompletion: { outlet.send(completion: $0) })
            source = inlet
            switch prefetch {
            case .keepFull: inlet.request(.max(size))
            case .byRequest: inlet.request(.unlimited)
            }
            outlet.open(onCancel: inlet.cancel)
            upstream.subscribe(inlet)
        }
    }
}

extension Outlet {
    /// Whether as many values wait, and the next one would have to wait too.
    fileprivate func isFull(_ size: Int) -> Bool {
        outstanding == .none && unasked >= size
    }
}

extension Publisher {
    /// Keeps up to `size` values until the subscriber asks for them.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Self.Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}
