/// How a label and its content are arranged.
@MainActor
@preconcurrency
public protocol LabeledContentStyle {
    /// The type of what ``makeBody(configuration:)`` makes.
    associatedtype Body: View

    /// The parts of labeled content.
    typealias Configuration = LabeledContentStyleConfiguration

    /// Arranges the parts.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// The parts of labeled content.
public struct LabeledContentStyleConfiguration {
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
    /// What is labeled.
    public let content: Content
}

extension LabeledContentStyleConfiguration.Label: View {
    public var body: some View { view }
}

extension LabeledContentStyleConfiguration.Content: View {
    public var body: some View { view }
}

/// The style that suits the place: the label at the leading end of the line, and its content at the other.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        LabeledLine(configuration: configuration)
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The style that suits the place: the label at the leading end of the line, and its content at the other.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private struct LabeledLine: View {
    let configuration: LabeledContentStyleConfiguration
    @Environment(\.areLabelsHidden) private var isLabelHidden

    var body: some View {
        if isLabelHidden {
            configuration.content
        } else {
            HStack {
                VStack(alignment: .leading) { configuration.label }
                Spacer()
                HStack { configuration.content }
                    .multilineTextAlignment(.trailing)
                    .foregroundStyle(.secondary)
            }
        }
    }
}

extension View {
    /// Sets how labels and their content are arranged in this view.
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        modifier(LabeledContentStyleModifier(style: style))
    }
}

struct LabeledContentStyleModifier<Style: LabeledContentStyle> {
    let style: Style
}

extension LabeledContentStyleModifier: EnvironmentWriting {
    func write(to environment: inout EnvironmentValues) {
        let style = style
        // A style that changes another one shows the same again, which is a matter of the style around it.
        let around = environment.labeledContentStyle
        environment.labeledContentStyle = AnyLabeledContentStyle {
            AnyView(StyledLabeledContent(style: style, around: around, configuration: $0))
        }
    }
}

/// Labeled content as a style arranges it. The style's own properties are those of this view.
private struct StyledLabeledContent<Style: LabeledContentStyle>: View {
    @Held var style: Style
    let around: AnyLabeledContentStyle
    let configuration: LabeledContentStyleConfiguration
    @Environment(\.labeledContentStyle) private var own

    var body: some View {
        // What stands in it keeps the style.
        let content = AnyView(configuration.content.environment(\.labeledContentStyle, own))
        style.makeBody(
            configuration: LabeledContentStyleConfiguration(label: configuration.label, content: .init(view: content))
        )
        .environment(\.labeledContentStyle, around)
    }
}

/// A style of any type.
struct AnyLabeledContentStyle {
    let makeBody: @MainActor (LabeledContentStyleConfiguration) -> AnyView
}

extension EnvironmentValues {
    private struct LabeledContentStyleKey: EnvironmentKey {
        static var defaultValue: AnyLabeledContentStyle {
            AnyLabeledContentStyle { AnyView(LabeledLine(configuration: $0)) }
        }
    }

    var labeledContentStyle: AnyLabeledContentStyle {
        get { self[LabeledContentStyleKey.self] }
        set { self[LabeledContentStyleKey.self] = newValue }
    }
}
