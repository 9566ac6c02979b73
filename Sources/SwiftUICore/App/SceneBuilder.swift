/// Puts the scenes written in an app's body together.
@resultBuilder
public struct SceneBuilder {
    /// A single scene as it is.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content {
        content
    }

    /// A single scene as it is.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content {
        content
    }
}
