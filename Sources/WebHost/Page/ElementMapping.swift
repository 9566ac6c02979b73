import Foundation
import SceneCore

/// Which HTML and which ARIA a node becomes: the one place that knows.
extension Element {
    init(_ node: SceneNode) {
        let tag = Tag(node)
        self.node = node.id
        frame = node.frame
        pattern = Pattern(tag: tag, role: Self.role(of: node, as: tag), look: Look(node))
        content = Content(node, as: tag)
        attributes = Self.attributes(of: node, as: tag)
    }

    private static func attributes(of node: SceneNode, as tag: Tag) -> [Attribute] {
        var attributes = name(of: node, as: tag) + state(of: node, as: tag)
        if case .textField(let field) = node.content { attributes += field.attributes }
        attributes += node.focusAttributes
        if node.meaning.identifier == Meaning.backIdentifier {
            attributes.append(Attribute(name: "data-back", value: String(max(1, node.meaning.screensBelow))))
        }
        if let link = node.meaning.link { attributes += link.attributes(isEnabled: node.meaning.isEnabled) }
        if let fade = node.style.fade { attributes.append(Attribute(name: "data-fade", value: fade.attribute)) }
        if let isRightToLeft = node.style.isRightToLeft {
            attributes.append(Attribute(name: "dir", value: isRightToLeft ? "rtl" : "ltr"))
        }
        if let pin = node.style.pin { attributes.append(Attribute(name: "data-pin", value: pin.attribute)) }
        if let match = node.style.match { attributes.append(Attribute(name: "data-match", value: match.attribute)) }
        if let change = node.style.contentChange {
            attributes.append(Attribute(name: "data-content", value: change.rawValue))
        }
        if !node.style.symbolEffects.isEmpty {
            attributes.append(
                Attribute(name: "data-effects", value: node.style.symbolEffects.map(\.word).joined(separator: " ")))
        }
        if let sheet = node.sheet { attributes.append(Attribute(name: "data-sheet", value: sheet.attribute)) }
        if let popup = node.popup { attributes.append(Attribute(name: "data-popup", value: popup.attribute)) }
        if let transition = node.transition { attributes += transition.attributes }
        if case .scroll(let scroll) = node.content { attributes += scroll.attributes(in: node.frame.size) }
        return attributes
    }

    /// The roles that the tag does not say by itself, or loses: Safari drops a list's when its marks are not drawn.
    private static func role(of node: SceneNode, as tag: Tag) -> String? {
        if let role = node.meaning.role.ofChoice { return role }
        if node.meaning.role == .tab { return "tab" }
        if tag == .img || tag.isControl { return nil }
        // An anchor is a link if it says where to.
        if tag == .a { return node.hasAddress ? nil : "link" }
        if node.meaning.isPressable { return "button" }
        switch node.meaning.role {
        case .region: return "region"
        case .dialog: return "dialog"
        case .group: return "group"
        case .progress: return "progressbar"
        case .gauge: return "meter"
        case .slider: return "slider"
        case .stepper: return "spinbutton"
        case .list: return "list"
        case .listItem: return "listitem"
        case .image: return "img"
        case .tabList: return "tablist"
        case .tabPanel: return "tabpanel"
        case .text: return tag == .p ? nil : "paragraph"
        case .none, .application, .heading, .button, .link, .toggle, .textField, .tab: return nil
        case .menu, .menuItem, .menuToggle, .menuOption, .optionGroup, .option: return node.meaning.role.ofChoice
        }
    }

    private static func name(of node: SceneNode, as tag: Tag) -> [Attribute] {
        if tag == .img { return alternative(of: node) }
        let type = tag == .button ? [Attribute(name: "type", value: "button")] : []
        return type + (spokenName(of: node).map { [Attribute(name: "aria-label", value: $0)] } ?? [])
    }

    /// The label, unless what the element shows already says it. The application is named by the document's title.
    private static func spokenName(of node: SceneNode) -> String? {
        let meaning = node.meaning
        guard !meaning.label.isEmpty, meaning.role != .application else { return nil }
        guard case .text(let block) = node.content else { return meaning.label }
        // A paragraph cannot be named in ARIA: its content says what is spoken.
        if meaning.role == .text, !meaning.isPressable { return nil }
        return block.says(meaning.label) ? nil : meaning.label
    }

