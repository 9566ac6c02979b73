/// Surroundings that previews can be shown in, with something made once for all of them.
///
///     struct WithSamples: PreviewModifier {
///         static func makeSharedContext() async throws -> Library {
///             try await Library.samples()
///         }
///
///         func body(content: Content, context: Library) -> some View {
///             content.environment(context)
///         }
///     }
///
///     #Preview(traits: .modifier(WithSamples())) {
///         Shelf()
///     }
@MainActor
@preconcurrency
public protocol PreviewModifier {
    /// The type of ``body(content:context:)``.
    associatedtype Body: View

    /// What all previews with the modifier share.
    associatedtype Context = Void

    /// The view that is previewed.
    typealias Content = PreviewModifierContent

    /// Makes what the previews share. Called once for each type of modifier, before the first preview is shown. If it throws, the
    /// preview shows the error instead.
    static func makeSharedContext() async throws -> Context

    /// Puts the view in its surroundings.
    @ViewBuilder
    func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Nothing is shared.
    public static func makeSharedContext() async throws {}
}

/// The view that a ``PreviewModifier`` puts in its surroundings.
public struct PreviewModifierContent {
    let view: AnyView
}

extension PreviewModifierContent: View {
    /// The view itself.
    public var body: some View {
        view
    }
}

/// A view in the surroundings of a modifier, from when what they share is there.
struct PreviewSurroundings<Modifier: PreviewModifier>: View {
    let modifier: Modifier
    let content: AnyView
    @State private var context: Result<Modifier.Context, any Error>?

    init(modifier: Modifier, content: AnyView) {
        self.modifier = modifier
        self.content = content
        _context = State(initialValue: PreviewContexts.known(for: Modifier.self))
    }

    var body: some View {
        switch context {
        case .success(let context): modifier.body(content: PreviewModifierContent(view: content), context: context)
        case .failure(let error): Text("This preview's surroundings could not be made. \(String(describing: error))")
        case nil: EmptyView().task { context = await PreviewContexts.context(for: Modifier.self) }
        }
    }
}

/// What previews share, by the type of the modifier.
@MainActor
private enum PreviewContexts {
    private static var made: [ObjectIdentifier: Any] = [:]

    static func known<Modifier: PreviewModifier>(
        for type: Modifier.Type
    ) -> Result<Modifier.Context, any Error>? {
        made[ObjectIdentifier(type)] as? Result<Modifier.Context, any Error>
    }

    static func context<Modifier: PreviewModifier>(
        for type: Modifier.Type
    ) async -> Result<Modifier.Context, any Error> {
        if let known = known(for: type) { return known }
        let result: Result<Modifier.Context, any Error>
        do {
            result = .success(try await Modifier.makeSharedContext())
        } catch {
            result = .failure(error)
        }
        // Another preview may have waited for the same; the first one counts.
        if let known = known(for: type) { return known }
        made[ObjectIdentifier(type)] = result
        return result
    }
}
