/// Ends what a view is presented in: a sheet is dismissed, a screen of a stack goes back.
///
/// Read it from the environment and call it like a function:
///
///     struct Note: View {
///         @Environment(\.dismiss) private var dismiss
///
///         var body: some View {
///             Button("Done") { dismiss() }
///         }
///     }
///
/// What it ends is decided by where it is read: read it in the view that is presented, not in the one that presents. Where
/// nothing is presented, calling it does nothing.
@MainActor
@preconcurrency
public struct DismissAction {
    private let dismissal: Dismissal?

    nonisolated init(_ dismissal: Dismissal?) {
        self.dismissal = dismissal
    }

    /// Ends what the view is presented in. Do not call it by this name; write `dismiss()`.
    public func callAsFunction() {
        dismissal?.perform()
    }
}

/// What `dismiss` does for the views in something that is presented. Whatever presents makes one, keeps it as long as what it
/// presents is there, and sets it in the environment of that.
@MainActor
package final class Dismissal {
    let perform: () -> Void

    package init(_ perform: @escaping () -> Void) {
        self.perform = perform
    }
}

extension EnvironmentValues {
    private struct DismissalKey: EnvironmentKey {
        static var defaultValue: Dismissal? { nil }
    }

    /// What `dismiss` does here; nil where nothing is presented.
    package var dismissal: Dismissal? {
        get { self[DismissalKey.self] }
        set { self[DismissalKey.self] = newValue }
    }

    /// Ends what the view is presented in; see ``DismissAction``.
    public var dismiss: DismissAction {
        DismissAction(dismissal)
    }

    /// Whether the view stands in something that ``dismiss`` ends: a sheet, or a screen that is not a stack's first.
    public var isPresented: Bool {
        dismissal != nil
    }
}
