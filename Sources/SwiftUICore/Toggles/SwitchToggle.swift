/// A label, and a switch at the trailing end.
struct SwitchToggle: View {
    let configuration: ToggleStyleConfiguration
    /// Of a switch that is on; nil for that of the surroundings.
    let tint: Color?
    @Environment(\.areLabelsHidden) private var isLabelHidden
    @Environment(\.isInListRow) private var isInListRow
    @Environment(\.isEnabled) private var isEnabled

    /// What stands beside a toggle lines up with its upper edge (`constants.md`, "Controls", toggle).
    var body: some View {
        PressArea(
            surface: nil, isSteady: true, isOn: configuration.isOn, action: { configuration.isOn.toggle() },
            onPressing: nil, content: parts
        )
        .alignmentGuide(.firstTextBaseline) { _ in 0 }
        .alignmentGuide(.lastTextBaseline) { _ in 0 }
    }

    @ViewBuilder private var parts: some View {
        if isLabelHidden {
            SpokenByTitle(title: configuration.label, icon: mark)
        } else {
            HStack(spacing: 0) {
                configuration.label
                    .painted(in: isEnabled ? nil : Color(.standard(.tertiaryLabel)))
                    .frame(maxWidth: .infinity, alignment: .leading)
                mark
                    .padding(.leading, SwitchMetrics.labelDistance)
                    // A row is as high as its label: the switch reaches over that (`constants.md`, "Lists and forms").
                    .frame(height: isInListRow ? 0 : nil)
            }
        }
    }

    private var mark: some View {
        SwitchMark(isOn: configuration.isOn, tint: tint)
    }
}

/// The switch itself.
private struct SwitchMark: View {
    let isOn: Bool
    let tint: Color?
    @Environment(\.tintColor) private var surroundingTint
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        Capsule()
            .fill(isOn ? tint ?? surroundingTint ?? .green : Color(.standard(.switchTrack)))
            .frame(width: SwitchMetrics.track.width, height: SwitchMetrics.track.height)
            .overlay(alignment: isOn ? .trailing : .leading) {
                Capsule()
                    .fill(Color.white)
                    .frame(width: SwitchMetrics.thumb.width, height: SwitchMetrics.thumb.height)
                    .padding(SwitchMetrics.thumbInset)
            }
            .animation(SwitchMetrics.movement, value: isOn)
            .opacity(isEnabled ? 1 : SwitchMetrics.disabledOpacity)
            .frame(width: SwitchMetrics.room.width, height: SwitchMetrics.room.height)
    }
}
