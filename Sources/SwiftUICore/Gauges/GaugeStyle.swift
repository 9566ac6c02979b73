/// How gauges look.
///
///     struct Worded: GaugeStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             Text(configuration.value > 0.2 ? "enough" : "low")
///         }
///     }
@MainActor
@preconcurrency
public protocol GaugeStyle {
    /// The type of what ``makeBody(configuration:)`` makes.
    associatedtype Body: View

    /// What a style is told of a gauge.
    typealias Configuration = GaugeStyleConfiguration

    /// Makes what a gauge shows.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a gauge.
public struct GaugeStyleConfiguration {
    /// What the gauge is for, whatever its type.
    public struct Label {
        let view: AnyView
    }

    /// What says the current value, whatever its type.
    public struct CurrentValueLabel {
        let view: AnyView
    }

    /// What says the lower bound, whatever its type.
    public struct MinimumValueLabel {
        let view: AnyView
    }

    /// What says the upper bound, whatever its type.
    public struct MaximumValueLabel {
        let view: AnyView
    }

    /// What says values in between, whatever its type.
    public struct MarkedValueLabel {
        let view: AnyView
    }

    /// The value: 0 at the lower bound, 1 at the upper one.
    public var value: Double
    /// What the gauge is for.
    public var label: GaugeStyleConfiguration.Label
    /// What says the current value; nil if nothing does.
    public var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?
    /// What says the lower bound; nil if nothing does.
    public var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?
    /// What says the upper bound; nil if nothing does.
    public var maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel?
    /// What says values in between; nil if nothing does. Apple's configuration keeps it to itself, too.
    var markedValueLabel: GaugeStyleConfiguration.MarkedValueLabel?
}

extension GaugeStyleConfiguration.Label: View {
    public var body: some View { view }
}

extension GaugeStyleConfiguration.CurrentValueLabel: View {
    public var body: some View { view }
}

extension GaugeStyleConfiguration.MinimumValueLabel: View {
    public var body: some View { view }
}

extension GaugeStyleConfiguration.MaximumValueLabel: View {
    public var body: some View { view }
}

extension GaugeStyleConfiguration.MarkedValueLabel: View {
    public var body: some View { view }
}

extension View {
    /// Sets the style of the gauges in this view.
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        modifier(GaugeStyleModifier(style: style))
    }
}

struct GaugeStyleModifier<Style: GaugeStyle> {
    let style: Style
}

extension GaugeStyleModifier: EnvironmentWriting {
    func write(to environment: inout EnvironmentValues) {
        let style = style
        environment.gaugeStyle = AnyGaugeStyle { AnyView(StyledGauge(style: style, configuration: $0)) }
    }
}

/// A gauge as a style makes it. The style's own properties, such as values of the environment, are those of this view.
private struct StyledGauge<Style: GaugeStyle>: View {
    @Held var style: Style
    let configuration: GaugeStyleConfiguration

    var body: some View {
        style.makeBody(configuration: configuration)
    }
}

/// A style of any type.
struct AnyGaugeStyle {
    let makeBody: @MainActor (GaugeStyleConfiguration) -> AnyView
}

extension EnvironmentValues {
    private struct GaugeStyleKey: EnvironmentKey {
        static var defaultValue: AnyGaugeStyle {
            AnyGaugeStyle { AnyView(DefaultGaugeStyle().makeBody(configuration: $0)) }
        }
    }

    var gaugeStyle: AnyGaugeStyle {
        get { self[GaugeStyleKey.self] }
        set { self[GaugeStyleKey.self] = newValue }
    }
}
