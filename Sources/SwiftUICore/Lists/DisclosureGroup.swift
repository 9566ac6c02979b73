/// Views that can be shown and hidden, below a label that is always there.
///
///     DisclosureGroup("Details") {
///         Text("Made of cast iron")
///     }
///
/// In a list the label is a row that opens, and the views are rows below it, set in. Elsewhere they stand below the label.
/// Where the app gives no binding, the group is closed at first and remembers by itself whether it is open.
public struct DisclosureGroup<Label, Content> {
    private let label: Label
    private let content: () -> Content
    private let isExpanded: Binding<Bool>?
    @State private var isExpandedHere = false

    nonisolated init(isExpanded: Binding<Bool>?, label: Label, content: @escaping () -> Content) {
        self.isExpanded = isExpanded
        self.label = label
        self.content = content
    }
}

extension DisclosureGroup: View where Label: View, Content: View {
    public var body: some View {
        Disclosure(isExpanded: isExpanded ?? $isExpandedHere, label: label, content: content)
    }
}

extension DisclosureGroup where Label: View, Content: View {
    /// Views below a label, closed at first.
    nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(isExpanded: nil, label: label(), content: content)
    }

    /// Views below a label, shown or not as a binding says.
    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(isExpanded: isExpanded, label: label(), content: content)
    }
}

extension DisclosureGroup where Label == Text, Content: View {
    /// Views below a title, closed at first.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: nil, label: Text(titleKey), content: content)
    }

    /// Views below a title, shown or not as a binding says.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, label: Text(titleKey), content: content)
    }

    /// Views below a title, closed at first.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: nil, label: Text(label), content: content)
    }

    /// Views below a title, shown or not as a binding says.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, label: Text(label), content: content)
    }
}
