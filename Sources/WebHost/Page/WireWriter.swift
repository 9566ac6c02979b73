import Foundation
import SceneCore

/// Spells what changed in a scene as one message to the page.
///
/// # The wire, version 1 (subprotocol `martlet.1`), from the app to the page
///
/// A message is one JSON array in one text frame:
///
///     ["c", revision, [operation…], [pattern…]]   changes that lead from revision - 1 to revision
///     ["w", revision, element, [pattern…]]        the whole scene, in place of all that was
///     ["o", address]                              the app has an address opened that leads out of it
///     ["h", title, text, url, [file…]]            the app hands something to others; a file is its name, its type and its bytes in
///                                                 Base64
///     ["l", query]                                the address of what is shown, as the query of the page's
///     ["f", [name…]]                              style sheets, below `faces/` of the app's address, that the page is to have
///                                                 for what comes next; it may have them already
///
/// An operation is one of these, applied in order; `…`: one or more, each after the one before. Nodes are numbers; the element
/// of node 12 has the id `n12`.
///
///     ["i", parent, index, element…]    inserts new elements, the first at `index` among the nodes in `parent`
///     ["r", node…]                      removes nodes and all that is in them
///     ["m", node, parent, index]        moves a node to `index` among the nodes in `parent`, counted without it
///     ["u", element…]                   updates: what an element does not say stays as it is
///     ["x", element…]                   exchanges the elements of nodes for others; the nodes in them move over
///     ["s", x, y, first, last…]         moves the nodes from `first` to `last`, all of which there are, by so many px; more of them
///                                       may follow
///     ["a", motion, node…]              what the operations after this one change in the nodes is to be seen happening: they
///                                       glide from what they are now, come by `data-enter` and go by `data-leave`; a node
///                                       may be [node, path…]: its outline at moments of equal distance
///
/// A motion is `[duration, delay, times, alternates, easing]`: two times in ms, how often it is shown (0: for ever), whether
/// every second time goes back (1 or 0), and an easing function of CSS.
///
/// An element is `[node, pattern, frame, attributes, content, nodes]`, with 0 for what is empty; at the end that is left out. In
/// an update, what is empty stays as it is:
///
///     pattern      which of the patterns at the end of the message, counted from 1. A new element has one; in an update it
///                  has the tag and the role that the element has already, and there is a frame too
///     frame        [x, y, width, height] in px; if a new element has none, it is that of the pattern
///     attributes   {name: value}; null takes one away
///     content      its own parts, which stand before the elements of other nodes and have no id
///     nodes        the elements of the nodes in it; only in a new element
///
/// A pattern is `[tag, role, classes, style, frame]`: a tag in lower case, the attribute `role` ("": none), the attribute
/// `class`, the attribute `style` without the frame, and the frame that most have. Content is one of these:
///
///     ["n"]                                   nothing
///     ["t", line…]                            a paragraph of spans, with a space between two; a line is its text, or
///                                             [text, style] or [[run…], style]; a run, a stretch of the line in one look, is its
///                                             text, or [text, style], or [text, style, classes]
///     ["s", spoken, line…]                    the same, but something else is said in its place
///     ["p", key, scale, key, scale…]          a picture in several resolutions, below `assets/` of the app's address
///     ["f", text, edit]                       what is written in a field, which takes edits into account up to this number
///     ["d", data, fill, stroke, line width]   a drawing: the path of an SVG
///     ["d", data, fill, stroke, line width, style]
///     ["v", markup]                           an SVG
///     ["e", markup, content]                  an SVG that other content refers to, and that content
///
/// A paragraph's `padding-right` is its width, so that it has no room for content (see `LinePlacement`).
struct WireWriter {
    private(set) var bytes: [UInt8] = []
    private var patterns = PatternTable()

    static func changes(_ patch: ScenePatch) -> [UInt8] {
        var writer = WireWriter()
        writer.open("[\"c\",", patch.revision)
        let motions = patch.motions.map(WireOperation.animate)
        writer.append(motions + patch.operations.compactMap(WireOperation.init))
        writer.close()
        return writer.bytes
    }

