/// The side on which things begin: where lines are read from left to right it is the left.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight
    case rightToLeft
}

extension EnvironmentValues {
    private struct LayoutDirectionKey: EnvironmentKey {
        static var defaultValue: LayoutDirection { .leftToRight }
    }

    /// The side on which things begin: that of the language in which the app is shown, or as set for a part of it. What is said of
    /// leading and trailing edges follows it.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }
}

extension View {
    /// Paints the view as in a mirror where things begin on the right: for drawings that point to one side.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(MirrorModifier(isEnabled: enabled))
    }
}

/// Paints a view as in a mirror where things begin on the right.
struct MirrorModifier {
    let isEnabled: Bool
}

extension MirrorModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(MirrorNode.self, for: modifier, body: body)
    }
}

private final class MirrorNode: WrapperNode<MirrorModifier, MirrorItem> {
    override func update(_ wrapper: MirrorItem) {
        wrapper.isEnabled = value.modifier.isEnabled
    }
}

private final class MirrorItem: WrapperItem {
    var isEnabled = false {
        didSet { if isEnabled != oldValue { sceneDidChange() } }
    }

    override func paint() -> Paint? {
        var paint = Paint()
        if isEnabled, isRightToLeft { paint.style.transform = .mirror }
        return paint
    }
}
