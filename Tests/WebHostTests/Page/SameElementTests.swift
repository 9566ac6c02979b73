import Foundation
import SceneCore
import Testing

@testable import WebHost

/// What the client would build from a message, read as Page/WireWriter.swift describes it.
private struct WireReader {
    private(set) var elements: [String: MarkupReader.Read] = [:]
    private var patterns: [[Any]] = []

    init(whole bytes: [UInt8]) throws {
        let message = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [Any])
        patterns = try #require(message[3] as? [[Any]])
        _ = try read(try #require(message[2] as? [Any]))
    }

    private mutating func read(_ fields: [Any]) throws -> String {
        let id = "n\(try #require(fields[0] as? Int))"
        let shared = patterns[try #require(fields[1] as? Int) - 1]
        let pattern = shared.compactMap { $0 as? String }
        let ownFrame = fields.count > 2 ? fields[2] as? [Double] : nil
        let frame = try #require(ownFrame ?? shared[4] as? [Double]).map { PageNumber($0).length }
        let content = fields.count > 4 ? fields[4] as? [Any] ?? [] : []
        let nodes = fields.count > 5 ? try #require(fields[5] as? [[Any]]) : []

        var attributes = fields.count > 3 ? fields[3] as? [String: String] ?? [:] : [:]
        var style = "left:\(frame[0]);top:\(frame[1]);width:\(frame[2]);height:\(frame[3])"
        if pattern[2].split(separator: " ").contains("text") { style += ";padding-right:\(frame[2])" }
        attributes["style"] = pattern[3].isEmpty ? style : style + ";" + pattern[3]
        if !pattern[1].isEmpty { attributes["role"] = pattern[1] }
        if !pattern[2].isEmpty { attributes["class"] = pattern[2] }

        var element = MarkupReader.Read(tag: pattern[0], attributes: attributes)
        try fill(&element, with: content)
        for node in nodes { element.children.append(try read(node)) }
        elements[id] = element
        return id
    }

    private func fill(_ element: inout MarkupReader.Read, with content: [Any]) throws {
        switch content.first as? String {
        case "t": element.parts = lines(content.dropFirst(), isHidden: false)
        case "s":
            element.parts = ["span", "class", "spoken", try #require(content[1] as? String)]
            element.parts += lines(content.dropFirst(2), isHidden: true)
        case "p":
            let files = stride(from: 1, to: content.count, by: 2).map {
                "/apps/A/assets/\(content[$0]) \(content[$0 + 1])x"
            }
            let sources = ["srcset": files.joined(separator: ", ")]
            if element.tag == "img" {
                element.attributes.merge(sources) { $1 }
            } else {
                element.parts = ["img", "alt", ""] + sources.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
            }
        case "f":
            let text = try #require(content[1] as? String)
            if element.tag == "input" {
                element.attributes["value"] = text
            } else if !text.isEmpty {
                element.parts = [text]
            }
            element.attributes["data-edit"] = "\(content[2])"
        case "d":
            let values = content.dropFirst().map { "\($0)" }
            element.parts = ["svg", "aria-hidden", "true", "path"]
            element.parts += ["d", values[0], "fill", values[1], "stroke", values[2], "stroke-width", values[3]]
            if values.count > 4 { element.parts += ["style", values[4]] }
        default: break
        }
    }

    private func lines(_ lines: ArraySlice<Any>, isHidden: Bool) -> [String] {
        lines.enumerated().flatMap { index, line in
            let pair = line as? [String] ?? [line as? String ?? ""]
            var parts = index > 0 ? [" ", "span"] : ["span"]
            if isHidden { parts += ["aria-hidden", "true"] }
            if pair.count > 1 { parts += ["style", pair[1]] }
            return parts + [pair[0]]
        }
    }
}

@Suite("A page and a message say the same")
struct SameElementTests {
    private static let hostile = [
        "plain", "<b>\"&amp;'</b>", "</script><script>", "a\"b>c<d", "\\u0041\\", "line\u{2028}separator\rreturn\ttab",
        "ünï 茶 👩‍👧",
    ]

    private static func drawing(_ index: Int) -> ScenePath {
        var path = ScenePath(data: "M0 0L\(index) \"<", fill: SceneColor(1, 2, 3), lineWidth: 1.5)
        if index % 2 == 0 { path.pen.dash = [3, 1] }
        return path
    }

    /// A node of each kind in turn, with every flag and every hostile text somewhere.
    private static func node(_ index: Int) -> SceneNode {
        let roles: [Role] = [
            .none, .region, .heading(level: 2), .text, .image, .button, .list, .listItem, .application, .textField,
        ]
        let word = hostile[index % hostile.count]
        let contents: [SceneContent] = [
            .none, .lines(word), .lines("two", word), .picture("a b,\(word).png", "c@2x.png"),
            .path(drawing(index)),
            .scroll(SceneScroll(contentSize: CGSize(width: 10, height: 5000))), .field(word), .field(word, .paragraph),
        ]
        return .make(
            UInt32(index + 1), roles[index % roles.count], index % 4 == 0 ? "" : word,
            content: contents[index % contents.count],
            frame: CGRect(x: Double(index) / 3, y: -1.5, width: 100, height: Double(index))
        ) { node in
            node.meaning.isSelected = index % 3 == 0
            node.meaning.isEnabled = index % 5 != 0
            node.meaning.isHidden = index % 7 == 0
            node.meaning.isInert = index % 11 == 0
            node.meaning.isPressable = index % 2 == 0
            node.style.isGlass = index % 13 == 0
            node.transition = index % 5 == 0 ? .push : nil
            node.style.opacity = index % 4 == 0 ? 0.25 : 1
            node.style.background = index % 2 == 0 ? SceneColor(9, 9, 9, alpha: 0.5) : nil
            node.style.clipPath = index % 9 == 0 ? SceneOutline(data: "M0 0L1 1Z") : nil
            node.style.transform = index % 7 == 0 ? SceneTransform(rotation: 1) : nil
            if index % 6 == 0 { node.style.fade = ScrollFade(scroller: NodeID(3), from: 10, to: 20) }
        }
    }

    /// 630 is where the cycles of roles, contents, words and flags have met in all their pairs.
    @Test("Of every kind of node, with every flag and hostile text")
    func same() throws {
        for index in 0..<630 {
            let scene = SceneTree.make(.make(1_000_000, .application), [Self.node(index)])
            var html = HTMLWriter(base: "/apps/A/")
            html.append(scene.root, of: scene)
            let fromPage = try MarkupReader(text(html.bytes)).elements
            let fromMessage = try WireReader(whole: WireWriter.whole(scene)).elements
            #expect(fromPage == fromMessage, "\(Self.node(index))")
            #expect(fromPage["n\(index + 1)"] != nil)
        }
    }

    @Test("Of nodes within nodes")
    func nested() throws {
        let rows = (1...40).map { SceneNode.make($0, .listItem, children: [$0 + 100]) }
        let words = (1...40).map { SceneNode.make($0 + 100, .text, "Row", content: .lines("Row")) }
        let list = SceneNode.make(500, .list, children: Array(1...40))
        let scene = SceneTree.make(.make(1000, .application), [list] + rows + words)
        var html = HTMLWriter(base: "/apps/A/")
        html.append(scene.root, of: scene)
        let fromPage = try MarkupReader(text(html.bytes)).elements
        #expect(fromPage == (try WireReader(whole: WireWriter.whole(scene)).elements))
        #expect(fromPage["n500"]?.children == (1...40).map { "n\($0)" })
    }
}
