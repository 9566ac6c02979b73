extension View {
    /// Does something when the view comes on screen, before it is seen.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(onAppear: action, onDisappear: nil))
    }

    /// Does something when the view has left the screen.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(onAppear: nil, onDisappear: action))
    }
}

struct AppearanceModifier {
    let onAppear: (() -> Void)?
    let onDisappear: (() -> Void)?
}

extension AppearanceModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(AppearanceNode.self, for: modifier, body: body)
    }
}

private final class AppearanceNode: ModifierNode<AppearanceModifier> {
    override var observesAppearance: Bool { true }

    override func didAppear() {
        value.modifier.onAppear?()
    }

    override func didDisappear() {
        value.modifier.onDisappear?()
    }
}
