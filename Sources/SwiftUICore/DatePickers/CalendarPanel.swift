import Foundation

/// The days of a calendar that are chosen, and what chooses others.
@MainActor
protocol DaysOfCalendar {
    /// A day of the month that is shown until the person turns to another.
    var first: Date { get }

    func contains(_ day: Date, in calendar: Calendar) -> Bool
    func canBeChosen(_ day: Date, in calendar: Calendar) -> Bool
    func choose(_ day: Date, in calendar: Calendar)
}

/// A month, of which days can be chosen, and what leads to other months.
struct CalendarPanel<Days: DaysOfCalendar>: View {
    let days: Days
    let customs: DateCustoms
    /// The month that is shown; nil for that of the chosen day.
    @State private var shown: Date?
    @Environment(\.tintColor) private var tint

    var body: some View {
        let month = CalendarMonth(of: shown ?? days.first, in: customs.calendar)
        VStack(spacing: 0) {
            header
            HStack(spacing: 0) {
                ForEach(Array(month.weekdays.enumerated()), id: \.offset) { day in
                    Text(day.element.uppercased())
                        .font(.caption.weight(.semibold))
                        .foregroundColor(Color(.standard(.tertiaryLabel)))
                        .frame(maxWidth: .infinity)
                        .accessibilityHidden(true)
                }
            }
            .frame(height: DatePickerMetrics.weekdays)
            ForEach(Array(month.weeks.enumerated()), id: \.offset) { week in
                HStack(spacing: 0) {
                    ForEach(Array(week.element.enumerated()), id: \.offset) { day in cell(day.element) }
                }
            }
        }
    }

    private var header: some View {
        HStack(spacing: 0) {
            Text(customs.month(shown ?? days.first)).font(.headline)
            Spacer()
            step(-1, "chevron.left", Words.previousMonth)
            step(1, "chevron.right", Words.nextMonth)
        }
        .frame(height: DatePickerMetrics.header)
        .padding(.leading, DatePickerMetrics.inset)
    }

    private func step(_ months: Int, _ symbol: String, _ name: String) -> some View {
        PressArea(
            surface: nil, isSteady: false, action: { move(by: months) }, onPressing: nil,
            content: Image(systemName: symbol)
                .foregroundColor(tint ?? .accentColor)
                .fontWeight(.semibold)
                .frame(width: DatePickerMetrics.cell, height: DatePickerMetrics.header)
        )
        .accessibilityLabel(Text(verbatim: name))
    }

    private func move(by months: Int) {
        shown = customs.calendar.date(byAdding: .month, value: months, to: shown ?? days.first)
    }

    @ViewBuilder private func cell(_ day: Date?) -> some View {
        if let day {
            DayCell(
                name: customs.fullDay(day), number: customs.calendar.component(.day, from: day),
                isChosen: days.contains(day, in: customs.calendar),
                isEnabled: days.canBeChosen(day, in: customs.calendar)
            ) {
                // The month stays, even if what is chosen first is in another.
                shown = day
                days.choose(day, in: customs.calendar)
            }
        } else {
            Color.clear.frame(maxWidth: .infinity).frame(height: DatePickerMetrics.cell)
        }
    }
}

/// A day of a month.
private struct DayCell: View {
    let name: String
    let number: Int
    let isChosen: Bool
    let isEnabled: Bool
    let choose: @MainActor () -> Void
    @Environment(\.tintColor) private var tint

    var body: some View {
        PressArea(
            surface: nil, isSteady: false, action: choose, onPressing: nil,
            content: Text(verbatim: String(number))
                .font(isChosen ? .title3.weight(.semibold) : .title3)
                .foregroundColor(color)
                .frame(maxWidth: .infinity)
                .frame(height: DatePickerMetrics.cell)
                .background {
                    if isChosen {
                        Circle()
                            .fill((tint ?? .accentColor).opacity(DatePickerMetrics.chosenFill))
                            .frame(width: DatePickerMetrics.mark, height: DatePickerMetrics.mark)
                    }
                }
        )
        .disabled(!isEnabled)
        .accessibilityLabel(Text(verbatim: name))
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }

    private var color: Color {
        if !isEnabled { return Color(.standard(.tertiaryLabel)) }
        return isChosen ? tint ?? .accentColor : Color(.standard(.label))
    }
}
