/// Whether what is shown can be edited.
public enum EditMode: Sendable {
    /// It is shown as it is.
    case inactive
    /// It is edited for the moment, as a row after a swipe.
    case transient
    /// It can be edited.
    case active

    /// Whether it can be edited, for the moment or longer.
    public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
    private struct EditModeKey: EnvironmentKey {
        static var defaultValue: Binding<EditMode>? { nil }
    }

    /// Whether the screen around the view is edited; nil where there is no such mode. An ``EditButton`` changes it.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

/// A button that begins and ends the editing of the screen that it stands on: the deleting, moving and marking of rows.
public struct EditButton {
    @Environment(\.editMode) private var editMode

    nonisolated public init() {}
}

extension EditButton: View {
    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing == true
        Button {
            guard let editMode else { return }
            withAnimation { editMode.wrappedValue = isEditing ? .inactive : .active }
        } label: {
            Text(verbatim: isEditing ? Words.done : Words.edit)
                .fontWeight(isEditing ? .semibold : nil)
        }
    }
}
