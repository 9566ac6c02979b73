import Foundation
import SceneCore
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Texts of several parts")
struct TextRunTests {
    private func block(@ViewBuilder of view: @escaping @MainActor () -> some View) throws -> TextBlock {
        let app = TestApp(on: .phone, view: view)
        return try #require(
            app.scene.nodes.values.lazy.compactMap { node -> TextBlock? in
                guard case .text(let block) = node.content else { return nil }
                return block
            }.first)
    }

    /// What each part of the first line says, and how it looks.
    private func parts(@ViewBuilder of view: @escaping @MainActor () -> some View) throws -> [(
        text: String, look: TextLook
    )] {
        let block = try block(of: view)
        return block.lines[0].runs.map { ($0.text, block.partLooks[$0.look]) }
    }

    @Test("A text in one look has no parts")
    func plain() throws {
        let block = try block { Text("**Plain** as a whole").bold() + Text(" and so").bold() }
        #expect(block.partLooks.isEmpty)
        #expect(block.font.weight == 600)
    }

    @Test("Each part of a sum keeps its font, weight, colour and lines")
    func sum() throws {
        let parts = try parts {
            Text("a").font(.title) + Text("b").bold() + Text("c").foregroundColor(.white).underline()
                + Text("d").italic()
        }
        #expect(parts.map(\.text) == ["a", "b", "c", "d"])
        #expect(parts.map(\.look.font.size) == [28, 17, 17, 17])
        #expect(parts.map(\.look.font.weight) == [400, 600, 400, 400])
        #expect(parts[2].look.color == SceneColor(255, 255, 255))
        #expect(parts.map(\.look.decoration.isUnderlined) == [false, false, true, false])
        #expect(parts.map(\.look.decoration.isItalic) == [false, false, false, true])
    }

    @Test("What is said of a sum counts for parts that say nothing themselves, and the first to be said counts")
    func inner() throws {
        let parts = try parts {
            (Text("a").font(.title) + Text("b")).font(.caption).bold()
        }
        #expect(parts.map(\.look.font.size) == [28, 12])
        #expect(parts.map(\.look.font.weight) == [700, 600])
        #expect(try block { Text("a").font(.title).font(.caption) }.font.size == 28)
    }

    @Test("A text within another keeps its look, and what is read out is the whole")
    func interpolated() throws {
        let parts = try parts { Text("Open until \(Text("ten").bold()) today") }
        #expect(parts.map(\.text) == ["Open until ", "ten", " today"])
        #expect(parts.map(\.look.font.weight) == [400, 600, 400])
        #expect(TestApp { Text("Open until \(Text("ten").bold()) today") }.exists(.text, "Open until ten today"))
    }

    @Test("Markdown is read in literals, and neither in strings nor in values")
    func markdown() throws {
        #expect(try parts { Text("a **b** `c` ~~d~~") }.map(\.text) == ["a ", "b", " ", "c", " ", "d"])
        let value = "*x*"
        #expect(TestApp { Text(value) }.exists(.text, "*x*"))
        let around = try parts { Text("**\(value)** y") }
        #expect(around.map(\.text) == ["*x*", " y"])
        #expect(around[0].look.font.weight == 600)
    }

    @Test("An attributed string shows its attributes")
    func attributed() throws {
        var text = AttributedString("red high")
        text.foregroundColor = .white
        if let range = text.range(of: "high") {
            text[range].baselineOffset = 4
            text[range].font = .title
            text[range].backgroundColor = .black
            text[range].underlineStyle = Text.LineStyle(pattern: .dash, color: .white)
        }
        let parts = try parts { [text] in Text(text) }
        #expect(parts.map(\.text) == ["red ", "high"])
        #expect(parts[0].look.color == SceneColor(255, 255, 255))
        #expect(parts[1].look.baselineOffset == 4)
        #expect(parts[1].look.font.size == 28)
        #expect(parts[1].look.background == SceneColor(0, 0, 0))
        #expect(parts[1].look.decoration.linePattern == .dashed)
    }

    @Test("What is said of all text in a view raises it, but not one that says something else")
    func raised() throws {
        #expect(try parts { Text("2").baselineOffset(6) }.map(\.look.baselineOffset) == [6])
        let app = TestApp {
            HStack {
                Text("H")
                Text("2").baselineOffset(0)
            }
            .baselineOffset(6)
        }
        let blocks = app.scene.nodes.values.compactMap { node -> (String, [CGFloat])? in
            guard case .text(let block) = node.content else { return nil }
            return (node.meaning.label, block.partLooks.map(\.baselineOffset))
        }
        #expect(blocks.first { $0.0 == "H" }?.1 == [6])
        #expect(blocks.first { $0.0 == "2" }?.1 == [])
    }

    @Test("A link in a text is pressed by its words and opens its address")
    func link() throws {
        var opened: URL?
        let app = TestApp(on: .phone) {
            Text("Read [the manual](https://manual.example/start) first")
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        opened = url
                        return .handled
                    })
        }
        #expect(app.exists(.text, "Read the manual first"))
        try app.tap(.link, "the manual")
        #expect(opened == URL(string: "https://manual.example/start"))
        let (text, link) = try (app.frame(of: .text, "Read the manual first"), app.frame(of: .link, "the manual"))
        #expect(text.contains(link))
        #expect(link.width > 50)
    }

    @Test("A link that wraps is one link to a person, and can be pressed on every line")
    func wrappedLink() throws {
        let app = TestApp(on: .phone) {
            Text("[A rather long name of a manual](https://manual.example)").frame(width: 100)
        }
        let links = app.scene.nodes.values.filter { $0.meaning.role == .link }
        #expect(links.count > 1)
        #expect(links.filter { !$0.meaning.isHidden }.count == 1)
    }

    @Test("A picture stands in the line, and makes room for itself")
    func picture() throws {
        let app = TestApp(on: .phone) {
            VStack {
                Text("Rated \(Image(systemName: "star")) by all")
                Text("Rated  by all")
            }
        }
        let with = try app.frame(of: .text, "Rated star by all")
        let without = try app.frame(of: .text, "Rated  by all")
        let star = try #require(app.scene.nodes.values.first { $0.meaning.role == .image })
        #expect(abs(with.width - without.width - star.frame.width) <= 1)
        #expect(star.meaning.isHidden)
        #expect(star.frame.minX > 30 && star.frame.maxX < with.width - 40)
    }

    @Test("Kerning and tracking add room after each character; tracking counts")
    func spacing() throws {
        func width(_ text: @escaping @autoclosure () -> Text) throws -> CGFloat {
            try TestApp(on: .phone) { text() }.frame(of: .text, "Wide").width
        }
        let plain = try width(Text("Wide"))
        #expect(try abs(width(Text("Wide").kerning(5)) - plain - 20) <= 0.5)
        #expect(try abs(width(Text("Wide").kerning(50).tracking(5)) - plain - 20) <= 0.5)
        let app = TestApp(on: .phone) { VStack { Text("Wide") }.tracking(5) }
        #expect(try abs(app.frame(of: .text, "Wide").width - plain - 20) <= 0.5)
    }

    @Test("Distance between lines is added between lines only")
    func lineSpacing() throws {
        let app = TestApp(on: .phone) {
            VStack {
                Text("a\nb\nc")
                Text("d\ne\nf").lineSpacing(10)
                Text("g").lineSpacing(10)
                Text("h")
            }
        }
        let height = try app.frame(of: .text, "a\nb\nc").height
        #expect(try app.frame(of: .text, "d\ne\nf").height == height + 20)
        #expect(try app.frame(of: .text, "g").height == app.frame(of: .text, "h").height)
    }

    @Test("Text becomes smaller to fit, but not smaller than it may")
    func minimumScale() throws {
        func scaled(_ factor: CGFloat) throws -> TextBlock {
            try block { Text("Far too long for here").lineLimit(1).minimumScaleFactor(factor).frame(width: 100) }
        }
        #expect(try scaled(1).lines[0].text.hasSuffix("…"))
        let small = try scaled(0.3)
        #expect(small.lines[0].text == "Far too long for here")
        #expect(small.font.size < 17 && small.font.size > 17 * 0.5)
        #expect(small.lines[0].width <= 100)
        let limited = try scaled(0.9)
        #expect(limited.font.size == 17 * 0.9)
        #expect(limited.lines[0].text.hasSuffix("…"))
    }

    @Test("Of a line that does not fit, the start, the middle or the end is left out")
    func truncation() throws {
        func line(_ mode: Text.TruncationMode) throws -> String {
            try block { Text("The quick brown fox").lineLimit(1).truncationMode(mode).frame(width: 100) }.lines[0].text
        }
        #expect(try line(.tail).hasPrefix("The q") && line(.tail).hasSuffix("…"))
        #expect(try line(.head).hasPrefix("…") && line(.head).hasSuffix("fox"))
        let middle = try line(.middle)
        #expect(middle.hasPrefix("The") && middle.contains("…") && middle.hasSuffix("fox"))
    }

    @Test("Characters are drawn together a little, where that is enough to fit")
    func tightening() throws {
        let wide = try block { Text("Tight enough") }.lines[0].width
        let tight = try block { Text("Tight enough").lineLimit(1).allowsTightening(true).frame(width: wide - 3) }
        #expect(tight.lines[0].text == "Tight enough")
        #expect(tight.spacing < 0)
    }
}
