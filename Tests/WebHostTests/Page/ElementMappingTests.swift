import Foundation
import SceneCore
import Testing

@testable import WebHost

/// The counterparts are those of HTML-AAM 1.0, which says how a browser exposes each element.
@Suite("What a node becomes in the page")
struct ElementMappingTests {
    private func element(
        _ role: Role, _ label: String = "", content: SceneContent = .none, children: [UInt32] = [],
        with change: (inout SceneNode) -> Void = { _ in }
    ) -> Element {
        Element(.make(12, role, label, content: content, children: children, with: change))
    }

    @Test("The window is what the document is about, and named by it")
    func application() {
        let element = element(.application, "Equipment")
        #expect(element.pattern.tag == .main)
        #expect(element.pattern.role == nil)
        #expect(element.attributes.isEmpty)
    }

    @Test("A region is a section with its name")
    func region() {
        let element = element(.region, "Coffee")
        #expect(element.pattern.tag == .section)
        #expect(element.pattern.role == "region")
        #expect(element.attributes == [.init(name: "aria-label", value: "Coffee")])
    }

    @Test("A sheet is a dialog that can take the focus; what keeps the rest waiting says that it does")
    func dialog() {
        let dialog = element(.dialog, "Charts") { $0.meaning.isModal = true }
        #expect(dialog.pattern.tag == .div)
        #expect(dialog.pattern.role == "dialog")
        #expect(
            dialog.attributes == [
                .init(name: "aria-label", value: "Charts"), .init(name: "tabindex", value: "-1"),
                .init(name: "aria-modal", value: "true"),
            ])
    }

    @Test(
        "What the page has to know of a sheet stands in one attribute, and its content's width among its declarations")
    func sheet() {
        let sheet = element(.dialog) {
            $0.sheet = SceneSheet(
                rests: [.init(height: 234, inset: 8), .init(height: 793, inset: 0)], canDismiss: true,
                contentScrolls: false, releases: 3)
            $0.transition = .rise
        }
        #expect(sheet.attributes.contains(.init(name: "data-sheet", value: "1 0 3 234 8 793 0")))
        #expect(sheet.attributes.contains(.init(name: "data-transition", value: "rise")))
        #expect(sheet.pattern.look.style == "--laid-out-width:30px")
    }

    @Test("A switch is a button with that role, checked or not", arguments: [true, false])
    func toggle(isOn: Bool) {
        let toggle = element(.toggle, "Loud") {
            $0.meaning.isPressable = true
            $0.meaning.isOn = isOn
        }
        #expect(toggle.pattern.tag == .button)
        #expect(toggle.pattern.role == "switch")
        #expect(
            toggle.attributes == [
                .init(name: "type", value: "button"), .init(name: "aria-label", value: "Loud"),
                .init(name: "aria-checked", value: isOn ? "true" : "false"),
            ])
    }

    @Test("What goes on is a progress bar, with a value if it has one")
    func progress() {
        let known = element(.progress, "Loading") { $0.meaning.percentage = 40 }
        #expect(known.pattern.tag == .div)
        #expect(known.pattern.role == "progressbar")
        #expect(
            known.attributes == [
                .init(name: "aria-label", value: "Loading"), .init(name: "aria-valuenow", value: "40"),
            ])
        #expect(element(.progress, "Loading").attributes == [.init(name: "aria-label", value: "Loading")])
    }

    @Test("A slider says where it stands between what, in words too, and takes the keyboard's focus")
    func slider() {
        let slider = element(.slider, "Warmth") {
            $0.meaning.isAdjustable = true
            $0.meaning.slider = SceneSlider(value: 12.5, in: 10...20, step: 0.5, inset: 18.5)
            $0.meaning.value = "25%"
        }
        #expect(slider.pattern.role == "slider")
        #expect(
            slider.attributes == [
                .init(name: "aria-label", value: "Warmth"), .init(name: "tabindex", value: "0"),
                .init(name: "aria-valuenow", value: "12.5"), .init(name: "aria-valuemin", value: "10"),
                .init(name: "aria-valuemax", value: "20"), .init(name: "data-slider", value: "0.25 0.05 18.5 0"),
                .init(name: "aria-valuetext", value: "25%"),
            ])
    }

    @Test("A stepper is a spin button, whose own buttons the keyboard passes by")
    func stepper() {
        let stepper = element(.stepper, "Pegs") { $0.meaning.isAdjustable = true }
        #expect(stepper.pattern.role == "spinbutton")
        #expect(stepper.attributes.contains(.init(name: "tabindex", value: "0")))
        let button = element(.button, "Increment") {
            $0.meaning.isPressable = true
            $0.meaning.isPassedByKeys = true
        }
        #expect(button.attributes.contains(.init(name: "tabindex", value: "-1")))
    }

    private func link(_ address: SceneLink.Address, asksApp: Bool = false, isEnabled: Bool = true) -> Element {
        element(.link, "Hours") {
            $0.meaning.isPressable = true
            $0.meaning.isEnabled = isEnabled
            $0.meaning.link = SceneLink(address, asksApp: asksApp)
        }
    }

    @Test("A link out is an anchor that opens beside the app, whose page learns nothing of it")
    func linkOut() throws {
        let out = link(.outside(try #require(URL(string: "https://a.org/?x=1"))))
        #expect(out.pattern.tag == .a)
        #expect(out.pattern.role == nil)
        #expect(
            out.attributes == [
                .init(name: "aria-label", value: "Hours"), .init(name: "href", value: "https://a.org/?x=1"),
                .init(name: "target", value: "_blank"), .init(name: "rel", value: "noopener noreferrer"),
            ])
        let mail = link(.outside(try #require(URL(string: "mailto:a@a.org"))), asksApp: true)
        #expect(
            mail.attributes.dropFirst() == [
                .init(name: "href", value: "mailto:a@a.org"), .init(name: "data-asks", value: ""),
            ])
    }

    @Test("A link back into the app goes to where links are handed to it")
    func linkIn() throws {
        let own = link(.intoApp(try #require(URL(string: "tea://leaf/1"))), asksApp: true)
        #expect(own.attributes.contains(.init(name: "href", value: "open?url=tea%3A%2F%2Fleaf%2F1")))
    }

    @Test("A link that only the app knows, or that is disabled, is one without an address")
    func linkWithoutAddress() throws {
        let plain = link(.none, asksApp: true)
        #expect(plain.pattern.role == "link")
        #expect(plain.attributes.dropFirst() == [.init(name: "tabindex", value: "0")])
        let disabled = link(.outside(try #require(URL(string: "https://a.org"))), isEnabled: false)
        #expect(disabled.pattern.role == "link")
        #expect(disabled.attributes.dropFirst() == [.init(name: "aria-disabled", value: "true")])
    }

    @Test("Things that belong together are a group with its name")
    func group() {
        let element = element(.group, "Kitchen")
        #expect(element.pattern.tag == .div)
        #expect(element.pattern.role == "group")
        #expect(element.attributes == [.init(name: "aria-label", value: "Kitchen")])
    }

    @Test("What shows and hides something says whether it is shown", arguments: [(true, "true"), (false, "false")])
    func expansion(isExpanded: Bool, value: String) {
        let element = element(.button, "Kitchen") {
            $0.meaning.isPressable = true
            $0.meaning.isExpanded = isExpanded
        }
        #expect(element.attributes.contains(.init(name: "aria-expanded", value: value)))
    }

    @Test(
        "A heading has its level, of which HTML has six",
        arguments: [(0, "h1"), (1, "h1"), (3, "h3"), (6, "h6"), (9, "h6")])
    func heading(level: Int, tag: String) {
        #expect(element(.heading(level: level)).pattern.tag.rawValue == tag)
    }

    @Test("A heading that is cut off is called by its whole title")
    func cutHeading() {
        let element = element(.heading(level: 1), "Espresso Machines", content: .lines("Espresso Ma…"))
        #expect(element.attributes == [.init(name: "aria-label", value: "Espresso Machines")])
    }

    @Test("Text is a paragraph of its lines")
    func paragraph() {
        let element = element(.text, "Pour over coffee", content: .lines("Pour over", "coffee"))
        #expect(element.pattern.tag == .p)
        #expect(element.pattern.role == nil)
        #expect(element.attributes.isEmpty)
        #expect(
            element.content
                == .text([.init(text: "Pour over", style: ""), .init(text: "coffee", style: "")], spoken: nil))
    }

    @Test("Text that says more than it shows is spoken in full")
    func cutText() {
        let element = element(.text, "Pour over coffee", content: .lines("Pour o…"))
        #expect(element.content == .text([.init(text: "Pour o…", style: "")], spoken: "Pour over coffee"))
    }

    @Test("Text that holds other nodes is no `p`, which could not hold them")
    func textWithChildren() {
        let element = element(.text, "Coffee", content: .lines("Coffee"), children: [13])
        #expect(element.pattern.tag == .div)
        #expect(element.pattern.role == "paragraph")
    }

    @Test("A picture has its label as its alternative")
    func image() {
        let element = element(.image, "A kettle", content: .picture("kettle.png"))
        #expect(element.pattern.tag == .img)
        #expect(element.pattern.role == nil)
        #expect(element.attributes == [.init(name: "alt", value: "A kettle")])
    }

    @Test("A picture without a meaning is a decoration")
    func decoration() {
        let element = element(.none, content: .picture("kettle.png"))
        #expect(element.pattern.tag == .img)
        #expect(element.attributes == [.init(name: "alt", value: "")])
    }

    @Test("A hidden picture is a decoration that is not read")
    func hiddenImage() {
        let element = element(.image, "A kettle", content: .picture("kettle.png")) { $0.meaning.isHidden = true }
        #expect(element.attributes == [.init(name: "alt", value: ""), .init(name: "aria-hidden", value: "true")])
    }

    @Test("A drawing with a meaning is an image with a name")
    func drawing() {
        let path = ScenePath(data: "M0 0L1 1")
        let element = element(.image, "Back", content: .path(path))
        #expect(element.pattern.tag == .div)
        #expect(element.pattern.role == "img")
        #expect(element.attributes == [.init(name: "aria-label", value: "Back")])
        #expect(element.content == .drawing(path))
    }

    @Test("A button is a button that submits nothing")
    func button() {
        let element = element(.button, "Grinders") { $0.meaning.isPressable = true }
        #expect(element.pattern.tag == .button)
        #expect(element.pattern.role == nil)
        #expect(
            element.attributes == [.init(name: "type", value: "button"), .init(name: "aria-label", value: "Grinders")])
    }

    @Test("A button whose text is its name is not named twice")
    func textButton() {
        let element = element(.button, "Done", content: .lines("Done"))
        #expect(element.attributes == [.init(name: "type", value: "button")])
    }

    @Test("Lists and their items say so, also in Safari")
    func list() {
        #expect(element(.list).pattern.tag == .ul)
        #expect(element(.list).pattern.role == "list")
        #expect(element(.listItem).pattern.tag == .li)
        #expect(element(.listItem).pattern.role == "listitem")
    }

    @Test("A node without a meaning is an element without one")
    func nothing() {
        let element = element(.none)
        #expect(element.pattern.tag == .div)
        #expect(element.pattern.role == nil)
        #expect(element.attributes.isEmpty)
    }

    @Test("What can be pressed and is no button behaves like one")
    func pressable() {
        let element = element(.none, "Show more") { $0.meaning.isPressable = true }
        #expect(element.pattern.role == "button")
        #expect(
            element.attributes == [.init(name: "aria-label", value: "Show more"), .init(name: "tabindex", value: "0")])
    }

    @Test("A picture that can be pressed is an element that holds the picture")
    func pressablePicture() {
        let element = element(.image, "A kettle", content: .picture("kettle.png")) { $0.meaning.isPressable = true }
        #expect(element.pattern.tag == .div)
        #expect(element.pattern.role == "button")
        #expect(element.content == .picture([.init(key: "kettle.png", scale: 1)]))
    }

    @Test("The selected one is the current one")
    func selected() {
        let element = element(.button) { $0.meaning.isSelected = true }
        #expect(element.attributes.contains(.init(name: "aria-current", value: "true")))
    }

    @Test("A disabled button is disabled, and anything else says that it is")
    func disabled() {
        let button = element(.button) { $0.meaning.isEnabled = false }
        #expect(button.attributes.contains(.init(name: "disabled", value: "")))
        let row = element(.none) {
            $0.meaning.isEnabled = false
            $0.meaning.isPressable = true
        }
        #expect(row.attributes == [.init(name: "aria-disabled", value: "true")])
    }

    @Test("A hidden button takes no focus")
    func hiddenButton() {
        let element = element(.button) { $0.meaning.isHidden = true }
        #expect(element.attributes.contains(.init(name: "tabindex", value: "-1")))
        #expect(element.attributes.contains(.init(name: "aria-hidden", value: "true")))
    }

    @Test("What is inert is inert")
    func inert() {
        let element = element(.region, "Coffee") { $0.meaning.isInert = true }
        #expect(element.attributes.contains(.init(name: "inert", value: "")))
    }

    @Test(
        "A node that comes and goes says how",
        arguments: [(.push, "push"), (.slideFromLeading, "slide"), (.fade, "fade")] as [(SceneTransition, String)])
    func transition(transition: SceneTransition, name: String) {
        let element = element(.none) { $0.transition = transition }
        #expect(element.attributes == [.init(name: "data-transition", value: name)])
    }

    @Test("A fade names its scroller and its range")
    func fade() {
        let element = element(.none) { $0.style.fade = ScrollFade(scroller: NodeID(7), from: 40, to: 52.5) }
        #expect(element.attributes == [.init(name: "data-fade", value: "n7 40 52.5")])
    }

    @Test("A filter that CSS lacks is there for whatever is painted with it: letters, paths and boxes")
    func filtersOfContent() {
        let shadow = SceneFilter.innerShadow(SceneShadow(color: SceneColor(0, 0, 0), radius: 2, x: 0, y: 0))
        let path = SceneContent.path(ScenePath(data: "M0 0L9 9Z", fill: SceneColor(255, 0, 0)))
        for content in [SceneContent.none, .lines("A"), path] {
            let element = Element(
                .make(12, content: content) { $0.style.filters = [shadow, .blur(radius: 1), shadow] })
            #expect(element.pattern.look.style.contains("filter:url(#d12-100000) blur(1px) url(#d12-100002)"))
            var writer = HTMLWriter(base: "/")
            writer.append(
                NodeID(12),
                of: SceneTree(
                    root: .make(12, content: content) { $0.style.filters = [shadow, .blur(radius: 1), shadow] }))
            #expect(
                text(writer.bytes).contains(
                    "<filter color-interpolation-filters=\"sRGB\" height=\"200%\" id=\"d12-100000\""))
            #expect(text(writer.bytes).contains("id=\"d12-100002\""))
        }
    }
}
