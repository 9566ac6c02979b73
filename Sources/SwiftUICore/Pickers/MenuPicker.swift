/// The chosen option of a picker, which shows a menu of all of them. In a list it is the whole row.
struct MenuPicker<SelectionValue: Hashable, Content: View, Label: View>: View {
    let options: PickerOptions<SelectionValue, Content>
    let label: Label
    /// What is shown for the chosen option; nil for its view.
    let value: AnyView?
    @State private var isPresented = false
    @Environment(\.isInListRow) private var isInListRow
    @Environment(\.areLabelsHidden) private var isLabelHidden
    @Environment(\.menuOrder) private var order
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let isPresented = $isPresented
        PressArea(
            surface: nil, isSteady: false, action: { isPresented.wrappedValue = true }, onPressing: nil, content: parts
        )
        .environment(\.popUpState, PopUpState(isExpanded: self.isPresented))
    }

    @ViewBuilder private var parts: some View {
        if isInListRow {
            HStack(spacing: PickerMetrics.labelDistance) {
                if isLabelHidden {
                    chosen.background { SpokenByTitle(title: label, icon: Color.clear) }
                } else {
                    label
                        .painted(in: isEnabled ? nil : Color(.standard(.tertiaryLabel)))
                        .frame(maxWidth: .infinity, alignment: .leading)
                    chosen
                }
            }
        } else {
            chosen
                .padding(.horizontal, PickerMetrics.inset)
                .padding(.vertical, PickerMetrics.padding)
                .background { SpokenByTitle(title: label, icon: Color.clear) }
        }
    }

    /// The menu stands by what it changes.
    private var chosen: some View {
        let isPresented = $isPresented
        return ChosenValue(options: options, value: value, isQuiet: isInListRow)
            .modifier(
                PopupModifier(isPresented: isPresented) {
                    MenuPopup(
                        content: InlinePicker(options: options, label: EmptyView()), preview: EmptyView(), order: order
                    ) { isPresented.wrappedValue = false }
                })
    }
}

/// The chosen option with the sign that others can be chosen.
private struct ChosenValue<SelectionValue: Hashable, Content: View>: View {
    let options: PickerOptions<SelectionValue, Content>
    let value: AnyView?
    /// In a list the value is not what is most to be seen.
    let isQuiet: Bool
    @Environment(\.menuIndicatorVisibility) private var indicator
    @Environment(\.tintColor) private var tint
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        HStack(spacing: PickerMetrics.indicatorDistance) {
            ChosenOption(options: options, value: value)
            if indicator != .hidden {
                Image(systemName: "chevron.up.chevron.down")
                    .imageScale(.small)
                    .environment(\.isIcon, true)
                    // A line of text is no higher for it.
                    .frame(width: PickerMetrics.indicatorWidth, height: 0)
            }
        }
        .foregroundColor(color)
    }

    private var color: Color {
        if !isEnabled { return Color(.standard(.tertiaryLabel)) }
        return isQuiet && tint == nil ? Color(.standard(.secondaryLabel)) : tint ?? .accentColor
    }
}

/// The view of the chosen option, or what the app shows for it.
struct ChosenOption<SelectionValue: Hashable, Content: View>: View {
    let options: PickerOptions<SelectionValue, Content>
    let value: AnyView?

    var body: some View {
        if let value {
            value
        } else {
            ChosenView(options: options, label: EmptyView())
        }
    }
}

/// Of all options only the chosen one.
private struct ChosenView<SelectionValue: Hashable, Content: View> {
    let options: PickerOptions<SelectionValue, Content>
    let label: EmptyView
}

extension ChosenView: OptionsView {
    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(ChosenViewNode<Self>.self, for: view)
    }
}

private final class ChosenViewNode<View: OptionsView>: OptionsNode<View> {
    private var chosen: LayoutItem?
    private var quietEnvironment = DerivedEnvironment()

    override var ownItems: [LayoutItem]? { chosen.map { [$0] } ?? [] }

    /// A label of an option stands in a line here, and is no label of a row.
    override func optionEnvironment() -> EnvironmentValues {
        quietEnvironment.derive(from: environment) { $0.isInListRow = false }
    }

    override func show(_ options: [PickerOption]) {
        let new = options.first(where: \.isChosen)?.item
        guard new !== chosen else { return }
        chosen = new
        itemsDidChange()
    }
}
