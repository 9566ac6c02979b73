/// A button as an item of a menu: its label across the menu.
struct MenuButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        PressArea(
            surface: nil, isSteady: false, action: configuration.action, onPressing: nil,
            content: configuration.label.controlColor(color).frame(maxWidth: .infinity, alignment: .leading))
    }

    private var color: Color {
        if !isEnabled { return Color(.standard(.tertiaryLabel)) }
        return configuration.role == .destructive ? .red : Color(.standard(.label))
    }
}

/// A toggle as an item of a menu: it has a checkmark while it is on.
struct MenuToggle: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        PressArea(
            surface: nil, isSteady: false, isOn: configuration.isOn, action: { configuration.isOn.toggle() },
            onPressing: nil,
            content: configuration.label
                .controlColor(Color(.standard(isEnabled ? .label : .tertiaryLabel)))
                .frame(maxWidth: .infinity, alignment: .leading))
    }
}

/// A label in a menu: the icons of all items stand in one column.
struct MenuLabel: View {
    let configuration: LabelStyleConfiguration

    var body: some View {
        HStack(spacing: MenuMetrics.iconDistance) {
            configuration.icon.frame(minWidth: MenuMetrics.iconWidth)
            configuration.title
        }
    }
}
