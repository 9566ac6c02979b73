/// A picker as a part of a menu: its options are items, in one line for a palette, or in a menu of their own.
struct PickerInMenu<SelectionValue: Hashable, Content: View, Label: View>: View {
    let options: PickerOptions<SelectionValue, Content>
    let label: Label
    let kind: PickerKind

    var body: some View {
        switch kind {
        case .menu:
            Menu {
                InlinePicker(options: options, label: EmptyView())
            } label: {
                label
            }
        case .palette: OptionBar(options: options, label: label)
        default: InlinePicker(options: options, label: label)
        }
    }
}
