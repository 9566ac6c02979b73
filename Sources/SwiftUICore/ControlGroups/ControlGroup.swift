/// Controls that belong together.
///
///     ControlGroup {
///         Button("Smaller", systemImage: "minus") { size -= 1 }
///         Button("Larger", systemImage: "plus") { size += 1 }
///     } label: {
///         Text("Size")
///     }
///
/// How it looks is the business of its style; see ``View/controlGroupStyle(_:)``. By itself it is a row on one surface. Its label
/// is read out and not seen.
public struct ControlGroup<Content: View> {
    private let content: Content
    /// The label that a style was told of; nil for that in the content.
    private let label: ControlGroupStyleConfiguration.Label?
    @Environment(\.controlGroupStyle) private var style

    /// Controls without a label.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(content())
    }

    fileprivate nonisolated init(_ content: Content, label: ControlGroupStyleConfiguration.Label? = nil) {
        self.content = content
        self.label = label
    }
}

extension ControlGroup: View {
    public var body: some View {
        style.makeBody(configuration)
    }

    @MainActor private var configuration: ControlGroupStyleConfiguration {
        guard let labeled = content as? any LabeledControls else {
            return ControlGroupStyleConfiguration(
                content: .init(view: AnyView(content)), label: label ?? .init(view: AnyView(EmptyView())))
        }
        return ControlGroupStyleConfiguration(
            content: .init(view: labeled.controls), label: .init(view: labeled.name))
    }
}

extension ControlGroup {
    /// Controls with a label of any views.
    nonisolated public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        self.init(LabeledControlGroupContent(content: content(), label: label()))
    }

    /// Controls with a text as their label, with values in it.
    nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(LabeledControlGroupContent(content: content(), label: Text(titleKey)))
    }

    /// Controls with a text as their label, shown as it is.
    @_disfavoredOverload
    nonisolated public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(LabeledControlGroupContent(content: content(), label: Text(title)))
    }

    /// Controls with a text and a symbol of the system as their label.
    nonisolated public init<C: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(
            LabeledControlGroupContent(content: content(), label: Label(titleKey, systemImage: systemImage)))
    }

    /// Controls with a text and a symbol of the system as their label.
    @_disfavoredOverload
    nonisolated public init<C: View, S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(LabeledControlGroupContent(content: content(), label: Label(title, systemImage: systemImage)))
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// The controls that a style is asked to show, with the same label: for a style that changes another one.
    nonisolated public init(_ configuration: ControlGroupStyleConfiguration) {
        self.init(configuration.content, label: configuration.label)
    }
}

/// Controls and their label.
public struct LabeledControlGroupContent<Content: View, Label: View> {
    let content: Content
    let label: Label
}

extension LabeledControlGroupContent: View {
    public var body: some View { content }
}

/// Controls whose label a group looks for.
@MainActor
private protocol LabeledControls {
    var controls: AnyView { get }
    var name: AnyView { get }
}

extension LabeledControlGroupContent: LabeledControls {
    fileprivate var controls: AnyView { AnyView(content) }
    fileprivate var name: AnyView { AnyView(label) }
}
