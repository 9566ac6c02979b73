import NavigationCore

extension View {
    /// Says what the stack around this view shows for values of a type.
    ///
    /// Put it on the root of the stack, outside of lists and other containers that make their views only as they are needed: in
    /// them it has no effect, and a warning says so (`behaviour` A3.28). If several screens name the same type, the one closest
    /// to the root counts (A3.23).
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(ValueDestinationModifier(destination: destination))
    }

    /// Puts a view on top of the stack around this view while the binding is true; going back sets it to false.
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        modifier(PresentedDestinationModifier(isPresented: isPresented, destination: destination()))
    }

    /// Puts a view on top of the stack around this view while there is an item; going back sets it to nil, another item
    /// replaces the view.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(ItemDestinationModifier(item: item, destination: destination))
    }
}

// MARK: For a type

struct ValueDestinationModifier<D: Hashable, C: View> {
    let destination: (D) -> C
}

extension ValueDestinationModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(ValueDestinationNode<D, C>.self, for: modifier, body: body)
    }
}

private final class ValueDestinationNode<D: Hashable, C: View>: ModifierNode<ValueDestinationModifier<D, C>> {
    override func evaluate() {
        declare()
        super.evaluate()
    }

    private func declare() {
        guard !isInListRow else {
            return RuntimeWarning.log(NavigationWarning.misplaced(type: String(describing: D.self)).text)
        }
        guard let screen = readingEnvironment({ environment.navigationScreen }) else { return }
        let destination = value.modifier.destination
        screen.stack.declare(
            StackDestination(id: ordinal, type: NavigationValueType(D.self), screen: screen.id),
            view: ScreenView { value in value.get(as: D.self).map(destination) })
    }

    override func willUnmount() {
        environment.navigationScreen?.stack.withdraw(destination: ordinal)
    }
}

// MARK: For a binding

struct PresentedDestinationModifier<V: View> {
    let isPresented: Binding<Bool>
    let destination: V
}

extension PresentedDestinationModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(PresentedDestinationNode<V>.self, for: modifier, body: body)
    }
}

private final class PresentedDestinationNode<V: View>: PresentingNode<PresentedDestinationModifier<V>> {
    override func evaluate() {
        super.evaluate()
        let modifier = value.modifier
        let isPresented = reading { modifier.isPresented.wrappedValue }
        present(
            ScreenView { _ in modifier.destination }, as: .isPresented(source: ordinal, isPresented), of: V.self
        ) { modifier.isPresented.wrappedValue = false }
    }
}

struct ItemDestinationModifier<D: Hashable, C: View> {
    let item: Binding<D?>
    let destination: (D) -> C
}

extension ItemDestinationModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(ItemDestinationNode<D, C>.self, for: modifier, body: body)
    }
}

private final class ItemDestinationNode<D: Hashable, C: View>: PresentingNode<ItemDestinationModifier<D, C>> {
    override func evaluate() {
        super.evaluate()
        let modifier = value.modifier
        let item = reading { modifier.item.wrappedValue }.map { NavigationValue($0) }
        present(
            ScreenView { value in value?.get(as: D.self).map(modifier.destination) },
            as: .item(source: ordinal, item), of: C.self
        ) { modifier.item.wrappedValue = nil }
    }
}

/// A modifier whose binding pushes a view and takes it off again.
class PresentingNode<Modifier: ViewModifier>: ModifierNode<Modifier> {
    private var target: LiveStack?

    /// Tells the stack what the binding says. One that has said no from the start is no news.
    fileprivate final func present<V: View>(
        _ view: ScreenView<NavigationValue?>, as presentation: LiveStack.Presentation, of type: V.Type,
        reset: @escaping () -> Void
    ) {
        guard !isInListRow else {
            return RuntimeWarning.log(NavigationWarning.misplacedPresenting(view: String(describing: type)).text)
        }
        let screen = readingEnvironment { environment.navigationScreen }
        guard let screen, presentation.isPresented || target != nil else { return }
        target = screen.stack
        screen.stack.present(view, as: presentation, reset: reset)
    }

    override func willUnmount() {
        target?.modifierDidLeave(source: ordinal)
    }
}