    /// An empty `alt` makes a picture a decoration; an image without a label stays an image, only nameless.
    private static func alternative(of node: SceneNode) -> [Attribute] {
        let isDecoration = node.meaning.role == .none || node.meaning.isHidden
        if isDecoration { return [Attribute(name: "alt", value: "")] }
        return node.meaning.label.isEmpty ? [] : [Attribute(name: "alt", value: node.meaning.label)]
    }

    /// Whether the keyboard reaches what does not say so by its tag (0), or only the client and the person's pointer do (-1).
    private static func tabIndex(of node: SceneNode, as tag: Tag) -> Int? {
        let meaning = node.meaning
        if tag.isControl || node.hasAddress {
            // What is not read must not take the keyboard's focus either.
            return meaning.isHidden || meaning.isPassedByKeys ? -1 : nil
        }
        let isFocusable = meaning.isEnabled && !meaning.isHidden
        if meaning.isPressable || meaning.isAdjustable, isFocusable { return meaning.isPassedByKeys ? -1 : 0 }
        if meaning.role == .dialog || meaning.role == .menu { return -1 }
        guard let focus = meaning.focus, !meaning.isHidden else { return nil }
        return focus.isStop && meaning.isEnabled ? 0 : -1
    }

    private static func state(of node: SceneNode, as tag: Tag) -> [Attribute] {
        let meaning = node.meaning
        var attributes: [Attribute] = []
        if let index = tabIndex(of: node, as: tag) {
            attributes.append(Attribute(name: "tabindex", value: String(index)))
        }
        if meaning.isModal { attributes.append(Attribute(name: "aria-modal", value: "true")) }
        if let isExpanded = meaning.isExpanded {
            attributes.append(Attribute(name: "aria-expanded", value: isExpanded ? "true" : "false"))
        }
        if let isOn = meaning.isOn {
            attributes.append(Attribute(name: "aria-checked", value: isOn ? "true" : "false"))
        }
        if meaning.opensMenu { attributes.append(Attribute(name: "aria-haspopup", value: "menu")) }
        if let percentage = meaning.percentage {
            attributes.append(Attribute(name: "aria-valuenow", value: String(percentage)))
        }
        if let slider = meaning.slider { attributes += slider.attributes }
        if meaning.isAdjustable || meaning.role == .gauge, !meaning.value.isEmpty {
            attributes.append(Attribute(name: "aria-valuetext", value: meaning.value))
        }
        if meaning.role == .button, !meaning.value.isEmpty {
            // Buttons have no value of their own in a browser.
            attributes.append(Attribute(name: "aria-description", value: meaning.description ?? meaning.value))
            attributes.append(Attribute(name: "data-value", value: meaning.value))
        } else if let description = meaning.description {
            attributes.append(Attribute(name: "aria-description", value: description))
        }
        if let place = meaning.place {
            attributes.append(Attribute(name: "aria-posinset", value: String(place.number)))
            attributes.append(Attribute(name: "aria-setsize", value: String(place.count)))
        }
        if meaning.role == .tab {
            attributes.append(Attribute(name: "aria-selected", value: meaning.isSelected ? "true" : "false"))
        } else if meaning.isSelected {
            attributes.append(Attribute(name: "aria-current", value: "true"))
        }
        if !meaning.isEnabled {
            attributes.append(
                tag.isControl
                    ? Attribute(name: "disabled", value: "") : Attribute(name: "aria-disabled", value: "true"))
        }
        if meaning.isHidden { attributes.append(Attribute(name: "aria-hidden", value: "true")) }
        if meaning.isInert { attributes.append(Attribute(name: "inert", value: "")) }
        if meaning.coversParent { attributes.append(Attribute(name: "data-covers", value: "")) }
        if let swipes = meaning.swipes {
            attributes.append(Attribute(name: "data-swipe", value: String(swipes.rawValue)))
        }
        if let shortcut = meaning.shortcut {
            attributes.append(Attribute(name: "data-shortcut", value: "\(shortcut.modifiers.rawValue) \(shortcut.key)"))
        }
        if !meaning.help.isEmpty { attributes.append(Attribute(name: "title", value: meaning.help)) }
        if meaning.isDragged {
            attributes.append(Attribute(name: "draggable", value: "true"))
            attributes.append(Attribute(name: "data-drags", value: ""))
        }
        if meaning.pastes { attributes.append(Attribute(name: "data-pastes", value: "")) }
        if meaning.takesDrops { attributes.append(Attribute(name: "data-drops", value: "")) }
        if meaning.movesRow { attributes.append(Attribute(name: "data-moves", value: "")) }
        if meaning.hasContextMenu { attributes.append(Attribute(name: "data-menu", value: "")) }
        if let pointers = meaning.pointers {
            attributes.append(Attribute(name: "data-pointers", value: pointers.attribute))
        }
        if let hover = meaning.hover {
            attributes.append(Attribute(name: "data-hover", value: hover == .moves ? "moves" : ""))
        }
        return attributes
    }
}

