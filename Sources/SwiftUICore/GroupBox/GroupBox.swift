/// Views on a surface of their own, below a label.
public struct GroupBox<Label: View, Content: View> {
    private let label: Label
    private let content: Content
    @Environment(\.groupBoxStyle) private var style

    fileprivate nonisolated init(label: Label, content: Content) {
        self.label = label
        self.content = content
    }
}

extension GroupBox: View {
    public var body: some View {
        style.makeBody(
            GroupBoxStyleConfiguration(
                label: GroupBoxStyleConfiguration.Label(view: AnyView(label)),
                content: GroupBoxStyleConfiguration.Content(view: AnyView(content))))
    }
}

extension GroupBox {
    /// Views below a label of any views.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }

    /// Views below a label.
    nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
        self.init(label: label, content: content())
    }
}

extension GroupBox where Label == EmptyView {
    /// Views without a label.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(label: EmptyView(), content: content())
    }
}

extension GroupBox where Label == Text {
    /// Views below a title, with values in it.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    /// Views below a title, shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The box that a style is asked to show, with the same label and content: for a style that changes another one.
    nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}
