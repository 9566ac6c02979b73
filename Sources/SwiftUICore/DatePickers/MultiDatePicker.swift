import Foundation

/// A calendar of which any number of days can be chosen.
///
///     struct Nights: View {
///         @State private var nights: Set<DateComponents> = []
///
///         var body: some View {
///             MultiDatePicker("Nights", selection: $nights, in: Date.now...)
///         }
///     }
///
/// A press of a day chooses it, another one takes it back. What is chosen has its calendar, era, year, month and day.
public struct MultiDatePicker<Label: View> {
    private let selection: Binding<Set<DateComponents>>
    private let bounds: DayBounds
    private let label: Label
    @Environment(\.self) private var environment

    fileprivate nonisolated init(_ selection: Binding<Set<DateComponents>>, _ bounds: DayBounds, label: Label) {
        self.selection = selection
        self.bounds = bounds
        self.label = label
    }
}

extension MultiDatePicker: View {
    public var body: some View {
        NamedControls(
            label: label,
            content: CalendarPanel(
                days: ChosenDays(selection: selection, bounds: bounds, calendar: DateCustoms(environment).calendar),
                customs: DateCustoms(environment))
        )
        .environment(\.isInListRow, false)
    }
}

extension MultiDatePicker {
    /// A picker of any days, with a label of any views. The label is read out and not seen.
    nonisolated public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection, DayBounds(), label: label())
    }

    /// A picker of days in a range, without the one that it ends with if it ends at midnight, with a label of any views.
    nonisolated public init(
        selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DayBounds(lower: bounds.lowerBound, upper: bounds.upperBound), label: label())
    }

    /// A picker of days from a date on, with a label of any views.
    nonisolated public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DayBounds(lower: bounds.lowerBound), label: label())
    }

    /// A picker of days before a date, with a label of any views.
    nonisolated public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DayBounds(upper: bounds.upperBound), label: label())
    }
}

extension MultiDatePicker where Label == Text {
    /// A picker of any days, called by a text with values in it.
    nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection, DayBounds(), label: Text(titleKey))
    }

    /// A picker of days in a range, called by a text with values in it.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) {
        self.init(selection, DayBounds(lower: bounds.lowerBound, upper: bounds.upperBound), label: Text(titleKey))
    }

    /// A picker of days from a date on, called by a text with values in it.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection, DayBounds(lower: bounds.lowerBound), label: Text(titleKey))
    }

    /// A picker of days before a date, called by a text with values in it.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection, DayBounds(upper: bounds.upperBound), label: Text(titleKey))
    }

    /// A picker of any days, called by a text as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection, DayBounds(), label: Text(title))
    }

    /// A picker of days in a range, called by a text as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) {
        self.init(selection, DayBounds(lower: bounds.lowerBound, upper: bounds.upperBound), label: Text(title))
    }

    /// A picker of days from a date on, called by a text as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection, DayBounds(lower: bounds.lowerBound), label: Text(title))
    }

    /// A picker of days before a date, called by a text as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection, DayBounds(upper: bounds.upperBound), label: Text(title))
    }
}

/// The moments of which days can be chosen; nil for no limit.
private struct DayBounds: Equatable {
    var lower: Date?
    /// The first moment that is none of them.
    var upper: Date?

    /// Whether a day has a moment that is one of them.
    func meet(dayOf date: Date, in calendar: Calendar) -> Bool {
        guard let day = calendar.dateInterval(of: .day, for: date) else { return false }
        if let lower, day.end <= lower { return false }
        if let upper, day.start >= upper { return false }
        return true
    }
}

/// The days that are chosen, within limits.
private struct ChosenDays: DaysOfCalendar {
    let selection: Binding<Set<DateComponents>>
    let bounds: DayBounds
    let calendar: Calendar

    /// The earliest day that is chosen, or else today, as near to it as may be chosen.
    var first: Date {
        if let earliest = selection.wrappedValue.compactMap({ calendar.date(from: $0) }).min() { return earliest }
        let today = max(bounds.lower ?? .distantPast, .now)
        guard let upper = bounds.upper, upper <= today else { return today }
        return upper.addingTimeInterval(-1)
    }

    func contains(_ day: Date, in calendar: Calendar) -> Bool {
        selection.wrappedValue.contains { isSame($0, day, in: calendar) }
    }

    func canBeChosen(_ day: Date, in calendar: Calendar) -> Bool {
        bounds.meet(dayOf: day, in: calendar)
    }

    func choose(_ day: Date, in calendar: Calendar) {
        let others = selection.wrappedValue.filter { !isSame($0, day, in: calendar) }
        if others.count < selection.wrappedValue.count {
            selection.wrappedValue = others
        } else {
            selection.wrappedValue.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
        }
    }

    private func isSame(_ components: DateComponents, _ day: Date, in calendar: Calendar) -> Bool {
        calendar.date(from: components).map { calendar.isDate($0, inSameDayAs: day) } ?? false
    }
}