    static func sheets(_ names: [String]) -> [UInt8] {
        var writer = WireWriter()
        writer.bytes.append("[\"f\",[")
        for (index, name) in names.enumerated() {
            if index > 0 { writer.bytes.append(",") }
            writer.bytes.append(jsonString: name)
        }
        writer.bytes.append("]]")
        return writer.bytes
    }

    static func whole(_ scene: SceneTree) -> [UInt8] {
        var writer = WireWriter()
        writer.open("[\"w\",", scene.revision)
        writer.append(scene.root, of: scene.nodes)
        writer.close()
        return writer.bytes
    }

    static func opening(_ address: String) -> [UInt8] { message("[\"o\",", address) }

    static func sharing(_ content: SharedContent) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.append("[\"h\",")
        // The first address is shared as one; what takes several takes them as words.
        let text = content.texts + content.urls.dropFirst().map(\.absoluteString)
        let words = [content.title, text.joined(separator: "\n"), content.urls.first?.absoluteString ?? ""]
        for word in words {
            bytes.append(jsonString: word)
            bytes.append(",")
        }
        bytes.append("[")
        for (index, file) in content.files.enumerated() {
            bytes.append(index > 0 ? ",[" : "[")
            for (place, word) in [file.name, file.type, file.bytes.base64EncodedString()].enumerated() {
                if place > 0 { bytes.append(",") }
                bytes.append(jsonString: word)
            }
            bytes.append("]")
        }
        bytes.append("]]")
        return bytes
    }

    static func address(_ query: String) -> [UInt8] { message("[\"l\",", query) }

    private static func message(_ kind: StaticString, _ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(kind)
        bytes.append(jsonString: text)
        bytes.append("]")
        return bytes
    }

    private mutating func open(_ kind: StaticString, _ revision: Int) {
        bytes.append(kind)
        append(revision)
        bytes.append(",")
    }

    private mutating func close() {
        bytes.append(",[")
        for (index, entry) in patterns.entries.enumerated() {
            if index > 0 { bytes.append(",") }
            append(entry)
        }
        bytes.append("]]")
    }
}

// MARK: - Operations

extension WireWriter {
    private mutating func append(_ operations: [WireOperation]) {
        bytes.append("[")
        var previous: WireOperation?
        for operation in operations {
            if let previous, operation.continues(previous) {
                bytes.append(",")
            } else {
                bytes.append(previous == nil ? "[" : "],[")
                open(operation)
            }
            append(operation)
            previous = operation
        }
        bytes.append(previous == nil ? "]" : "]]")
    }

    private mutating func open(_ operation: WireOperation) {
        switch operation {
        case .insert(_, let parent, let index):
            bytes.append("\"i\",")
            append(parent)
            bytes.append(",")
            append(index)
            bytes.append(",")
        case .remove: bytes.append("\"r\",")
        case .move: bytes.append("\"m\",")
        case .update: bytes.append("\"u\",")
        case .exchange: bytes.append("\"x\",")
        case .animate: bytes.append("\"a\",")
        case .shift: bytes.append("\"s\",")
        }
    }

