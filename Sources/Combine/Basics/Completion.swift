extension Subscribers {
    /// How a publisher ended.
    public enum Completion<Failure: Error> {
        /// All values have been sent.
        case finished

        /// An error stopped the publisher.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}

extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers.Completion: Sendable where Failure: Sendable {}

extension Subscribers.Completion {
    /// The same end with another kind of error.
    func mapError<NewFailure: Error>(_ transform: (Failure) -> NewFailure) -> Subscribers.Completion<NewFailure> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(transform(error))
        }
    }

    /// The same end where any error may come.
    func erased() -> Subscribers.Completion<any Error> {
        mapError { $0 }
    }
}
