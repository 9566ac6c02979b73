/// A control that chooses one of several options.
///
///     Picker("Flavour", selection: $flavour) {
///         Text("Vanilla").tag(Flavour.vanilla)
///         Text("Chocolate").tag(Flavour.chocolate)
///     }
///
/// The selection holds the tag of the chosen view; see ``View/tag(_:includeOptional:)``. The views of a `ForEach` need none: they
/// are known by the identity of their element. How the picker looks is the business of its style; see
/// ``View/pickerStyle(_:)``.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
    private let selection: PickerSelection<SelectionValue>
    private let content: Content
    private let label: Label
    /// What is shown for the chosen option; nil for its view.
    private let currentValueLabel: AnyView?
    @Environment(\.pickerKind) private var kind
    @Environment(\.isInMenu) private var isInMenu

    fileprivate nonisolated init(
        _ selection: PickerSelection<SelectionValue>, content: Content, label: Label, value: AnyView? = nil
    ) {
        self.selection = selection
        self.content = content
        self.label = label
        currentValueLabel = value
    }
}

extension Picker: View {
    public var body: some View {
        let options = PickerOptions(selection: selection, content: content)
        if isInMenu {
            PickerInMenu(options: options, label: label, kind: kind)
        } else {
            switch kind {
            case .automatic, .menu: MenuPicker(options: options, label: label, value: currentValueLabel)
            case .inline: InlinePicker(options: options, label: label)
            case .segmented, .palette: OptionBar(options: options, label: label)
            case .navigationLink: LinkPicker(options: options, label: label, value: currentValueLabel)
            case .wheel: OptionWheel(options: options, label: label)
            }
        }
    }
}

extension Picker {
    /// A picker with a label of any views.
    nonisolated public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(PickerSelection(selection), content: content(), label: label())
    }

    /// A picker with a label of any views, which shows a view of its own for the chosen option where it does not show all of
    /// them.
    nonisolated public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            PickerSelection(selection), content: content(), label: label(), value: AnyView(currentValueLabel()))
    }

    /// A picker for many values, with a label of any views. It sets all of them.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(PickerSelection(sources, selection), content: content(), label: label())
    }

    /// A picker for many values, with a label of any views, which shows a view of its own for the chosen option where it does not
    /// show all of them.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            PickerSelection(sources, selection), content: content(), label: label(),
            value: AnyView(currentValueLabel()))
    }

    /// A picker with a label of any views.
    nonisolated public init(
        selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
    ) {
        self.init(PickerSelection(selection), content: content(), label: label)
    }
}

extension Picker where Label == Text {
    /// A picker with a text as its label, with values in it.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(PickerSelection(selection), content: content(), label: Text(titleKey))
    }

    /// A picker with a text as its label, shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(PickerSelection(selection), content: content(), label: Text(title))
    }

    /// A picker with a text as its label, which shows a view of its own for the chosen option where it does not show all of them.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            PickerSelection(selection), content: content(), label: Text(titleKey), value: AnyView(currentValueLabel()))
    }

    /// A picker with a text as its label, shown as it is, which shows a view of its own for the chosen option where it does not
    /// show all of them.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            PickerSelection(selection), content: content(), label: Text(title), value: AnyView(currentValueLabel()))
    }

    /// A picker for many values, with a text as its label, with values in it.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(PickerSelection(sources, selection), content: content(), label: Text(titleKey))
    }

    /// A picker for many values, with a text as its label, shown as it is.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(PickerSelection(sources, selection), content: content(), label: Text(title))
    }
}

extension Picker where Label == SwiftUICore.Label<Text, Image> {
    /// A picker with a text and a symbol of the system as its label.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            PickerSelection(selection), content: content(),
            label: SwiftUICore.Label(titleKey, systemImage: systemImage))
    }

    /// A picker with a text and a symbol of the system as its label.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(
            PickerSelection(selection), content: content(), label: SwiftUICore.Label(title, systemImage: systemImage))
    }

    /// A picker with a text and a symbol of the system as its label, which shows a view of its own for the chosen option where it
    /// does not show all of them.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            PickerSelection(selection), content: content(),
            label: SwiftUICore.Label(titleKey, systemImage: systemImage), value: AnyView(currentValueLabel()))
    }

    /// A picker with a text and a symbol of the system as its label, which shows a view of its own for the chosen option where it
    /// does not show all of them.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            PickerSelection(selection), content: content(),
            label: SwiftUICore.Label(title, systemImage: systemImage), value: AnyView(currentValueLabel()))
    }

    /// A picker for many values, with a text and a symbol of the system as its label.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(
            PickerSelection(sources, selection), content: content(),
            label: SwiftUICore.Label(titleKey, systemImage: systemImage))
    }

    /// A picker for many values, with a text and a symbol of the system as its label.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            PickerSelection(sources, selection), content: content(),
            label: SwiftUICore.Label(title, systemImage: systemImage))
    }
}
