/// How group boxes look.
@MainActor
@preconcurrency
public protocol GroupBoxStyle {
    /// The type of what ``makeBody(configuration:)`` makes.
    associatedtype Body: View

    /// The parts of a group box.
    typealias Configuration = GroupBoxStyleConfiguration

    /// Makes what a group box shows.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group box.
public struct GroupBoxStyleConfiguration {
    /// The label, whatever its type.
    public struct Label {
        let view: AnyView
    }

    /// The content, whatever its type.
    public struct Content {
        let view: AnyView
    }

    /// The label.
    public let label: Label
    /// What is in the box.
    public let content: Content
}

extension GroupBoxStyleConfiguration.Label: View {
    public var body: some View { view }
}

extension GroupBoxStyleConfiguration.Content: View {
    public var body: some View { view }
}

/// The style that suits the platform: a quiet surface with round corners, and the label in it above the content.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: GroupBoxMetrics.labelDistance) {
            configuration.label.font(.headline)
            VStack { configuration.content }
                .frame(maxWidth: .infinity)
        }
        .padding(GroupBoxMetrics.inset)
        .background(
            Color(.standard(.secondaryBackground)),
            in: RoundedRectangle(cornerRadius: GroupBoxMetrics.radius, style: .continuous))
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The style that suits the platform: a quiet surface with round corners, and the label in it above the content.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
    /// Sets the style of the group boxes in this view.
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        modifier(GroupBoxStyleModifier(style: style))
    }
}

struct GroupBoxStyleModifier<Style: GroupBoxStyle> {
    let style: Style
}

extension GroupBoxStyleModifier: EnvironmentWriting {
    func write(to environment: inout EnvironmentValues) {
        let style = style
        // A style that changes another one shows the same again, which is a matter of the style around it.
        let around = environment.groupBoxStyle
        environment.groupBoxStyle = AnyGroupBoxStyle {
            AnyView(StyledGroupBox(style: style, around: around, configuration: $0))
        }
    }
}

/// A group box as a style makes it. The style's own properties are those of this view.
private struct StyledGroupBox<Style: GroupBoxStyle>: View {
    @Held var style: Style
    let around: AnyGroupBoxStyle
    let configuration: GroupBoxStyleConfiguration
    @Environment(\.groupBoxStyle) private var own

    var body: some View {
        // What stands in it keeps the style.
        let content = AnyView(configuration.content.environment(\.groupBoxStyle, own))
        style.makeBody(
            configuration: GroupBoxStyleConfiguration(label: configuration.label, content: .init(view: content))
        )
        .environment(\.groupBoxStyle, around)
    }
}

/// A style of any type.
struct AnyGroupBoxStyle {
    let makeBody: @MainActor (GroupBoxStyleConfiguration) -> AnyView
}

extension EnvironmentValues {
    private struct GroupBoxStyleKey: EnvironmentKey {
        static var defaultValue: AnyGroupBoxStyle {
            AnyGroupBoxStyle { AnyView(DefaultGroupBoxStyle().makeBody(configuration: $0)) }
        }
    }

    var groupBoxStyle: AnyGroupBoxStyle {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }
}
