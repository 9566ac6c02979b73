import Foundation
import SceneCore

/// What a text field becomes: an `input` of one line, or a `textarea`.
///
/// Types beyond `text` and `password` are not used: browsers then change what is written, and hide where the caret stands. Which
/// keyboard a device shows is `inputmode`'s business.
extension SceneTextField {
    var tag: Element.Tag { form == .paragraph ? .textarea : .input }

    /// How much a person may write into one field: three bytes for each character fit into a message. A longer text can be
    /// read and not changed.
    static let lengthLimit = 80_000

    var attributes: [Element.Attribute] {
        var attributes: [Element.Attribute] = []
        func set(_ name: String, _ value: String) { attributes.append(Element.Attribute(name: name, value: value)) }
        if form != .paragraph { set("type", form == .secureLine ? "password" : "text") }
        if !prompt.isEmpty { set("placeholder", prompt) }
        if let mode = traits.keyboard.inputMode { set("inputmode", mode) }
        if let hint = traits.returnKey.hint { set("enterkeyhint", hint) }
        set("autocomplete", traits.contentType ?? "off")
        set("autocapitalize", traits.capitalization.attribute)
        if !traits.isCorrected { set("autocorrect", "off") }
        set("spellcheck", traits.isCorrected && form != .secureLine ? "true" : "false")
        set("maxlength", String(Self.lengthLimit))
        if text.utf16.count > Self.lengthLimit { set("readonly", "") }
        return attributes
    }

    func paint(in look: inout Element.Look, _ css: inout Declarations) {
        look.classes.append("field")
        look.paint(self.look.font, of: [text, prompt])
        css.set("font-size", PageNumber(self.look.font.size).length)
        if self.look.font.weight != 400 { css.set("font-weight", String(self.look.font.weight)) }
        css.set("color", self.look.color.css)
        css.set("--prompt", self.look.promptColor.css)
        switch self.look.alignment {
        case .leading: break
        case .center: css.set("text-align", "center")
        case .trailing: css.set("text-align", "right")
        }
        if form == .paragraph { css.set("line-height", PageNumber(self.look.lineHeight).length) }
        let top = form == .paragraph ? self.look.topInset : 0
        if top > 0 || self.look.sideInset > 0 {
            css.set("padding", "\(PageNumber(top).length) \(PageNumber(self.look.sideInset).length)")
        }
        if let border = self.look.border { css.set("box-shadow", "inset 0 0 0 var(--field-border) \(border.css)") }
    }
}

extension TextInputTraits.Keyboard {
    fileprivate var inputMode: String? {
        switch self {
        case .standard, .ascii: nil
        case .url: "url"
        case .numbers: "numeric"
        case .phone: "tel"
        case .email: "email"
        case .decimal: "decimal"
        case .search: "search"
        }
    }
}

extension TextInputTraits.ReturnKey {
    fileprivate var hint: String? {
        switch self {
        case .standard: nil
        case .done: "done"
        case .go: "go"
        case .send: "send"
        case .search: "search"
        case .next, .proceed: "next"
        }
    }
}

extension TextInputTraits.Capitalization {
    fileprivate var attribute: String {
        switch self {
        case .none: "none"
        case .words: "words"
        case .sentences: "sentences"
        case .characters: "characters"
        }
    }
}
