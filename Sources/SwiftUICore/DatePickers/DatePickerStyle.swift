import Foundation

/// How date pickers look, and what sets their dates.
@MainActor
@preconcurrency
public protocol DatePickerStyle {
    /// The type of what ``makeBody(configuration:)`` makes.
    associatedtype Body: View

    /// What a style is told of a date picker.
    typealias Configuration = DatePickerStyleConfiguration

    /// Makes what a date picker shows.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a date picker.
public struct DatePickerStyleConfiguration {
    /// The label, whatever its type.
    public struct Label {
        let view: AnyView
    }

    /// The label.
    public let label: Label
    /// The chosen date. A style sets it when the person chooses another one.
    @Binding public var selection: Date
    /// The first date that can be chosen; nil for no limit.
    public var minimumDate: Date?
    /// The last date that can be chosen; nil for no limit.
    public var maximumDate: Date?
    /// Which parts of the date are shown.
    public var displayedComponents: DatePickerComponents

    init(
        label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
        displayedComponents: DatePickerComponents
    ) {
        self.label = label
        _selection = selection
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
        self.displayedComponents = displayedComponents
    }

    /// What is chosen, kept within the limits.
    var choice: DateChoice {
        DateChoice(binding: $selection, range: DateRange(first: minimumDate, last: maximumDate))
    }
}

extension DatePickerStyleConfiguration.Label: View {
    public var body: some View { view }
}

/// The style that suits the platform and the place: the date, which opens a calendar.
public struct DefaultDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        CompactDatePicker(configuration: configuration)
    }
}

/// The date and the time, each of which opens what sets it.
public struct CompactDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        CompactDatePicker(configuration: configuration)
    }
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GraphicalDatePicker(configuration: configuration)
    }
}

/// A wheel for each part of the date.
public struct WheelDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        WheelDatePicker(configuration: configuration)
    }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The style that suits the platform and the place: the date, which opens a calendar.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// The date and the time, each of which opens what sets it.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// A wheel for each part of the date.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
    /// Sets the style of the date pickers in this view.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        modifier(DatePickerStyleModifier(style: style))
    }
}

struct DatePickerStyleModifier<Style: DatePickerStyle> {
    let style: Style
}

extension DatePickerStyleModifier: EnvironmentWriting {
    func write(to environment: inout EnvironmentValues) {
        let style = style
        environment.datePickerStyle = AnyDatePickerStyle {
            AnyView(StyledDatePicker(style: style, configuration: $0))
        }
    }
}

/// A date picker as a style makes it. The style's own properties, such as values of the environment, are those of this view.
private struct StyledDatePicker<Style: DatePickerStyle>: View {
    @Held var style: Style
    let configuration: DatePickerStyleConfiguration

    var body: some View {
        style.makeBody(configuration: configuration)
    }
}

/// A date picker's style, whatever its type.
struct AnyDatePickerStyle {
    let makeBody: @MainActor (DatePickerStyleConfiguration) -> AnyView
}

extension EnvironmentValues {
    private struct DatePickerStyleKey: EnvironmentKey {
        static var defaultValue: AnyDatePickerStyle {
            AnyDatePickerStyle { AnyView(CompactDatePicker(configuration: $0)) }
        }
    }

    var datePickerStyle: AnyDatePickerStyle {
        get { self[DatePickerStyleKey.self] }
        set { self[DatePickerStyleKey.self] = newValue }
    }
}