    private mutating func append(_ operation: WireOperation) {
        switch operation {
        case .insert(let subtree, parent: _, index: _):
            let nodes = Dictionary(subtree.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
            if let top = subtree.first { append(top.id, of: nodes) }
        case .remove(let node): append(node)
        case .move(let node, let parent, let index):
            append(node)
            bytes.append(",")
            append(parent)
            bytes.append(",")
            append(index)
        case .update(let element, let old): append(element, unlike: old)
        case .exchange(let element): append(element, unlike: nil)
        case .animate(let motion): append(motion)
        case .shift(let shift): append(shift)
        }
    }

    private mutating func append(_ shift: SceneShift) {
        bytes += PageNumber(shift.way.width).bytes
        bytes.append(",")
        bytes += PageNumber(shift.way.height).bytes
        for run in shift.runs {
            for id in [run.lowerBound, run.upperBound] {
                bytes.append(",")
                append(NodeID(id))
            }
        }
    }

    private mutating func append(_ motion: SceneMotion) {
        let animation = motion.animation
        bytes.append("[")
        for (index, value) in [animation.duration * 1000, animation.delay * 1000].enumerated() {
            if index > 0 { bytes.append(",") }
            bytes += PageNumber(value).bytes
        }
        bytes.append(",")
        append(animation.count ?? 0)
        bytes.append(animation.alternates ? ",1," : ",0,")
        bytes.append(jsonString: animation.pace.easing)
        bytes.append("]")
        for node in motion.nodes {
            guard let outlines = motion.outlines[node] else {
                bytes.append(",")
                append(node)
                continue
            }
            bytes.append(",[")
            append(node)
            for outline in outlines {
                bytes.append(",")
                bytes.append(jsonString: outline)
            }
            bytes.append("]")
        }
    }
}

// MARK: - Elements

extension WireWriter {
    private mutating func append(_ id: NodeID, of nodes: [NodeID: SceneNode]) {
        guard let node = nodes[id] else { return }
        open(Element(node), unlike: nil)
        let children = node.children.filter { nodes[$0] != nil }
        for (index, child) in children.enumerated() {
            bytes.append(index > 0 ? "," : ",[")
            append(child, of: nodes)
        }
        if children.isEmpty { dropEmptyFields() } else { bytes.append("]") }
        bytes.append("]")
    }

    /// Writes an element without the nodes in it: the fields in which it differs from what it was, all if it is new.
    private mutating func append(_ element: Element, unlike old: Element?) {
        open(element, unlike: old)
        dropEmptyFields()
        bytes.append("]")
    }

    /// Writes all fields but the last.
    private mutating func open(_ element: Element, unlike old: Element?) {
        bytes.append("[")
        append(element.node)
        bytes.append(",")
        let isRecut = element.pattern != old?.pattern
        let pattern = isRecut ? patterns.number(of: element.pattern, usuallyAt: element.frame) : 0
        append(pattern)
        bytes.append(",")
        let isUsualFrame = old == nil && element.frame == patterns.frame(of: pattern)
        let isPlaced = isRecut || element.frame != old?.frame
        if isPlaced, !isUsualFrame { append(element.frame) } else { bytes.append("0") }
        append(element.attributes, unlike: old?.attributes ?? [])
        if element.content != (old?.content ?? .none) { append(element.content) } else { bytes.append(",0") }
    }

    private mutating func dropEmptyFields() {
        while let last = bytes.last, last == UInt8(ascii: "0"), bytes.dropLast().last == UInt8(ascii: ",") {
            bytes.removeLast(2)
        }
    }

    private mutating func append(_ entry: PatternTable.Entry) {
        let (pattern, look) = (entry.pattern, entry.pattern.look)
        let texts = [pattern.tag.rawValue, pattern.role ?? "", look.classes.joined(separator: " "), look.style]
        for (index, text) in texts.enumerated() {
            bytes.append(index > 0 ? "," : "[")
            bytes.append(jsonString: text)
        }
        bytes.append(",")
        append(entry.frame)
        bytes.append("]")
    }

    private mutating func append(_ frame: CGRect) {
        bytes.append("[")
        for (index, value) in [frame.minX, frame.minY, frame.width, frame.height].enumerated() {
            if index > 0 { bytes.append(",") }
            bytes += PageNumber(value).bytes
        }
        bytes.append("]")
    }

