import SceneCore

/// What a view that can have the focus does with it.
public struct FocusInteractions: OptionSet, Sendable {
    public var rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// It does one thing, as a button does: the keyboard comes to it, a finger that touches it does not bring the focus.
    public static let activate = FocusInteractions(rawValue: 1 << 0)
    /// It takes what is written on a keyboard: it has the focus as soon as a finger touches it, too.
    public static let edit = FocusInteractions(rawValue: 1 << 1)
    /// Both.
    public static var automatic: FocusInteractions { [.activate, .edit] }
}

extension View {
    /// Lets the keyboard come to the view, which then hears of keys (``onKeyPress(_:action:)``) and can be told by a state that it has
    /// the focus (``focused(_:)``).
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable, interactions: .automatic))
    }

    /// Lets the keyboard come to the view, and says what the view does with it.
    nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable, interactions: interactions))
    }
}

struct FocusableModifier {
    let isFocusable: Bool
    let interactions: FocusInteractions
}

extension FocusableModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(StopNode.self, for: modifier, body: body)
    }
}

private final class StopNode: WrapperNode<FocusableModifier, MeaningItem>, KeyboardStop {
    private var hasFocus = false
    private var request: FocusRequest?
    private var contentEnvironment = DerivedEnvironment()

    /// Views in one that cannot have the focus ask one farther out.
    override func childEnvironment() -> EnvironmentValues {
        guard value.modifier.isFocusable else { return environment }
        return contentEnvironment.derive(from: environment) { $0.isFocused = hasFocus }
    }

    override func update(_ wrapper: MeaningItem) {
        wrapper.keyboardStop = isStop ? self : nil
        wrapper.change = MeaningChange(focus: place)
    }

    override func evaluate() {
        super.evaluate()
        if hasFocus, !canHaveFocus { graph.afterLayout { [weak self] in self?.giveUpFocus() } }
    }

    /// Who cannot have the focus any more does not keep it.
    private func giveUpFocus() {
        if isMounted, hasFocus, !canHaveFocus { window.focus.move(to: nil) }
    }

    override func willUnmount() {
        window.focus.nodeEnds(self)
    }

    private var isStop: Bool { value.modifier.isFocusable && readingEnvironment { environment.isEnabled } }

    private var place: SceneFocus? {
        guard isStop else { return nil }
        var place = SceneFocus()
        place.isStop = true
        place.comesByPress = value.modifier.interactions.contains(.edit)
        place.hasFocus = hasFocus
        place.request = request
        return place
    }

    var canHaveFocus: Bool { isStop && isOnScreen && !wrappers.isEmpty }

    func focusDidChange(to isFocused: Bool) {
        hasFocus = isFocused
        contentEnvironment = DerivedEnvironment()
        graph.markDirty(self)
    }

    func showFocusRequest(_ new: FocusRequest) {
        request = new
        graph.markDirty(self)
    }
}

extension EnvironmentValues {
    private struct IsFocusedKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    /// Whether the nearest view around that can have the focus (``View/focusable(_:)``) has it.
    public internal(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }
}
