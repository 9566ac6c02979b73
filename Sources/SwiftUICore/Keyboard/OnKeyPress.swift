import Foundation
import SceneCore

extension View {
    /// Does something when a key is pressed, or held, while this view or one in it has the focus.
    ///
    ///     Board()
    ///         .focusable()
    ///         .onKeyPress(.leftArrow) {
    ///             column -= 1
    ///             return .handled
    ///         }
    ///
    /// The innermost view is asked first. A key that all of them ignore does what it would do by itself: it writes, submits a
    /// field, presses a control, dismisses a sheet. In a browser, a key that is named is the app's even if it is then ignored, as far
    /// as the browser would have moved a caret or scrolled by it. What a field does with what is written in it is always its own.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(keys: [key], phases: [.down, .repeat]) { _ in action() })
    }

    /// Does something in some phases of a key press while this view or one in it has the focus.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(keys: [key], phases: phases, action: action))
    }

    /// Does something when one of several keys is pressed while this view or one in it has the focus.
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(keys: keys, phases: phases, action: action))
    }

    /// Does something when a key that writes one of these characters is pressed while this view or one in it has the focus.
    nonisolated public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyPressModifier(keys: nil, phases: phases) { press in
                let isMeant = press.characters.unicodeScalars.allSatisfy(characters.contains)
                return isMeant ? action(press) : .ignored
            })
    }

    /// Does something when any key is pressed while this view or one in it has the focus.
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(keys: nil, phases: phases, action: action))
    }
}

struct KeyPressModifier {
    /// Nil for all keys.
    let keys: Set<KeyEquivalent>?
    let phases: KeyPress.Phases
    let action: (KeyPress) -> KeyPress.Result
}

extension KeyPressModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(KeyPressNode.self, for: modifier, body: body)
    }
}

private final class KeyPressNode: WrapperNode<KeyPressModifier, KeyPressItem> {
    override func update(_ wrapper: KeyPressItem) {
        wrapper.modifier = readingEnvironment { environment.isEnabled } ? value.modifier : nil
    }
}

/// A view that hears of keys while the focus is in it.
final class KeyPressItem: WrapperItem {
    /// Nil while the view is disabled.
    var modifier: KeyPressModifier? {
        didSet { if interest != interest(of: oldValue) { sceneDidChange() } }
    }

    func press(_ press: KeyPress) -> KeyPress.Result {
        guard let modifier, modifier.phases.contains(press.phase) else { return .ignored }
        // A letter is the same key whatever its case.
        let isMeant = modifier.keys?.contains { $0.name == press.key.name } ?? true
        return isMeant ? modifier.action(press) : .ignored
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.meaning.keys = interest
        return paint
    }

    private var interest: KeyInterest? { interest(of: modifier) }

    private func interest(of modifier: KeyPressModifier?) -> KeyInterest? {
        guard let modifier else { return nil }
        var interest = KeyInterest()
        interest.keys = modifier.keys?.map(\.name).sorted() ?? []
        interest.hearsAll = modifier.keys == nil
        interest.hearsUp = modifier.phases.contains(.up)
        return interest
    }
}
