import SceneCore
import Testing

@testable import WebHost

@Suite("What the focus and the keyboard are to an element")
struct FocusElementTests {
    private func attributes(_ change: (inout SceneNode) -> Void) -> [String: String] {
        var node = SceneNode(id: NodeID(1), meaning: Meaning(role: .text, label: "Board"))
        change(&node)
        let pairs = Element(node).attributes.map { ($0.name, $0.value) }
        return Dictionary(pairs) { first, _ in first }
    }

    @Test("The keyboard comes to a stop, and only the app to what it follows otherwise")
    func tabIndex() {
        #expect(attributes { _ in }["tabindex"] == nil)
        #expect(attributes { $0.meaning.focus = SceneFocus() }["tabindex"] == "-1")
        #expect(attributes { $0.meaning.focus = .stop }["tabindex"] == "0")
        let disabled = attributes {
            $0.meaning.focus = .stop
            $0.meaning.isEnabled = false
        }
        #expect(disabled["tabindex"] == "-1")
    }

    @Test("A control that the keyboard passes by is no stop, whatever it is made of")
    func passedBy() {
        let passed = attributes {
            $0.meaning = Meaning(role: .group)
            $0.meaning.isPressable = true
            $0.meaning.isPassedByKeys = true
        }
        #expect(passed["tabindex"] == "-1")
    }

    @Test("Of two wishes to move the focus the newer one counts")
    func requests() {
        let wished = attributes {
            $0.content = .field("Ada", .line) { $0.focusRequest = FocusRequest(ordinal: 4, wantsFocus: true) }
            $0.meaning.focus = SceneFocus()
            $0.meaning.focus?.request = FocusRequest(ordinal: 5, wantsFocus: false)
        }
        #expect(wished["data-focus"] == "5 away")
        #expect(wished["data-heard"] == "")
    }

    @Test("Keys are named as browsers name them, and a space by a word")
    func keys() {
        let keys = attributes {
            var interest = KeyInterest()
            interest.keys = [" ", "ArrowUp"]
            interest.hearsUp = true
            $0.meaning.keys = interest
        }
        #expect(keys["data-keys"] == "Space ArrowUp up")
        #expect(attributes { $0.meaning.hidesFocus = true }["data-unmarked"] == "")
    }
}

extension SceneFocus {
    fileprivate static var stop: SceneFocus {
        var focus = SceneFocus()
        focus.isStop = true
        return focus
    }
}
