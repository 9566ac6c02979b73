/// An app: what its windows show, and where it begins.
///
///     @main
///     struct ToolShed: App {
///         var body: some Scene {
///             WindowGroup {
///                 ToolList()
///             }
///         }
///     }
@MainActor
@preconcurrency
public protocol App {
    /// The type of ``body``.
    associatedtype Body: Scene

    /// The app's scenes.
    @SceneBuilder
    var body: Body { get }

    /// Makes the app. Called once, when it starts.
    init()
}
