extension Publishers {
    /// Sends the newest values of two publishers together, whenever one of them sends, once both have.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        /// The newest value of each.
        public typealias Output = (A.Output, B.Output)

        /// The errors of both; the first one ends it.
        public typealias Failure = A.Failure

        /// One publisher.
        public let a: A

        /// Another publisher.
        public let b: B

        /// A publisher of the newest values of both.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, B.Failure == S.Failure, S.Input == (A.Output, B.Output) {
            Pairing(subscriber, rule: NewestOfEach<A.Output, B.Output>(), keeping: .newest(1)).connect(a, b)
        }
    }

    /// Sends the newest values of three publishers together, whenever one of them sends, once all have.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        /// The newest value of each.
        public typealias Output = (A.Output, B.Output, C.Output)

        /// The errors of all; the first one ends it.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A

        /// The second publisher.
        public let b: B

        /// The third publisher.
        public let c: C

        /// A publisher of the newest values of all.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, C.Failure == S.Failure, S.Input == (A.Output, B.Output, C.Output) {
            CombineLatest(CombineLatest<A, B>(a, b), c)
                .map { ($0.0, $0.1, $1) }
                .receive(subscriber: subscriber)
        }
    }

    /// Sends the newest values of four publishers together, whenever one of them sends, once all have.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        /// The newest value of each.
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

        /// A publisher of the newest values of all.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, D.Failure == S.Failure, S.Input == (A.Output, B.Output, C.Output, D.Output) {
            CombineLatest(CombineLatest3<A, B, C>(a, b, c), d)
                .map { ($0.0, $0.1, $0.2, $1) }
                .receive(subscriber: subscriber)
        }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

private struct NewestOfEach<A, B>: PairingRule {
    private var left: A?
    private var right: B?
    private var openSides = 2

    var isOver: Bool { openSides == 0 }

    mutating func receive(left: inout A?) -> (A, B)? {
        swap(&self.left, &left)
        return pair
    }

    mutating func receive(right: inout B?) -> (A, B)? {
        swap(&self.right, &right)
        return pair
    }

    mutating func endLeft() { openSides -= 1 }

    mutating func endRight() { openSides -= 1 }

    private var pair: (A, B)? {
        guard let left, let right else { return nil }
        return (left, right)
    }
}
