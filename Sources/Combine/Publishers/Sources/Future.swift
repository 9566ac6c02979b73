import Foundation

/// A value that comes once, later, or an error in its place.
///
///     let answer = Future<Int, Never> { promise in
///         DispatchQueue.main.async { promise(.success(42)) }
///     }
///
/// The work begins at once, is done once, and everyone gets its result, those too who come afterwards.
final public class Future<Output, Failure: Error>: Publisher {
    /// What the work calls with its result; only the first call counts.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = NSLock()
    private var result: Result<Output, Failure>?
    private var outlets: [Outlet<Output, Failure>] = []

    /// Begins the work.
    public init(_ attemptToFulfill: @escaping (@escaping Future<Output, Failure>.Promise) -> Void) {
        attemptToFulfill(fulfill)
    }

    final public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        let outlet = Outlet(subscriber)
        lock.withLock {
            if let result { outlet.enqueue(result) } else { outlets.append(outlet) }
        }
        outlet.open(onCancel: { self.remove(outlet) })
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        let outlets = lock.withLock { () -> [Outlet<Output, Failure>] in
            guard self.result == nil else { return [] }
            self.result = result
            for outlet in self.outlets { outlet.enqueue(result) }
            defer { self.outlets = [] }
            return self.outlets
        }
        for outlet in outlets { outlet.deliver() }
    }

    private func remove(_ outlet: Outlet<Output, Failure>) {
        lock.withLock { outlets.removeAll { $0 === outlet } }
    }
}

extension Outlet {
    /// Puts a value and the end, or the error, in line.
    fileprivate func enqueue(_ result: Result<Output, Failure>) {
        switch result {
        case .success(let value):
            enqueue(value)
            enqueue(completion: .finished)
        case .failure(let error):
            enqueue(completion: .failure(error))
        }
    }
}

extension Future where Failure == Never {
    /// The value, when it is there.
    final public var value: Output {
        get async {
            await withCheckedContinuation { continuation in
                subscribe(
                    Subscribers.Sink { _ in
                    } receiveValue: {
                        continuation.resume(returning: Transfer($0))
                    })
            }.value
        }
    }
}

extension Future {
    /// The value, when it is there. Throws the error if one came in its place.
    final public var value: Output {
        get async throws {
            try await withCheckedThrowingContinuation { continuation in
                let sink = Subscribers.Sink<Output, Failure> { completion in
                    if case .failure(let error) = completion { continuation.resume(throwing: error) }
                } receiveValue: {
                    continuation.resume(returning: Transfer($0))
                }
                subscribe(sink)
            }.value
        }
    }
}
