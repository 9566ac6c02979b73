import Foundation
import SceneCore

/// Answers for the web in a test: a picture comes when the test says so.
@MainActor
final class TestPictures: PictureLoader {
    private enum Answer {
        case size(CGSize)
        case failure(any Error)
    }

    private var answers: [URL: Answer] = [:]
    private var waiting: [URL: [AsyncStream<Void>.Continuation]] = [:]

    func load(_ url: URL, scale: CGFloat) async throws -> ImageAsset {
        if answers[url] == nil {
            // It ends when the answer is there, or when nobody waits any more.
            let (end, continuation) = AsyncStream<Void>.makeStream()
            waiting[url, default: []].append(continuation)
            for await _ in end {}
        }
        switch answers[url] {
        case .size(let pixels):
            let size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
            let file = ImageAsset.File(key: url.lastPathComponent, scale: 1)
            return ImageAsset(name: url.lastPathComponent, size: size, files: [file])
        case .failure(let error): throw error
        case nil: throw CancellationError()
        }
    }

    private func answer(_ answer: Answer, for url: URL) {
        answers[url] = answer
        for continuation in waiting.removeValue(forKey: url) ?? [] { continuation.finish() }
    }

    fileprivate func deliver(_ size: CGSize, for url: URL) {
        answer(.size(size), for: url)
    }

    fileprivate func refuse(_ url: URL, _ error: any Error) {
        answer(.failure(error), for: url)
    }
}

extension TestApp {
    /// Lets the picture arrive that an `AsyncImage` waits for, or will: of this size, in pixels. Nothing is fetched in a test, and a
    /// picture that is never delivered is waited for.
    ///
    ///     app.deliver(imageOf: CGSize(width: 400, height: 300), for: url)
    ///     #expect(await app.wait(within: .seconds(5)) { app.exists(.image, "Lake") })
    public func deliver(imageOf size: CGSize, for url: URL) {
        pictures.deliver(size, for: url)
    }

    /// Lets the fetching of a picture fail.
    public func refuse(_ url: URL, with error: any Error) {
        pictures.refuse(url, error)
    }
}
