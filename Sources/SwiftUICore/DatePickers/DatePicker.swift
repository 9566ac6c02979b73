import Foundation

/// Which parts of a date a date picker shows and sets.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Hour and minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// Day, month and year.
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that chooses a date, a time, or both.
///
///     DatePicker("Departure", selection: $departure, in: Date.now...)
///
/// It writes dates as is usual in the `locale`, `calendar` and `timeZone` of its surroundings, and lets none outside of the range be
/// chosen. How it looks is the business of its style; see ``View/datePickerStyle(_:)``.
public struct DatePicker<Label: View> {
    /// Which parts of a date are shown.
    public typealias Components = DatePickerComponents

    private let selection: Binding<Date>
    private let range: DateRange
    private let components: Components
    private let label: Label
    @Environment(\.datePickerStyle) private var style

    fileprivate nonisolated init(
        _ selection: Binding<Date>, _ range: DateRange, _ components: Components, label: Label
    ) {
        self.selection = selection
        self.range = range
        self.components = components
        self.label = label
    }
}

extension DatePicker: View {
    public var body: some View {
        style.makeBody(
            DatePickerStyleConfiguration(
                label: DatePickerStyleConfiguration.Label(view: AnyView(label)), selection: selection,
                minimumDate: range.first, maximumDate: range.last, displayedComponents: components))
    }
}

/// The dates that can be chosen; nil for no limit.
struct DateRange: Equatable {
    var first: Date?
    var last: Date?

    /// The nearest date that can be chosen.
    func nearest(to date: Date) -> Date {
        max(first ?? date, min(last ?? date, date))
    }

    /// Whether a day has a moment that can be chosen.
    func includes(dayOf date: Date, in calendar: Calendar) -> Bool {
        if let first, calendar.compare(date, to: first, toGranularity: .day) == .orderedAscending { return false }
        if let last, calendar.compare(date, to: last, toGranularity: .day) == .orderedDescending { return false }
        return true
    }
}

extension DatePicker {
    /// A picker of any date, with a label of any views.
    nonisolated public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateRange(), displayedComponents, label: label())
    }

    /// A picker of a date in a range, with a label of any views.
    nonisolated public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection, DateRange(first: range.lowerBound, last: range.upperBound), displayedComponents, label: label())
    }

    /// A picker of a date from another one on, with a label of any views.
    nonisolated public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateRange(first: range.lowerBound), displayedComponents, label: label())
    }

    /// A picker of a date up to another one, with a label of any views.
    nonisolated public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateRange(last: range.upperBound), displayedComponents, label: label())
    }
}

extension DatePicker where Label == Text {
    /// A picker of any date, with a text as its label, with values in it.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateRange(), displayedComponents, label: Text(titleKey))
    }

    /// A picker of a date in a range, with a text as its label, with values in it.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            selection, DateRange(first: range.lowerBound, last: range.upperBound), displayedComponents,
            label: Text(titleKey))
    }

    /// A picker of a date from another one on, with a text as its label, with values in it.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateRange(first: range.lowerBound), displayedComponents, label: Text(titleKey))
    }

    /// A picker of a date up to another one, with a text as its label, with values in it.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateRange(last: range.upperBound), displayedComponents, label: Text(titleKey))
    }

    /// A picker of any date, with a text as its label, shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateRange(), displayedComponents, label: Text(title))
    }

    /// A picker of a date in a range, with a text as its label, shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            selection, DateRange(first: range.lowerBound, last: range.upperBound), displayedComponents,
            label: Text(title))
    }

    /// A picker of a date from another one on, with a text as its label, shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateRange(first: range.lowerBound), displayedComponents, label: Text(title))
    }

    /// A picker of a date up to another one, with a text as its label, shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateRange(last: range.upperBound), displayedComponents, label: Text(title))
    }
}
