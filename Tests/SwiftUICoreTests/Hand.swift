import Testing

/// Reaches into a view from a test: the view says what is to be done by name, the test has it done.
@MainActor
final class Hand {
    private var actions: [String: (Any) -> Void] = [:]
    private(set) var seen: [String: Any] = [:]

    func on(_ name: String, _ action: @escaping () -> Void) {
        actions[name] = { _ in action() }
    }

    func on<Value>(_ name: String, _ action: @escaping (Value) -> Void) {
        actions[name] = { if let value = $0 as? Value { action(value) } }
    }

    func press(_ name: String, _ value: Any = ()) {
        guard let action = actions[name] else {
            Issue.record("no view has said what \"\(name)\" does")
            return
        }
        action(value)
    }

    /// Notes a value that a view has at this moment.
    func see(_ name: String, _ value: Any) {
        seen[name] = value
    }
}
