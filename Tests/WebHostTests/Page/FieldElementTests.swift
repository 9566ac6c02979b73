import Foundation
import SceneCore
import Testing

@testable import WebHost

/// The words are those of the HTML standard: inputmode, enterkeyhint, autocapitalize, autocomplete.
@Suite("What a text field becomes in the page")
struct FieldElementTests {
    private func element(
        _ form: SceneTextField.Form = .line, with change: (inout SceneTextField) -> Void = { _ in }
    ) -> Element {
        Element(.make(12, .textField, "Name", content: .field("Ada", form, with: change)))
    }

    private func value(_ name: String, of element: Element) -> String? {
        element.attributes.first { $0.name == name }?.value
    }

    @Test("A line is an input that is called by its label and holds its text")
    func line() {
        let element = element { $0.answeredEdit = 3 }
        #expect(element.pattern.tag == .input)
        #expect(element.pattern.role == nil)
        #expect(value("type", of: element) == "text")
        #expect(value("aria-label", of: element) == "Name")
        #expect(element.content == .written("Ada", answeredEdit: 3))
    }

    @Test("A secure line is a password, and several lines are a text area")
    func forms() {
        #expect(value("type", of: element(.secureLine)) == "password")
        #expect(element(.paragraph).pattern.tag == .textarea)
        #expect(value("type", of: element(.paragraph)) == nil)
    }

    @Test("The keyboard is asked for by its mode, so that the text stays as it is written")
    func keyboard() {
        let modes: [(TextInputTraits.Keyboard, String?)] = [
            (.standard, nil), (.email, "email"), (.numbers, "numeric"), (.decimal, "decimal"), (.phone, "tel"),
            (.url, "url"), (.search, "search"),
        ]
        for (keyboard, mode) in modes {
            let element = element { $0.traits.keyboard = keyboard }
            #expect(value("inputmode", of: element) == mode)
            #expect(value("type", of: element) == "text")
        }
    }

    @Test("Return key, capitals, correction and purpose have their attributes")
    func traits() {
        let element = element {
            $0.traits.returnKey = .send
            $0.traits.capitalization = .words
            $0.traits.isCorrected = false
            $0.traits.contentType = "one-time-code"
        }
        #expect(value("enterkeyhint", of: element) == "send")
        #expect(value("autocapitalize", of: element) == "words")
        #expect(value("autocorrect", of: element) == "off")
        #expect(value("spellcheck", of: element) == "false")
        #expect(value("autocomplete", of: element) == "one-time-code")
    }

    @Test("A wish of the app to move the focus is carried out once")
    func focus() {
        #expect(value("data-focus", of: element()) == nil)
        let here = element { $0.focusRequest = .init(ordinal: 4, wantsFocus: true) }
        #expect(value("data-focus", of: here) == "4 here")
        let away = element { $0.focusRequest = .init(ordinal: 5, wantsFocus: false) }
        #expect(value("data-focus", of: away) == "5 away")
    }

    @Test("A text that does not fit into a message can be read and not changed")
    func tooLong() {
        let long = String(repeating: "茶", count: SceneTextField.lengthLimit)
        #expect(value("readonly", of: element { $0.text = long }) == nil)
        #expect(value("readonly", of: element { $0.text = long + "!" }) == "")
        #expect("[\"t\",4294967295,4294967295,\"\(long)\"]".utf8.count <= Limits.clientMessage)
    }

    @Test("A disabled field takes no focus")
    func disabled() {
        let element = Element(.make(12, .textField, "Name", content: .field("Ada")) { $0.meaning.isEnabled = false })
        #expect(value("disabled", of: element) == "")
    }
}
