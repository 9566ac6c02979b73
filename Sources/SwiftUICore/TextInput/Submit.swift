/// What can be submitted.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The return key in a text field.
    public static let text = SubmitTriggers(rawValue: 1 << 0)
    /// The return key in a search field.
    public static let search = SubmitTriggers(rawValue: 1 << 1)
}

extension View {
    /// Does something when a person has finished with a field in this view, by the return key. Of actions around one another
    /// the inner one runs first. The field then gives up the focus, unless an action moves it elsewhere.
    nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        modifier(SubmitModifier(triggers: triggers, action: action))
    }

    /// Keeps what is submitted in this view from the actions around it.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
        modifier(SubmitScopeModifier(isBlocking: isBlocking))
    }
}

struct SubmitModifier {
    let triggers: SubmitTriggers
    let action: () -> Void
}

extension SubmitModifier: EnvironmentWriting {
    func write(to environment: inout EnvironmentValues) {
        environment.submitActions.actions.insert((triggers, action), at: 0)
    }
}

struct SubmitScopeModifier {
    let isBlocking: Bool
}

extension SubmitScopeModifier: EnvironmentWriting {
    func write(to environment: inout EnvironmentValues) {
        if isBlocking { environment.submitActions = SubmitActions() }
    }
}

/// What is done when something is submitted, the innermost first.
struct SubmitActions {
    var actions: [(triggers: SubmitTriggers, action: () -> Void)] = []

    func run(_ trigger: SubmitTriggers) {
        for (triggers, action) in actions where triggers.contains(trigger) { action() }
    }
}

extension EnvironmentValues {
    private struct SubmitActionsKey: EnvironmentKey {
        static var defaultValue: SubmitActions { SubmitActions() }
    }

    var submitActions: SubmitActions {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }
}