extension Element.Tag {
    fileprivate init(_ node: SceneNode) {
        if case .textField(let field) = node.content {
            self = field.tag
            return
        }
        switch node.meaning.role {
        case .application: self = .main
        case .region: self = .section
        case .heading(let level): self = Self.heading(level)
        case .button, .toggle, .menuItem, .menuToggle, .menuOption, .option, .tab: self = .button
        case .link: self = .a
        case .list: self = .ul
        case .listItem: self = .li
        // A parser ends a `p` at the next block, so one that holds more than its lines has to be a `div`.
        case .text: self = node.children.isEmpty && !node.meaning.isPressable ? .p : .div
        case .none, .image, .textField: self = node.isBarePicture ? .img : .div
        case .dialog, .group, .progress, .gauge, .slider, .stepper, .menu, .optionGroup, .tabList, .tabPanel:
            self = .div
        }
    }

    /// HTML has six levels; deeper ones are the sixth.
    private static func heading(_ level: Int) -> Self {
        let levels: [Self] = [.h1, .h2, .h3, .h4, .h5, .h6]
        return levels[min(max(level, 1), levels.count) - 1]
    }
}

extension Element.Content {
    /// What an element that can hold others refers to stands before what it shows.
    fileprivate init(_ node: SceneNode, as tag: Element.Tag) {
        self.init(node)
        guard !tag.isVoid, tag != .textarea, let definitions = DrawingMarkup.definitions(for: node) else { return }
        self = self == .none ? .markup(definitions) : .defined(definitions, self)
    }

    private init(_ node: SceneNode) {
        switch node.content {
        case .scroll, .none: self = .none
        case .changedImage(let image, let change): self = change.tint == nil ? .picture(image.files) : .none
        case .drawing(let drawing): self = .markup(DrawingMarkup.picture(drawing, in: node.id))
        case .textField(let field): self = .written(field.text, answeredEdit: field.answeredEdit)
        case .image(let image): self = .picture(image.files)
        case .path(let path): self = .drawing(path)
        case .text(let block):
            let label = node.meaning.label
            let isParagraph = node.meaning.role == .text && !node.meaning.isPressable
            let isSpokenAsWritten = !isParagraph || label.isEmpty || block.says(label)
            self = .text(Element.Line.lines(of: block), spoken: isSpokenAsWritten ? nil : label)
        }
    }
}

extension Meaning {
    /// What is read out after the name and what the element says by itself: a value where the element can have none, and the hint.
    fileprivate var description: String? {
        let saysValue: Bool =
            switch role {
            case .slider, .stepper, .gauge, .progress, .textField: true
            default: isAdjustable
            }
        let words = [saysValue ? "" : value, spokenHint].filter { !$0.isEmpty }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }
}

extension SceneNode {
    /// A picture and nothing else: an `img` can hold no elements and cannot be pressed by the keyboard.
    fileprivate var isBarePicture: Bool {
        switch content {
        case .image: break
        case .changedImage(_, let change) where change.tint == nil: break
        default: return false
        }
        return children.isEmpty && !meaning.isPressable
    }
}

