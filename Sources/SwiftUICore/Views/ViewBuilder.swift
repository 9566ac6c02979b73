/// Puts the views written in a closure together into one.
@resultBuilder
public struct ViewBuilder {
    /// A single view as it is.
    public static func buildExpression<Content: View>(_ content: Content) -> Content {
        content
    }

    /// Nothing.
    public static func buildBlock() -> EmptyView {
        EmptyView()
    }

    /// A single view as it is.
    public static func buildBlock<Content: View>(_ content: Content) -> Content {
        content
    }

    /// Several views, one after the other.
    @_disfavoredOverload
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }

    /// A view that is there only under a condition.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? {
        content
    }

    /// The first of two.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// The second of two.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// A view that may need a newer system than the app's oldest.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}
