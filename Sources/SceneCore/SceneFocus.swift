/// What the focus is to a node that the app follows it in: the keyboard's, and the one of whoever listens.
///
/// A field has its own (`SceneTextField.hasFocus`); this is for everything else, and for fields that are followed by more than one.
package struct SceneFocus: Equatable, Sendable {
    /// The keyboard reaches the node, whatever it is.
    package var isStop = false
    /// A finger or a mouse that presses the node gives it the focus.
    package var comesByPress = true
    /// The node, or something in it, has the focus.
    package var hasFocus = false
    /// The last time that the app, not the person, moved the focus here or away from here.
    package var request: FocusRequest?

    package init() {}

    /// What two views around one node say of it.
    package func joined(with other: SceneFocus) -> SceneFocus {
        var joined = self
        joined.isStop = isStop || other.isStop
        joined.comesByPress = comesByPress && other.comesByPress
        joined.hasFocus = hasFocus || other.hasFocus
        joined.request = FocusRequest.newer(request, other.request)
        return joined
    }
}

/// The app wants the focus in a node, or out of it.
package struct FocusRequest: Equatable, Sendable {
    /// Counts the requests of a window, so that a host carries out each once, and of several the last.
    package var ordinal: Int
    package var wantsFocus: Bool

    package init(ordinal: Int, wantsFocus: Bool) {
        self.ordinal = ordinal
        self.wantsFocus = wantsFocus
    }

    package static func newer(_ one: FocusRequest?, _ other: FocusRequest?) -> FocusRequest? {
        guard let one, let other else { return one ?? other }
        return one.ordinal < other.ordinal ? other : one
    }
}
