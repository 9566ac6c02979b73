import SceneCore

/// A key that is pressed in what has the focus: the views around are asked, the innermost first, and if none of them takes it, it
/// does what it would do by itself.
extension EventPass {
    func press(_ stroke: SceneKeyStroke) {
        guard let item = reachableItem(for: stroke.node), let press = KeyPress(stroke) else { return }
        var around: LayoutItem? = item
        while let current = around {
            if let listener = current as? KeyPressItem, listener.press(press) == .handled { return }
            around = current.container
        }
        if stroke.isLeftToApp, stroke.phase == .down, press.modifiers.isEmpty { doByItself(press.key, in: item) }
    }

    private func doByItself(_ key: KeyEquivalent, in item: LayoutItem) {
        guard let id = item.shown.nodeID else { return }
        switch key {
        case .escape: dismissWhatHolds(item)
        case .return where (item as? TextInputItem)?.isSubmittedByReturn == true: submit(id)
        case .return, .space: press(id)
        default: break
        }
    }

    private func dismissWhatHolds(_ item: LayoutItem) {
        var around: LayoutItem? = item
        while let current = around {
            if let popup = current as? PopupItem { return popup.requestDismissal() }
            if let sheet = current as? SheetItem { return sheet.requestDismissal() }
            around = current.container
        }
    }
}

extension KeyPress {
    /// Nil for a key that has no name here, such as Shift alone.
    fileprivate init?(_ stroke: SceneKeyStroke) {
        guard let key = KeyEquivalent(named: stroke.key) else { return nil }
        self.key = key
        characters = String(key.character)
        modifiers = EventModifiers(stroke.modifiers)
        phase =
            switch stroke.phase {
            case .down: .down
            case .held: .repeat
            case .up: .up
            }
    }
}

extension EventModifiers {
    private static let pairs: [(EventModifiers, SceneKeyStroke.Modifiers)] = [
        (.shift, .shift), (.control, .control), (.option, .option), (.command, .command), (.capsLock, .capsLock),
        (.numericPad, .numericPad),
    ]

    fileprivate init(_ held: SceneKeyStroke.Modifiers) {
        self.init(Self.pairs.filter { held.contains($0.1) }.map(\.0))
    }

    /// The same as hosts know them.
    package var held: SceneKeyStroke.Modifiers {
        SceneKeyStroke.Modifiers(Self.pairs.filter { contains($0.0) }.map(\.1))
    }
}
