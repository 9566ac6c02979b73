/// What a link looks like: a row's content in a list, elsewhere a button.
struct LinkControl<Label: View>: View {
    let isEnabled: Bool
    let action: @MainActor () -> Void
    let label: Label

    var body: some View {
        label
    }
}
