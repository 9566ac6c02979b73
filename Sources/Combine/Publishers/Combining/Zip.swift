extension Publishers {
    /// Sends the values of two publishers together: first with first, second with second.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        /// A value of each.
        public typealias Output = (A.Output, B.Output)

        /// The errors of both; the first one ends it.
        public typealias Failure = A.Failure

        /// One publisher.
        public let a: A

        /// Another publisher.
        public let b: B

        /// A publisher of the values, put together, of both.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, B.Failure == S.Failure, S.Input == (A.Output, B.Output) {
            Pairing(subscriber, rule: InOrder<A.Output, B.Output>(), keeping: .all).connect(a, b)
        }
    }

    /// Sends the values of three publishers together: first with first, second with second.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        /// A value of each.
        public typealias Output = (A.Output, B.Output, C.Output)

        /// The errors of all; the first one ends it.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A

        /// The second publisher.
        public let b: B

        /// The third publisher.
        public let c: C

        /// A publisher of the values, put together, of all.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, C.Failure == S.Failure, S.Input == (A.Output, B.Output, C.Output) {
            Zip(Zip<A, B>(a, b), c)
                .map { ($0.0, $0.1, $1) }
                .receive(subscriber: subscriber)
        }
    }

    /// Sends the values of four publishers together: first with first, second with second.
    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        /// A value of each.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)

        /// The errors of all; the first one ends it.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A

        /// The second publisher.
        public let b: B

        /// The third publisher.
        public let c: C

        /// The fourth publisher.
        public let d: D

        /// A publisher of the values, put together, of all.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, D.Failure == S.Failure, S.Input == (A.Output, B.Output, C.Output, D.Output) {
            Zip(Zip3<A, B, C>(a, b, c), d)
                .map { ($0.0, $0.1, $0.2, $1) }
                .receive(subscriber: subscriber)
        }
    }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}

extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

private struct InOrder<A, B>: PairingRule {
    private var left: ArraySlice<A> = []
    private var right: ArraySlice<B> = []
    private var leftEnded = false
    private var rightEnded = false

    /// A side that has ended and has nothing left cannot make another pair.
    var isOver: Bool { leftEnded && left.isEmpty || rightEnded && right.isEmpty }

    mutating func receive(left: inout A?) -> (A, B)? {
        if let left { self.left.append(left) }
        return pair()
    }

    mutating func receive(right: inout B?) -> (A, B)? {
        if let right { self.right.append(right) }
        return pair()
    }

    mutating func endLeft() { leftEnded = true }

    mutating func endRight() { rightEnded = true }

    private mutating func pair() -> (A, B)? {
        guard !right.isEmpty, let left = left.popFirst(), let right = right.popFirst() else { return nil }
        return (left, right)
    }
}
