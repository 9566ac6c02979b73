import SceneCore

/// What the focus and the keyboard are to a node, in attributes:
///
/// - `data-heard`: the app hears when the focus comes into the element and when it leaves it, as of every field;
/// - `data-focus="3 here"`: the third time that the app has moved a focus in this window, it wanted it here (or `away`);
/// - `data-keyed`: a press by a finger or a mouse does not give the element the focus, the keyboard does;
/// - `data-unmarked`: a focus in the element is not shown;
/// - `data-keys="ArrowUp Space any up"`: the keys that the app hears of while the focus is in the element: those that are named are
///   the app's, `any` stands for all others, and with `up` it hears when they are let go.
extension SceneNode {
    var focusAttributes: [Element.Attribute] {
        var attributes: [Element.Attribute] = []
        func set(_ name: String, _ value: String) { attributes.append(Element.Attribute(name: name, value: value)) }
        let focus = meaning.focus
        if textField?.hasFocus == true || focus?.hasFocus == true { set("autofocus", "") }
        if let request = FocusRequest.newer(textField?.focusRequest, focus?.request) {
            set("data-focus", "\(request.ordinal) \(request.wantsFocus ? "here" : "away")")
        }
        if let focus {
            set("data-heard", "")
            if !focus.comesByPress { set("data-keyed", "") }
        }
        if meaning.hidesFocus { set("data-unmarked", "") }
        if let keys = meaning.keys { set("data-keys", keys.attribute) }
        return attributes
    }
}

extension KeyInterest {
    fileprivate var attribute: String {
        let names = keys.map { $0 == " " ? "Space" : $0 }
        return (names + (hearsAll ? ["any"] : []) + (hearsUp ? ["up"] : [])).joined(separator: " ")
    }
}
