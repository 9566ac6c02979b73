import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Fetches what addresses of the web have, up to a size and within a time.
struct WebFetcher: Sendable {
    /// How long nothing may come.
    private static let silence: TimeInterval = 15
    /// How long all of it may take.
    private static let patience = Duration.seconds(60)
    /// How much of what servers allow to be kept is kept, in bytes: rows that come back on screen need not be fetched again.
    private static let cacheSize = 8 * 1024 * 1024

    private let deliveries: Deliveries
    private let session: URLSession

    init(sizeLimit: Int) {
        deliveries = Deliveries(sizeLimit: sizeLimit)
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = Self.silence
        configuration.urlCache = URLCache(memoryCapacity: Self.cacheSize, diskCapacity: 0, diskPath: nil)
        session = URLSession(configuration: configuration, delegate: deliveries, delegateQueue: nil)
    }

    /// Ends when the task is cancelled that waits for it.
    @concurrent
    func data(from url: URL) async throws -> Data {
        try await withThrowingTaskGroup(of: Data.self) { group in
            defer { group.cancelAll() }
            group.addTask { try await fetch(url) }
            group.addTask {
                try await Task.sleep(for: Self.patience)
                throw URLError(.timedOut)
            }
            guard let data = try await group.next() else { throw URLError(.unknown) }
            return data
        }
    }

    private func fetch(_ url: URL) async throws -> Data {
        let task = session.dataTask(with: url)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                deliveries.expect(task.taskIdentifier, continuation)
                // Who has been cancelled before that has not been told yet.
                if Task.isCancelled { return deliveries.end(task.taskIdentifier, .failure(CancellationError())) }
                task.resume()
            }
        } onCancel: {
            deliveries.end(task.taskIdentifier, .failure(CancellationError()))
            task.cancel()
        }
    }
}

/// What has come so far of all that is being fetched. All that changes is behind a lock.
private final class Deliveries: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private struct Delivery {
        let continuation: CheckedContinuation<Data, any Error>
        var data = Data()
    }

    private let open = Mutex<[Int: Delivery]>([:])
    private let sizeLimit: Int

    init(sizeLimit: Int) {
        self.sizeLimit = sizeLimit
    }

    func expect(_ task: Int, _ continuation: CheckedContinuation<Data, any Error>) {
        open.withLock { $0[task] = Delivery(continuation: continuation) }
    }

    /// The first end of a task counts.
    func end(_ task: Int, _ outcome: Result<Data, any Error>) {
        open.withLock { $0.removeValue(forKey: task) }?.continuation.resume(with: outcome)
    }

    private func refuse(_ task: URLSessionTask, _ code: URLError.Code) {
        end(task.taskIdentifier, .failure(URLError(code)))
        task.cancel()
    }

    // MARK: What the session tells

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        // A server of the web leads nowhere else.
        completionHandler(request.url?.isOfWeb == true ? request : nil)
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        if !(200..<300).contains(status) {
            refuse(dataTask, .badServerResponse)
        } else if response.expectedContentLength > Int64(sizeLimit) {
            refuse(dataTask, .dataLengthExceedsMaximum)
        }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isTooLong = open.withLock { open in
            open[dataTask.taskIdentifier]?.data.append(data)
            return (open[dataTask.taskIdentifier]?.data.count ?? 0) > sizeLimit
        }
        if isTooLong { refuse(dataTask, .dataLengthExceedsMaximum) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let data = open.withLock { $0[task.taskIdentifier]?.data } ?? Data()
        end(task.taskIdentifier, error.map { .failure($0) } ?? .success(data))
    }
}
