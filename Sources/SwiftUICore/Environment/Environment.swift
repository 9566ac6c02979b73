/// A value of the environment, read in a view.
///
///     struct Caption: View {
///         @Environment(\.horizontalSizeClass) private var width
///
///         var body: some View {
///             Text(width == .compact ? "Narrow" : "Wide")
///         }
///     }
///
/// The view's body is evaluated again when the value has changed, if the body has read it.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let path: KeyPath<EnvironmentValues, Value>
    private unowned(unsafe) var node: ViewNode?

    /// Reads the value at a key path, such as `\.colorScheme`.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        path = keyPath
    }

    /// The value at this moment; outside of a view that is on screen, the default.
    public var wrappedValue: Value {
        guard let node, MainThread.isCurrent else { return EnvironmentValues()[keyPath: path] }
        nonisolated(unsafe) let path = path
        nonisolated(unsafe) var value: Value?
        MainActor.assumeIsolated { value = node.environment[keyPath: path] }
        return value ?? EnvironmentValues()[keyPath: path]
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: LinkedProperty {
    mutating func link(to slot: inout AnyObject?, node: ViewNode) {
        self.node = node
    }
}
