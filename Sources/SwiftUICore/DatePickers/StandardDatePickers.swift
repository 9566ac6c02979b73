import Foundation

/// A label, and the date and the time at the other end of the line. Each opens what sets it.
struct CompactDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.self) private var environment

    var body: some View {
        HStack(spacing: DatePickerMetrics.pillDistance) {
            if !environment.areLabelsHidden {
                configuration.label
                    .painted(in: environment.isEnabled ? nil : Color(.standard(.tertiaryLabel)))
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .accessibilityHidden(true)
            }
            NamedControls(
                label: configuration.label,
                content: DatePills(
                    choice: configuration.choice, components: configuration.displayedComponents,
                    customs: DateCustoms(environment))
            )
            // A row is as high as its label, as with a switch.
            .frame(height: environment.isInListRow ? 0 : nil)
        }
    }
}

/// The date and the time, as far as they are to be set.
private struct DatePills: View {
    let choice: DateChoice
    let components: DatePickerComponents
    let customs: DateCustoms

    var body: some View {
        HStack(spacing: DatePickerMetrics.pillDistance) {
            if components.contains(.date) {
                Pill(title: customs.day(choice.date), name: Words.date) {
                    CalendarPanel(days: choice, customs: customs).frame(width: DatePickerMetrics.calendarWidth)
                }
            }
            if components.contains(.hourAndMinute) {
                Pill(title: customs.time(choice.date), name: Words.time) {
                    TimeWheels(choice: choice, customs: customs).frame(width: DatePickerMetrics.wheelsWidth)
                }
            }
        }
    }
}

/// A value on a quiet surface, which opens a panel.
private struct Pill<Panel: View>: View {
    let title: String
    /// What the panel is called.
    let name: String
    @ViewBuilder let panel: () -> Panel
    @State private var isPresented = false
    @Environment(\.self) private var environment

    var body: some View {
        let isPresented = $isPresented
        PressArea(
            surface: surface, isSteady: false, action: { isPresented.wrappedValue = true }, onPressing: nil,
            content: Text(verbatim: title).foregroundColor(color).lineLimit(1)
        )
        .fixedSize()
        .environment(\.popUpState, PopUpState(isExpanded: self.isPresented, isMenu: false))
        .modifier(
            PopupModifier(isPresented: isPresented) {
                PanelPopup(content: panel(), name: name) { isPresented.wrappedValue = false }
            })
    }

    private var surface: ButtonSurface {
        ButtonSurface(
            fill: StandardColor.tertiaryFill.color(in: environment.colorScheme), shape: .capsule,
            insets: EdgeInsets(
                top: DatePickerMetrics.pillPadding, leading: DatePickerMetrics.pillInset,
                bottom: DatePickerMetrics.pillPadding, trailing: DatePickerMetrics.pillInset))
    }

    private var color: Color {
        if !environment.isEnabled { return Color(.standard(.tertiaryLabel)) }
        return isPresented ? environment.tintColor ?? .accentColor : Color(.standard(.label))
    }
}

/// A calendar, and below it the time.
struct GraphicalDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.self) private var environment

    var body: some View {
        NamedControls(label: configuration.label, content: controls)
            .environment(\.isInListRow, false)
    }

    private var controls: some View {
        let customs = DateCustoms(environment)
        return VStack(spacing: 0) {
            if configuration.displayedComponents.contains(.date) {
                CalendarPanel(days: configuration.choice, customs: customs)
            }
            if configuration.displayedComponents.contains(.hourAndMinute) {
                HStack {
                    Text(verbatim: Words.time)
                    Spacer()
                    DatePills(choice: configuration.choice, components: .hourAndMinute, customs: customs)
                }
                .padding(.horizontal, DatePickerMetrics.inset)
                .frame(height: DatePickerMetrics.header)
            }
        }
    }
}

/// A label, and below it a wheel for each part of the date.
struct WheelDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.self) private var environment

    var body: some View {
        VStack(spacing: 0) {
            if !environment.areLabelsHidden {
                configuration.label
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .accessibilityHidden(true)
            }
            NamedControls(label: configuration.label, content: wheels)
        }
    }

    private var wheels: some View {
        let customs = DateCustoms(environment)
        return VStack(spacing: 0) {
            if configuration.displayedComponents.contains(.date) {
                DayWheels(choice: configuration.choice, customs: customs)
            }
            if configuration.displayedComponents.contains(.hourAndMinute) {
                TimeWheels(choice: configuration.choice, customs: customs)
            }
        }
    }
}
