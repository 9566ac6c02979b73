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
    private var place: EnvironmentPlace?

    /// Reads the value at a key path, such as `\.colorScheme`.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        path = keyPath
    }

    /// The value at this moment; outside of a view that is on screen, the default.
    public var wrappedValue: Value {
        (place?.environment ?? EnvironmentValues())[keyPath: path]
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: LinkedProperty {
    mutating func link(to slot: inout AnyObject?, node: ViewNode) {
        let place = slot.map { unsafeDowncast($0, to: EnvironmentPlace.self) } ?? EnvironmentPlace(node)
        slot = place
        self.place = place
    }
}

/// Where a view stands in the tree, as far as its environment is concerned. A closure of the app's may keep it for longer than
/// the view is there; it then reads what was there last.
private final class EnvironmentPlace: @unchecked Sendable {
    private let node: Handle<ViewNode>
    private var last: EnvironmentValues

    @MainActor
    init(_ node: ViewNode) {
        self.node = node.handle
        last = node.environment
    }

    var environment: EnvironmentValues {
        guard MainThread.isCurrent else { return last }
        MainActor.assumeIsolated {
            if let node = node.object { last = node.environment }
        }
        return last
    }
}
