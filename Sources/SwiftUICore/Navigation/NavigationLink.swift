import NavigationCore

/// A control that leads to another screen.
///
/// With a value it puts that value on the stack around it, which shows what was declared for its type with
/// `navigationDestination(for:destination:)`. With a view it puts that view on the stack. In a list the whole row leads there;
/// in a list with a selection, in a leading column of a ``NavigationSplitView``, a value that no destination was declared for
/// selects its row (`behaviour` A2.20).
public struct NavigationLink<Label: View, Destination: View> {
    let target: LinkTarget
    let label: Label
}

/// Where a link leads.
enum LinkTarget {
    /// To what was declared for the value; nowhere, if there is none: the link is disabled (`behaviour` A3.9).
    case value(LinkValue?)
    case view(ScreenView<NavigationValue?>)
    /// The same, while a binding is true: older code drives links so.
    case bound(ScreenView<NavigationValue?>, isActive: Binding<Bool>)

    init<P: Hashable>(_ value: P?) {
        self = .value(value.map { TypedLinkValue($0) })
    }

    init<V: View>(to view: V) {
        self = .view(ScreenView(of: view))
    }

    init<V: View>(to view: V, isActive: Binding<Bool>) {
        self = .bound(ScreenView(of: view), isActive: isActive)
    }
}

/// The value of a link. It is also what a list's selection knows the link's row by (`behaviour` A6.04).
class LinkValue {
    let value: NavigationValue

    fileprivate init(_ value: NavigationValue) {
        self.value = value
    }

    @MainActor
    func identify(_ row: inout ListRow) {}
}

private final class TypedLinkValue<P: Hashable>: LinkValue {
    private let identity: P

    init(_ value: P) {
        identity = value
        super.init(NavigationValue(value))
    }

    override func identify(_ row: inout ListRow) {
        row.identify(by: identity)
    }
}

// MARK: To a value

extension NavigationLink where Destination == Never {
    /// A link to a value; nil disables it.
    nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(target: LinkTarget(value), label: label())
    }

    /// A link to a value that can be saved; nil disables it.
    nonisolated public init<P: Decodable & Encodable & Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(target: LinkTarget(value), label: label())
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// A link to a value, with a text.
    nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(target: LinkTarget(value), label: Text(titleKey))
    }

    /// A link to a value, with a text.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(target: LinkTarget(value), label: Text(title))
    }

    /// A link to a value that can be saved, with a text.
    nonisolated public init<P: Decodable & Encodable & Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(target: LinkTarget(value), label: Text(titleKey))
    }

    /// A link to a value that can be saved, with a text.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, P: Decodable & Encodable & Hashable>(_ title: S, value: P?) {
        self.init(target: LinkTarget(value), label: Text(title))
    }
}

// MARK: To a view

extension NavigationLink {
    /// A link to a view.
    nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(target: LinkTarget(to: destination()), label: label())
    }

    /// A link to a view.
    nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(target: LinkTarget(to: destination), label: label())
    }

    /// A link to a view that is shown while the binding is true.
    @available(
        *, deprecated, message: "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)"
    )
    nonisolated public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(target: LinkTarget(to: destination(), isActive: isActive), label: label())
    }

    /// A link to a view that is shown while the binding has the link's tag.
    @available(*, deprecated, message: "use NavigationLink(value:label:) in a List with a selection")
    nonisolated public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(
            target: LinkTarget(to: destination(), isActive: selection[dynamicMember: \.[isHolding: tag]]),
            label: label())
    }
}

extension NavigationLink where Label == Text {
    /// A link to a view, with a text.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(target: LinkTarget(to: destination()), label: Text(titleKey))
    }

    /// A link to a view, with a text.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(target: LinkTarget(to: destination()), label: Text(title))
    }

    /// A link to a view, with a text.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(target: LinkTarget(to: destination), label: Text(titleKey))
    }

    /// A link to a view, with a text.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(target: LinkTarget(to: destination), label: Text(title))
    }
}

extension Optional where Wrapped: Hashable {
    /// Whether this is the tag; false set to it takes the tag away.
    fileprivate subscript(isHolding tag: Wrapped) -> Bool {
        get { self == tag }
        set {
            if newValue { self = tag } else if self == tag { self = nil }
        }
    }
}

extension NavigationLink: PrimitiveView {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(NavigationLinkNode<Label, Destination>.self, for: view)
    }
}