extension SceneNode {
    /// A link that others than the app can follow, as long as it can be used.
    fileprivate var hasAddress: Bool {
        meaning.isEnabled && meaning.link?.href != nil
    }
}

extension SceneLink {
    /// Relative to the app's own address for what comes back into it. Whoever opens that hands the link to the app.
    fileprivate var href: String? {
        switch address {
        case .outside(let url): url.absoluteString
        case .intoApp(let url): "open?url=\(url.absoluteString.addressComponent)"
        case .none: nil
        }
    }

    /// Pages of the web open beside the app, and learn nothing of it; other addresses are opened by other programs.
    private var isPage: Bool {
        if case .outside(let url) = address { url.scheme?.lowercased().hasPrefix("http") ?? false } else { false }
    }

    /// `data-asks`: a press is told to the app.
    fileprivate func attributes(isEnabled: Bool) -> [Element.Attribute] {
        guard isEnabled, let href else { return [] }
        var attributes = [Element.Attribute(name: "href", value: href)]
        if isPage {
            attributes.append(Element.Attribute(name: "target", value: "_blank"))
            attributes.append(Element.Attribute(name: "rel", value: "noopener noreferrer"))
        }
        if asksApp { attributes.append(Element.Attribute(name: "data-asks", value: "")) }
        return attributes
    }
}

extension TextBlock {
    /// Whether reading the lines aloud is the same as saying `label`; where lines end makes no difference.
    fileprivate func says(_ label: String) -> Bool {
        // What most texts are: one line that is its own label.
        if lines.count == 1, lines[0].text == label { return true }
        return lines.flatMap { $0.text.split(whereSeparator: \.isWhitespace) }
            == label.split(whereSeparator: \.isWhitespace)
    }
}

extension ScrollFade {
    fileprivate var attribute: String {
        "n\(scroller.rawValue) \(PageNumber(from).text) \(PageNumber(to).text)"
    }
}

extension SceneSlider {
    /// Where the thumb stands and how long a step is, in parts of the track (0: no steps), how far the thumb's middle is from the
    /// ends of the element at the ends of the track, and how often it was let go.
    fileprivate var attributes: [Element.Attribute] {
        let place = [part, stepPart ?? 0].map(String.init(describing:)) + [PageNumber(inset).text, String(releases)]
        return [
            Element.Attribute(name: "aria-valuenow", value: Self.spell(value)),
            Element.Attribute(name: "aria-valuemin", value: Self.spell(lower)),
            Element.Attribute(name: "aria-valuemax", value: Self.spell(upper)),
            Element.Attribute(name: "data-slider", value: place.joined(separator: " ")),
        ]
    }

    /// Exactly, whatever its size.
    private static func spell(_ number: Double) -> String {
        let text = String(describing: number)
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

extension Role {
    /// The ARIA role of what is chosen from, which no tag says; nil for anything else.
    fileprivate var ofChoice: String? {
        switch self {
        case .toggle, .menu, .menuItem, .menuToggle, .menuOption, .optionGroup, .option: name
        default: nil
        }
    }
}

extension ScenePopup {
    /// The element that it belongs to ("-": none), the distance to it, what the window keeps free at its edges, from the top
    /// clockwise, and whether it stands above (0 or 1).
    fileprivate var attribute: String {
        let numbers = [distance, margins.top, margins.right, margins.bottom, margins.left].map { PageNumber($0).text }
        return ([anchor.map { "n\($0.rawValue)" } ?? "-"] + numbers + [prefersAbove ? "1" : "0"]).joined(separator: " ")
    }
}

extension SceneSheet {
    /// Whether it can be dismissed, whether its content scrolls (0 or 1), how often it was let go, then height and inset of each
    /// place that it may rest at.
    fileprivate var attribute: String {
        let flags = [canDismiss, contentScrolls].map { $0 ? "1" : "0" }
        let numbers = rests.flatMap { [$0.height, $0.inset] }.map { PageNumber($0).text }
        return (flags + [String(releases)] + numbers).joined(separator: " ")
    }
}
