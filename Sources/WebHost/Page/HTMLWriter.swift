import Foundation
import SceneCore

/// Spells elements as HTML, for the first page.
struct HTMLWriter {
    /// The address of the app, with a slash at its end; pictures are below it.
    let base: String
    private(set) var bytes: [UInt8] = []

    init(base: String) {
        self.base = base
    }

    /// Writes a node of the scene and all that is in it. A child that the scene does not have leaves nothing.
    mutating func append(_ id: NodeID, of scene: SceneTree) {
        guard let node = scene[id] else { return }
        let element = Element(node)
        open(element)
        if element.pattern.tag.isVoid { return }
        append(element.content)
        for child in node.children { append(child, of: scene) }
        close(element)
    }

    private mutating func open(_ element: Element) {
        bytes.append("<")
        bytes += element.pattern.tag.rawValue.utf8
        append(attribute: "id", element.id)
        if let role = element.pattern.role { append(attribute: "role", role) }
        let classes = element.pattern.look.classes
        if !classes.isEmpty { append(attribute: "class", classes.joined(separator: " ")) }
        append(attribute: "style", style(of: element))
        for attribute in element.attributes { append(attribute: attribute.name, attribute.value) }
        if element.pattern.tag == .img, case .picture(let files) = element.content { append(sources: files) }
        if case .written(let text, let edit) = element.content {
            if element.pattern.tag == .input { append(attribute: "value", text) }
            append(attribute: "data-edit", String(edit))
        }
        bytes.append(">")
    }

    private mutating func close(_ element: Element) {
        bytes.append("</")
        bytes += element.pattern.tag.rawValue.utf8
        bytes.append(">")
    }

    private func style(of element: Element) -> String {
        var css = Declarations()
        css.set("left", PageNumber(element.frame.minX).length)
        css.set("top", PageNumber(element.frame.minY).length)
        css.set("width", PageNumber(element.frame.width).length)
        css.set("height", PageNumber(element.frame.height).length)
        // Leaves a paragraph no room, so that every line goes below the one before (see LinePlacement).
        if case .text = element.content.shown { css.set("padding-right", PageNumber(element.frame.width).length) }
        let style = element.pattern.look.style
        return style.isEmpty ? css.text : css.text + ";" + style
    }

    private mutating func append(_ content: Element.Content) {
        switch content {
        case .none: break
        case .text(let lines, let spoken): append(lines, spoken: spoken)
        case .picture(let files):
            bytes.append("<img alt=\"\"")
            append(sources: files)
            bytes.append(">")
        case .drawing(let path): append(path)
        case .markup(let text): bytes += text.utf8
        case .defined(let markup, let content):
            bytes += markup.utf8
            append(content)
        case .written(let text, _): append(written: text)
        }
    }

    private mutating func append(_ lines: [Element.Line], spoken: String?) {
        if let spoken {
            bytes.append("<span class=\"spoken\">")
            bytes.append(htmlText: spoken)
            bytes.append("</span>")
        }
        for (index, line) in lines.enumerated() {
            if index > 0 { bytes.append(" ") }
            bytes.append("<span")
            if !line.style.isEmpty { append(attribute: "style", line.style) }
            if spoken != nil { append(attribute: "aria-hidden", "true") }
            bytes.append(">")
            if line.runs.isEmpty { bytes.append(htmlText: line.text) }
            for run in line.runs { append(run) }
            bytes.append("</span>")
        }
    }

    private mutating func append(_ run: Element.Run) {
        guard run.look != Element.Look() else { return bytes.append(htmlText: run.text) }
        bytes.append("<span")
        if !run.look.classes.isEmpty { append(attribute: "class", run.look.classes.joined(separator: " ")) }
        if !run.look.style.isEmpty { append(attribute: "style", run.look.style) }
        bytes.append(">")
        bytes.append(htmlText: run.text)
        bytes.append("</span>")
    }

    /// What a `textarea` holds. A parser drops a line feed right after the tag, so one goes before.
    private mutating func append(written text: String) {
        if text.hasPrefix("\n") { bytes.append("\n") }
        bytes.append(htmlText: text)
    }

    private mutating func append(_ path: ScenePath) {
        bytes.append("<svg aria-hidden=\"true\"><path")
        append(attribute: "d", path.data)
        append(attribute: "fill", path.fill?.css ?? "none")
        append(attribute: "stroke", path.stroke?.css ?? "none")
        append(attribute: "stroke-width", PageNumber(path.lineWidth).text)
        if !path.look.isEmpty { append(attribute: "style", path.look) }
        bytes.append("></path></svg>")
    }

    private mutating func append(sources files: [ImageAsset.File]) {
        let addresses = files.map { "\(base)assets/\($0.key.addressComponent)" }
        append(
            attribute: "srcset", zip(addresses, files).map { "\($0) \($1.scale)x" }.joined(separator: ", "))
    }

    private mutating func append(attribute name: String, _ value: String) {
        bytes.append(" ")
        bytes += name.utf8
        bytes.append("=\"")
        bytes.append(htmlText: value)
        bytes.append("\"")
    }
}
