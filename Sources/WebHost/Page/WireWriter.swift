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
///
/// An operation is one of these, applied in order. Nodes are numbers; the element of node 12 has the id `n12`.
///
///     ["i", parent, index, element]     inserts a new element at `index` among the nodes in `parent`
///     ["r", node]                       removes a node and all that is in it
///     ["m", node, parent, index]        moves a node to `index` among the nodes in `parent`, counted without it
///     ["u", element]                    updates: what the element does not say stays as it is
///     ["x", element]                    exchanges the element of a node for another one; its nodes move over
///
/// An element is `[node, pattern, frame, attributes, content, nodes]`; what stands at the end and is empty is left out. In an
/// update, what is empty stays as it is:
///
///     pattern      an index into the patterns at the end of the message, -1 for none. A new element has one; in an
///                  update it has the tag and the role that the element has already, and there is a frame too
///     frame        [x, y, width, height] in px; 0 for none
///     attributes   {name: value}; null takes one away; 0 for none
///     content      its own parts, which stand before the elements of other nodes and have no id; 0 for none
///     nodes        the elements of the nodes in it; only in a new element
///
/// A pattern is `[tag, role, classes, style]`: a tag in lower case, the attribute `role` ("": none), the attribute `class`, and
/// the attribute `style` without the frame. Content is one of these:
///
///     ["n"]                                   nothing
///     ["t", line…]                            a paragraph of spans, with a space between two; a line is its text, or
///                                             [text, style]
///     ["s", spoken, line…]                    the same, but something else is said in its place
///     ["p", key, scale, key, scale…]          a picture in several resolutions, below `assets/` of the app's address
///     ["d", data, fill, stroke, line width]   a drawing: the path of an SVG
///
/// A paragraph's `padding-right` is its width, so that it has no room for content (see `LinePlacement`).
struct WireWriter {
    private(set) var bytes: [UInt8] = []
    private var patterns = PatternTable()

    static func changes(_ patch: ScenePatch) -> [UInt8] {
        var writer = WireWriter()
        writer.open("[\"c\",", patch.revision)
        writer.bytes.append("[")
        for (index, operation) in patch.operations.enumerated() {
            if index > 0 { writer.bytes.append(",") }
            writer.append(operation)
        }
        writer.bytes.append("]")
        writer.close()
        return writer.bytes
    }

    static func whole(_ scene: SceneTree) -> [UInt8] {
        var writer = WireWriter()
        writer.open("[\"w\",", scene.revision)
        writer.append(scene.root, of: scene.nodes)
        writer.close()
        return writer.bytes
    }

    private mutating func open(_ kind: StaticString, _ revision: Int) {
        bytes.append(kind)
        append(revision)
        bytes.append(",")
    }

    private mutating func close() {
        bytes.append(",[")
        for (index, pattern) in patterns.all.enumerated() {
            if index > 0 { bytes.append(",") }
            append(pattern)
        }
        bytes.append("]]")
    }
}

// MARK: - Operations

extension WireWriter {
    private mutating func append(_ operation: SceneOperation) {
        switch operation {
        case .insert(let subtree, let parent, let index): append(subtree, in: parent, at: index)
        case .remove(let node, parent: _):
            bytes.append("[\"r\",")
            append(node)
        case .move(let node, let parent, let index):
            bytes.append("[\"m\",")
            append(node)
            bytes.append(",")
            append(parent)
            bytes.append(",")
            append(index)
        case .update(let node, let old): append(Element(node), instead: Element(old))
        }
        bytes.append("]")
    }

    private mutating func append(_ subtree: [SceneNode], in parent: NodeID, at index: Int) {
        bytes.append("[\"i\",")
        append(parent)
        bytes.append(",")
        append(index)
        bytes.append(",")
        let nodes = Dictionary(subtree.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        if let top = subtree.first { append(top.id, of: nodes) }
    }

    private mutating func append(_ element: Element, instead old: Element) {
        if element.pattern.tag == old.pattern.tag, element.pattern.role == old.pattern.role {
            bytes.append("[\"u\",")
            append(element, unlike: old)
        } else {
            bytes.append("[\"x\",")
            append(element, unlike: nil)
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
        let isRecut = element.pattern != old?.pattern
        bytes.append(",")
        append(isRecut ? patterns.index(of: element.pattern) : -1)
        if isRecut || element.frame != old?.frame { append(element.frame) } else { bytes.append(",0") }
        append(element.attributes, unlike: old?.attributes ?? [])
        if element.content != (old?.content ?? .none) { append(element.content) } else { bytes.append(",0") }
    }

    /// A pattern is never the last field, so an index of 0 cannot be taken for an empty one.
    private mutating func dropEmptyFields() {
        while bytes.suffix(2) == [UInt8(ascii: ","), UInt8(ascii: "0")] { bytes.removeLast(2) }
    }

    private mutating func append(_ pattern: Element.Pattern) {
        let texts = [
            pattern.tag.rawValue, pattern.role ?? "", pattern.look.classes.joined(separator: " "), pattern.look.style,
        ]
        for (index, text) in texts.enumerated() {
            bytes.append(index > 0 ? "," : "[")
            bytes.append(jsonString: text)
        }
        bytes.append("]")
    }

    private mutating func append(_ frame: CGRect) {
        bytes.append(",[")
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
        bytes.append(",[")
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
        }
        bytes.append("]")
    }

    private mutating func append(_ line: Element.Line) {
        bytes.append(line.style.isEmpty ? "," : ",[")
        bytes.append(jsonString: line.text)
        guard !line.style.isEmpty else { return }
        bytes.append(",")
        bytes.append(jsonString: line.style)
        bytes.append("]")
    }

    private mutating func append(_ node: NodeID) {
        append(Int(node.rawValue))
    }

    private mutating func append(_ number: Int) {
        bytes += String(number).utf8
    }
}

/// The patterns of one message, each named by its index.
private struct PatternTable {
    private(set) var all: [Element.Pattern] = []
    private var indices: [Element.Pattern: Int] = [:]

    mutating func index(of pattern: Element.Pattern) -> Int {
        if let index = indices[pattern] { return index }
        all.append(pattern)
        indices[pattern] = all.count - 1
        return all.count - 1
    }
}
