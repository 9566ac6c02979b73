/// The chosen option of a picker, as a link that leads to a screen with all of them.
struct LinkPicker<SelectionValue: Hashable, Content: View, Label: View>: View {
    let options: PickerOptions<SelectionValue, Content>
    let label: Label
    /// What is shown for the chosen option; nil for its view.
    let value: AnyView?

    var body: some View {
        NavigationLink {
            OptionScreen(options: options, title: label as? Text)
        } label: {
            LabeledContent {
                ChosenOption(options: options, value: value)
            } label: {
                label
            }
        }
    }
}

/// A screen with a row for each option. It goes as soon as one is chosen.
private struct OptionScreen<SelectionValue: Hashable, Content: View>: View {
    let options: PickerOptions<SelectionValue, Content>
    let title: Text?
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        List {
            InlinePicker(options: leaving, label: EmptyView())
        }
        .navigationTitle(title ?? Text(verbatim: ""))
        .navigationBarTitleDisplayMode(.inline)
    }

    private var leaving: PickerOptions<SelectionValue, Content> {
        var options = options
        let dismiss = dismiss
        options.onChoose = { dismiss() }
        return options
    }
}
