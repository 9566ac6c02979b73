import Foundation
import SceneCore

/// A picture from an address, shown as soon as it is there.
///
///     AsyncImage(url: URL(string: "https://example.org/lake.jpg")) { image in
///         image.resizable().scaledToFit()
///     } placeholder: {
///         ProgressView()
///     }
///
/// It is fetched by the app, not by the page, when the view comes on screen, and anew when the address changes; a view that leaves
/// no longer waits for it. It only decorates until it is given a name with ``View/accessibilityLabel(_:)``. What is no picture, is
/// larger than two megabytes, or takes too long is a failure, and so is an address that is neither of the web (`http`, `https`) nor
/// a file of the app or of its visitor.
public struct AsyncImage<Content: View> {
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content
    @State private var phase = AsyncImagePhase.empty
    @Environment(\.pictureLoader) private var loader

    /// A picture that the phase of its coming is shown for: nothing, the picture, or why there is none.
    ///
    /// - Parameters:
    ///   - scale: Pixels of the picture for each point.
    ///   - transaction: How the change from one phase to the next is shown.
    nonisolated public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.transaction = transaction
        self.content = content
    }

    /// A picture of its own size; a grey surface stands for one that is not there.
    nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale) { $0.image ?? .placeholder }
    }

    /// A picture that views are made of, with others in its place while it is not there.
    nonisolated public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }
}

extension AsyncImage: View {
    public var body: some View {
        content(phase).task(id: PictureRequest(url: url, scale: scale)) { await load() }
    }

    @MainActor
    private func load() async {
        phase = .empty
        guard let url, let loader else { return }
        do {
            show(.success(Image(try await loader.load(url, scale: scale))))
        } catch {
            show(.failure(error))
        }
    }

    /// What comes after the view has left, or wants another picture, is for nobody.
    @MainActor
    private func show(_ new: AsyncImagePhase) {
        guard !Task.isCancelled else { return }
        withTransaction(transaction) { phase = new }
    }
}

private struct PictureRequest: Equatable {
    let url: URL?
    let scale: CGFloat
}

extension Image {
    /// A picture that was fetched; it only decorates.
    init(_ asset: ImageAsset) {
        self.init(.fetched(asset))
    }

    /// A grey surface that fills its room.
    fileprivate static var placeholder: Image { Image(.placeholder) }

    private init(_ source: Source) {
        self.source = source
        label = nil
    }
}

extension EnvironmentValues {
    private struct PictureLoaderKey: EnvironmentKey {
        static var defaultValue: (any PictureLoader)? { nil }
    }

    /// Fetches pictures for the views of a window.
    var pictureLoader: (any PictureLoader)? {
        get { self[PictureLoaderKey.self] }
        set { self[PictureLoaderKey.self] = newValue }
    }
}
