extension Publisher {
    /// Sends the values of this publisher and of another in pairs: first with first, second with second.
    public func zip<P>(_ other: P) -> Publishers.Zip<Self, P>
    where P: Publisher, Self.Failure == P.Failure {
        Publishers.Zip(self, other)
    }

    /// Sends what `transform` makes of the values of both: first with first, second with second.
    public func zip<P, T>(
        _ other: P, _ transform: @escaping (Self.Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P: Publisher, Self.Failure == P.Failure {
        zip(other).map { transform($0, $1) }
    }

    /// Sends the values of this publisher and of two others together: first with first, second with second.
    public func zip<P, Q>(_ publisher1: P, _ publisher2: Q) -> Publishers.Zip3<Self, P, Q>
    where P: Publisher, Q: Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.Zip3(self, publisher1, publisher2)
    }

    /// Sends what `transform` makes of the values of all three: first with first, second with second.
    public func zip<P, Q, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Self.Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
    where P: Publisher, Q: Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure {
        zip(publisher1, publisher2).map { transform($0, $1, $2) }
    }

    /// Sends the values of this publisher and of three others together: first with first, second with second.
    public func zip<P, Q, R>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.Zip4<Self, P, Q, R>
    where
        P: Publisher, Q: Publisher, R: Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure,
        Q.Failure == R.Failure
    {
        Publishers.Zip4(self, publisher1, publisher2, publisher3)
    }

    /// Sends what `transform` makes of the values of all four: first with first, second with second.
    public func zip<P, Q, R, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Self.Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
    where
        P: Publisher, Q: Publisher, R: Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure,
        Q.Failure == R.Failure
    {
        zip(publisher1, publisher2, publisher3).map { transform($0, $1, $2, $3) }
    }
}
