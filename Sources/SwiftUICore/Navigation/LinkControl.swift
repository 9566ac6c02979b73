/// What a link looks like: the content of a row of a list, elsewhere a button.
struct LinkControl<Label: View>: View {
    let isRow: Bool
    let isEnabled: Bool
    let action: @MainActor () -> Void
    let label: Label

    var body: some View {
        Group {
            if isRow {
                PressArea(surface: nil, isSteady: false, action: action, onPressing: nil, content: label)
            } else {
                Button(action: action) { label }
            }
        }
        .disabled(!isEnabled)
    }
}
