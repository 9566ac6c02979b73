/// How labels look.
@MainActor
@preconcurrency
public protocol LabelStyle {
    /// The type of a label in this style.
    associatedtype Body: View

    /// The parts of a label.
    typealias Configuration = LabelStyleConfiguration

    /// Makes a label of its parts.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label.
public struct LabelStyleConfiguration {
    /// The title.
    public struct Title {
        let view: AnyView
    }

    /// The icon.
    public struct Icon {
        let view: AnyView
    }

    /// The title.
    public let title: Title
    /// The icon.
    public let icon: Icon
}

extension LabelStyleConfiguration.Title: View {
    public var body: some View { view }
}

extension LabelStyleConfiguration.Icon: View {
    public var body: some View { view }
}

/// The style that suits the place: icon and title.
public struct DefaultLabelStyle: LabelStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        AutomaticLabel(configuration: configuration)
    }
}

private struct AutomaticLabel: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.isInListRow) private var isInListRow

    var body: some View {
        if isInListRow {
            RowLabel(configuration: configuration)
        } else {
            TitleAndIconLabelStyle().makeBody(configuration: configuration)
        }
    }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.title
    }
}

/// The icon alone. The title is still what is read out.
public struct IconOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        SpokenByTitle(title: configuration.title, icon: configuration.icon)
    }
}

/// The icon, and the title beside it.
public struct TitleAndIconLabelStyle: LabelStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: LabelMetrics.iconDistance) {
            configuration.icon
            configuration.title
        }
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The style that suits the place: icon and title.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The icon, and the title beside it.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension View {
    /// How labels in this view look.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        modifier(LabelStyleModifier(style: style))
    }
}

struct LabelStyleModifier<Style: LabelStyle> {
    let style: Style
}

extension LabelStyleModifier: EnvironmentWriting {
    func write(to environment: inout EnvironmentValues) {
        // A style that changes another one shows the same again, which is a matter of the style around it.
        let around = environment.labelStyle
        environment.labelStyle = AnyLabelStyle {
            AnyView(style.makeBody(configuration: $0).environment(\.labelStyle, around))
        }
    }
}

/// A label style of any type.
struct AnyLabelStyle {
    let makeBody: @MainActor (LabelStyleConfiguration) -> AnyView
}

extension EnvironmentValues {
    private struct LabelStyleKey: EnvironmentKey {
        static var defaultValue: AnyLabelStyle {
            AnyLabelStyle { AnyView(DefaultLabelStyle().makeBody(configuration: $0)) }
        }
    }

    var labelStyle: AnyLabelStyle {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}