    private mutating func append(_ attributes: [Element.Attribute], unlike old: [Element.Attribute]) {
        let changed = attributes.filter { !old.contains($0) }
        let gone = old.map(\.name).filter { name in !attributes.contains { $0.name == name } }
        if changed.isEmpty, gone.isEmpty { return bytes.append(",0") }

        var separator: StaticString = ",{"
        for attribute in changed {
            bytes.append(separator)
            bytes.append(jsonString: attribute.name)
            bytes.append(":")
            bytes.append(jsonString: attribute.value)
            separator = ","
        }
        for name in gone {
            bytes.append(separator)
            bytes.append(jsonString: name)
            bytes.append(":null")
            separator = ","
        }
        bytes.append("}")
    }

    private mutating func append(_ content: Element.Content) {
        bytes.append(",")
        append(parts: content)
    }

    private mutating func append(parts content: Element.Content) {
        bytes.append("[")
        switch content {
        case .none: bytes.append("\"n\"")
        case .text(let lines, let spoken):
            bytes.append(spoken == nil ? "\"t\"" : "\"s\",")
            if let spoken { bytes.append(jsonString: spoken) }
            for line in lines { append(line) }
        case .picture(let files):
            bytes.append("\"p\"")
            for file in files {
                bytes.append(",")
                bytes.append(jsonString: file.key.addressComponent)
                bytes.append(",")
                append(file.scale)
            }
        case .drawing(let path):
            bytes.append("\"d\",")
            bytes.append(jsonString: path.data)
            bytes.append(",")
            bytes.append(jsonString: path.fill?.css ?? "none")
            bytes.append(",")
            bytes.append(jsonString: path.stroke?.css ?? "none")
            bytes.append(",")
            bytes += PageNumber(path.lineWidth).bytes
            let look = path.look
            guard !look.isEmpty else { break }
            bytes.append(",")
            bytes.append(jsonString: look)
        case .markup(let text):
            bytes.append("\"v\",")
            bytes.append(jsonString: text)
        case .defined(let markup, let content):
            bytes.append("\"e\",")
            bytes.append(jsonString: markup)
            bytes.append(",")
            append(parts: content)
        case .written(let text, let edit):
            bytes.append("\"f\",")
            bytes.append(jsonString: text)
            bytes.append(",")
            append(edit)
        }
        bytes.append("]")
    }

    private mutating func append(_ line: Element.Line) {
        let isPlain = line.style.isEmpty && line.runs.isEmpty
        bytes.append(isPlain ? "," : ",[")
        if line.runs.isEmpty { bytes.append(jsonString: line.text) } else { append(line.runs) }
        guard !isPlain else { return }
        bytes.append(",")
        bytes.append(jsonString: line.style)
        bytes.append("]")
    }

    private mutating func append(_ runs: [Element.Run]) {
        for (index, run) in runs.enumerated() {
            bytes.append(index > 0 ? "," : "[")
            let texts = [run.text, run.look.style, run.look.classes.joined(separator: " ")]
            let said = max(1, (texts.lastIndex { !$0.isEmpty } ?? 0) + 1)
            if said > 1 { bytes.append("[") }
            for (index, text) in texts.prefix(said).enumerated() {
                if index > 0 { bytes.append(",") }
                bytes.append(jsonString: text)
            }
            if said > 1 { bytes.append("]") }
        }
        bytes.append("]")
    }

    private mutating func append(_ node: NodeID) {
        append(Int(node.rawValue))
    }

    private mutating func append(_ number: Int) {
        bytes += String(number).utf8
    }
}

/// The patterns of one message, counted from 1, each with the frame of the first element that has it.
private struct PatternTable {
    struct Entry {
        var pattern: Element.Pattern
        var frame: CGRect
    }

    private(set) var entries: [Entry] = []
    private var numbers: [Element.Pattern: Int] = [:]

    mutating func number(of pattern: Element.Pattern, usuallyAt frame: CGRect) -> Int {
        if let number = numbers[pattern] { return number }
        entries.append(Entry(pattern: pattern, frame: frame))
        numbers[pattern] = entries.count
        return entries.count
    }

    func frame(of number: Int) -> CGRect? {
        number > 0 ? entries[number - 1].frame : nil
    }
}
