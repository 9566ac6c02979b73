/// Something that delivers values over time, to whoever subscribes.
///
/// A publisher sends a subscriber one subscription, then as many values as the subscriber has asked for and no more, and
/// at last, if it ends, one completion.
///
///     let cancellable = [1, 2, 3].publisher
///         .map { $0 * 10 }
///         .sink { print($0) }
public protocol Publisher<Output, Failure> {
    /// The kind of values that come.
    associatedtype Output

    /// The kind of error that can end them; `Never` if none can.
    associatedtype Failure: Error

    /// Attaches a subscriber. Types of your own implement this; everyone else calls `subscribe(_:)`.
    func receive<S>(subscriber: S) where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input
}

extension Publisher {
    /// Attaches a subscriber, which from then on can ask for values.
    public func subscribe<S>(_ subscriber: S) where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input {
        receive(subscriber: subscriber)
    }

    /// Lets a subject pass on what this publisher sends, until the result is cancelled.
    public func subscribe<S>(_ subject: S) -> AnyCancellable
    where S: Subject, Self.Failure == S.Failure, Self.Output == S.Output {
        let feed = SubjectFeed(subject)
        receive(subscriber: feed)
        return AnyCancellable(feed)
    }
}

/// The namespace of the publishers that operators return.
public enum Publishers {}
