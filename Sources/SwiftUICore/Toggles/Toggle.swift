/// A control that turns something on and off.
///
///     struct Settings: View {
///         @State private var isLoud = false
///
///         var body: some View {
///             Toggle("Loud", isOn: $isLoud)
///         }
///     }
///
/// How it looks is the business of its style; see ``View/toggleStyle(_:)``. A switch takes all the width that it is offered. In a
/// list it is the whole row.
public struct Toggle<Label: View> {
    private let source: ToggleSource
    private let label: Label
    @Environment(\.toggleStyle) private var style

    fileprivate nonisolated init(_ source: ToggleSource, label: Label) {
        self.source = source
        self.label = label
    }
}

extension Toggle: View {
    public var body: some View {
        style.makeBody(
            ToggleStyleConfiguration(
                label: ToggleStyleConfiguration.Label(content: AnyView(label)), isOn: source.isOn,
                isMixed: source.isMixed))
    }
}

extension Toggle {
    /// A toggle with a label of any views.
    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(.one(isOn), label: label())
    }

    /// A toggle for many values, with a label of any views. It is on if all of them are, and sets all of them.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        self.init(ToggleSource(sources, isOn), label: label())
    }
}

extension Toggle where Label == Text {
    /// A toggle with a text as its label, with values in it.
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(.one(isOn), label: Text(titleKey))
    }

    /// A toggle with a text as its label, shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(.one(isOn), label: Text(title))
    }

    /// A toggle for many values, with a text as its label, with values in it.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(ToggleSource(sources, isOn), label: Text(titleKey))
    }

    /// A toggle for many values, with a text as its label, shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(ToggleSource(sources, isOn), label: Text(title))
    }
}

extension Toggle where Label == SwiftUICore.Label<Text, Image> {
    /// A toggle with a text and a symbol of the system as its label.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(.one(isOn), label: SwiftUICore.Label(titleKey, systemImage: systemImage))
    }

    /// A toggle with a text and a symbol of the system as its label.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(.one(isOn), label: SwiftUICore.Label(title, systemImage: systemImage))
    }

    /// A toggle for many values, with a text and a symbol of the system as its label.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(ToggleSource(sources, isOn), label: SwiftUICore.Label(titleKey, systemImage: systemImage))
    }

    /// A toggle for many values, with a text and a symbol of the system as its label.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(ToggleSource(sources, isOn), label: SwiftUICore.Label(title, systemImage: systemImage))
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle that a style is asked to show, with the same label and value: for a style that changes another one.
    nonisolated public init(_ configuration: ToggleStyleConfiguration) {
        self.init(.one(configuration.$isOn), label: configuration.label)
    }
}

/// What a toggle turns on and off.
private enum ToggleSource {
    case one(Binding<Bool>)
    case many([Binding<Bool>])

    init<C: RandomAccessCollection>(_ sources: C, _ isOn: KeyPath<C.Element, Binding<Bool>>) {
        self = .many(sources.map { $0[keyPath: isOn] })
    }

    var isOn: Binding<Bool> {
        switch self {
        case .one(let binding): binding
        case .many(let bindings):
            Binding(
                location: FunctionLocation(
                    get: { !bindings.isEmpty && bindings.allSatisfy(\.wrappedValue) },
                    set: { isOn in for binding in bindings { binding.wrappedValue = isOn } }))
        }
    }

    /// Some are on, and others are not.
    var isMixed: Bool {
        guard case .many(let bindings) = self else { return false }
        return Set(bindings.map(\.wrappedValue)).count > 1
    }
}
