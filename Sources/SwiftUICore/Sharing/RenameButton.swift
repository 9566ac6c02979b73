/// A button that begins to rename what it stands for, where a ``View/renameAction(_:)-(()->Void)`` around it says how. Without one it
/// is disabled.
public struct RenameButton<Label: View> {
    private let label: Label
    @Environment(\.rename) private var rename

    /// A button with the system's title and symbol.
    nonisolated public init() where Label == SwiftUICore.Label<Text, Image> {
        label = SwiftUICore.Label(Words.rename, systemImage: "pencil")
    }
}

extension RenameButton: View {
    public var body: some View {
        Button {
            rename?()
        } label: {
            label
        }
        .disabled(rename == nil)
    }
}

/// Begins to rename something.
public struct RenameAction {
    let action: () -> Void

    /// Begins to rename it.
    public func callAsFunction() {
        action()
    }
}

extension EnvironmentValues {
    private struct RenameKey: EnvironmentKey {
        static var defaultValue: RenameAction? { nil }
    }

    /// Begins to rename what a view stands for; nil where nothing is to be renamed.
    public var rename: RenameAction? { ownRename }

    fileprivate var ownRename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

extension View {
    /// Says what a ``RenameButton`` in this view does.
    nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
        environment(\.ownRename, RenameAction(action: action))
    }

    /// Has a ``RenameButton`` in this view give the focus to a field.
    nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        renameAction { isFocused.wrappedValue = true }
    }
}
