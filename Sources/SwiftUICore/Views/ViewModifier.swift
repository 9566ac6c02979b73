/// A change to a view that can be applied to any view.
///
/// A type of your own says in ``body(content:)`` what becomes of the view.
///
///     struct Framed: ViewModifier {
///         func body(content: Content) -> some View {
///             content.padding()
///         }
///     }
@MainActor
@preconcurrency
public protocol ViewModifier {
    /// The type of what ``body(content:)`` makes.
    associatedtype Body: View

    /// The view that is modified.
    typealias Content = _ViewModifier_Content<Self>

    /// Makes the changed view.
    @ViewBuilder
    func body(content: Content) -> Body

    /// Gives the modifier to the node at its place; `body` makes the modified view below it.
    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs
}

extension ViewModifier where Body == Never {
    // Not `-> Never`: a modifier of an app's without a body would be taken for one that is not made of views.
    public func body(content: Content) -> Body {
        preconditionFailure("\(Self.self) is not made of other views; its body cannot be evaluated")
    }
}

extension ViewModifier {
    public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(ModifierBodyNode<Self>.self, for: modifier, body: body)
    }
}

/// The graph, as a modifier's `_makeView` hands it on.
public struct _Graph {}

/// The view that a modifier is applied to, inside of the modifier's body.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    let slot: ModifiedViewSlot
}

extension _ViewModifier_Content: PrimitiveView {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(ModifiedViewNode<Modifier>.self, for: view)
    }
}

private final class ModifiedViewNode<Modifier: ViewModifier>: ValueNode<_ViewModifier_Content<Modifier>> {
    private var child: ViewNode?

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override func isUnchanged(
        from old: _ViewModifier_Content<Modifier>, to new: _ViewModifier_Content<Modifier>
    ) -> Bool {
        old.slot === new.slot
    }

    override func evaluate() {
        child = value.slot.make(for: self, existing: child)
    }
}

/// A view and the modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
    /// The view.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier

    /// Applies a modifier to a view.
    nonisolated public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let content = view.value.content
        return Modifier._makeView(modifier: _GraphValue(view.value.modifier), inputs: inputs) { _, inputs in
            Content._makeView(view: _GraphValue(content), inputs: inputs)
        }
    }
}

extension View {
    /// Applies a modifier to this view.
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
