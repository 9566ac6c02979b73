import Foundation
import FoundationXML
import SceneCore
import Testing

@testable import ImageHost

@Suite("What a node shows")
struct ContentTests {
    private func text(_ words: String, _ color: SceneColor = .black) -> SceneContent {
        let line = TextLine(text: words, x: 0, y: 0, width: 60, height: 20)
        return .text(TextBlock(font: FontDescriptor(size: 17), color: color, lines: [line]))
    }

    @Test("Letters stand in their line and nowhere else")
    func letters() throws {
        let screen = try Screenshot(of: [.make(1, 10, 40, 60, 20, content: text("Kettle"))])
        #expect(screen.darkest(in: CGRect(x: 10, y: 40, width: 60, height: 20)) < 60)
        #expect(screen.darkest(in: CGRect(x: 0, y: 0, width: 100, height: 38)) == 765)
        #expect(screen.darkest(in: CGRect(x: 0, y: 64, width: 100, height: 36)) == 765)
    }

    @Test("The letter l stands on the baseline, which is where browsers have it")
    func baseline() throws {
        // Above 17 points of text are 16.19 points of a font that reaches 0.952 up and 0.241 down: 32 and 8 pixels of 34.
        let screen = try Screenshot(of: [.make(1, 10, 40, 60, 20, content: text("l"))])
        let dark = (80..<128).filter {
            screen.darkest(in: CGRect(x: 10, y: CGFloat($0) / 2, width: 8, height: 0.5)) < 300
        }
        // The middle of the line is 100 pixels down, and the baseline (32 - 8) / 2 below that.
        #expect(dark.max() == 111)
    }

    @Test("A gradient shines through the letters of a text only")
    func cutOut() throws {
        let gradient = SceneGradient(
            course: .linear(from: .zero, to: CGPoint(x: 1, y: 0)),
            stops: [SceneGradient.Stop(color: .pureRed, location: 0), SceneGradient.Stop(color: .pureRed, location: 1)])
        let screen = try Screenshot(
            of: [.make(1, 10, 40, 60, 20, content: text("l", .black)) { $0.gradient = gradient }])
        #expect(screen.color(60, 50) == .white)
        #expect(screen.darkest(in: CGRect(x: 10, y: 40, width: 10, height: 20)) <= 300)
        #expect(screen.darkest(in: CGRect(x: 10, y: 40, width: 10, height: 20)) >= 255)
    }

    @Test("A line goes under letters and through them where the text says so")
    func lines() throws {
        var plain = TextBlock(
            font: FontDescriptor(size: 20), color: .black,
            lines: [TextLine(text: " ", x: 0, y: 0, width: 60, height: 24)])
        func marks(_ change: (inout TextDecoration) -> Void) throws -> [Int] {
            plain.decoration = TextDecoration()
            change(&plain.decoration)
            let screen = try Screenshot(of: [.make(1, 10, 40, 60, 24, content: .text(plain))])
            return (80..<130).filter { screen.color(40, CGFloat($0) / 2) == .black }
        }
        #expect(try marks { _ in }.isEmpty)
        let (under, through) = (try marks { $0.isUnderlined = true }, try marks { $0.isStruckThrough = true })
        // A tenth of 40 pixels.
        #expect(under.count == 4 && through.count == 4)
        #expect((through.max() ?? 0) < (under.min() ?? 0))
    }

    @Test("What is added after each letter moves those after it, and no others")
    func spacing() throws {
        func darkColumns(_ spacing: CGFloat) throws -> [CGFloat] {
            var block = TextBlock(
                font: FontDescriptor(size: 17), color: .black,
                lines: [TextLine(text: "ll", x: 0, y: 0, width: 60, height: 20)])
            block.spacing = spacing
            let screen = try Screenshot(of: [.make(1, 10, 40, 60, 20, content: .text(block))])
            return stride(from: CGFloat(10), to: 70, by: 0.5).filter { screen.color($0, 50) != .white }
        }
        let (close, wide) = (try darkColumns(0), try darkColumns(10))
        let (first, last) = (try #require(close.first), try #require(close.last))
        #expect(wide.first == first)
        #expect(wide.last == last + 10)
    }

    @Test("What is behind a part of a text reaches as far up and down as its letters may, and no further aside")
    func behindLetters() throws {
        let font = FontDescriptor(size: 17)
        var line = TextLine(text: "l l", x: 0, y: 0, width: 60, height: 30)
        line.runs = [
            TextRun(text: "l", look: 0, x: 0, width: 20), TextRun(text: " ", look: 1, x: 20, width: 20),
            TextRun(text: "l", look: 0, x: 40, width: 20),
        ]
        var block = TextBlock(font: font, color: .black, lines: [line])
        block.partLooks = [TextLook(font: font, color: .black), TextLook(font: font, color: .black)]
        block.partLooks[1].background = .pureRed
        let screen = try Screenshot(of: [.make(1, 10, 40, 60, 30, content: .text(block))])
        // 32 and 8 pixels of 17 points are above and below the baseline: half of 20 points on each side of the middle.
        let column = stride(from: CGFloat(40), to: 70, by: 0.5).filter { screen.color(35, $0) == .pureRed }
        #expect(column.first == 45 && column.last == 64.5)
        let row = stride(from: CGFloat(10), to: 70, by: 0.5).filter { screen.color($0, 46) == .pureRed }
        #expect(row.first == 30 && row.last == 49.5)
    }

    @Test("A dashed line begins and ends with a whole dash")
    func dashes() throws {
        var block = TextBlock(
            font: FontDescriptor(size: 20), color: .black,
            lines: [TextLine(text: " ", x: 0, y: 0, width: 60, height: 24)])
        block.decoration.isUnderlined = true
        block.decoration.linePattern = .dashed
        let screen = try Screenshot(of: [.make(1, 10, 40, 60, 24, content: .text(block))])
        let lowest = try #require((80..<130).last { screen.color(10.5, CGFloat($0) / 2) == .black })
        let row = (20..<140).map { screen.color(CGFloat($0) / 2, CGFloat(lowest) / 2) == .black }
        // A dash is twice as long as the line is thick, which is a tenth of 40 pixels.
        #expect(row.prefix(8).allSatisfy { $0 } && row.suffix(8).allSatisfy { $0 })
        #expect(row.contains(false))
    }

    @Test("A path is filled and drawn along; what two loops enclose is left out if it says so")
    func paths() throws {
        var ring = ScenePath(data: "M0 0H40V40H0ZM10 10H30V30H10Z", fill: .pureRed)
        ring.fillsEvenOdd = true
        let filled = try Screenshot(of: [.make(1, 10, 10, 40, 40, content: .path(ring))])
        #expect(filled.color(15, 15) == .pureRed)
        #expect(filled.color(30, 30) == .white)

        let line = ScenePath(data: "M0 20H40", stroke: .pureBlue, lineWidth: 10)
        let drawn = try Screenshot(of: [.make(1, 30, 10, 40, 40, content: .path(line))])
        #expect(drawn.color(50, 27) == .pureBlue && drawn.color(50, 36) == .white)
        // Ends are round if the pen is the plain one.
        #expect(drawn.color(26.5, 30) == .pureBlue)
    }

    @Test("A picture is stretched to its frame")
    func picture() throws {
        // Written by hand: two pixels in the format PPM, red and blue.
        let file = URL.temporaryDirectory.appending(path: "\(UUID()).ppm")
        try Data("P3\n2 1\n255\n255 0 0 0 0 255\n".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let asset = ImageAsset(
            name: "pair", size: CGSize(width: 2, height: 1), files: [ImageAsset.File(key: "pair.ppm", scale: 1)])
        let screen = try Screenshot(
            of: [.make(1, 10, 10, 80, 20, content: .image(asset))], files: ["pair.ppm": file])
        #expect(screen.color(12, 20).isNear(.pureRed))
        #expect(screen.color(88, 20).isNear(.pureBlue))
        #expect(screen.color(50, 35) == .white)
    }

    @Test("A picture that the app has worked out is as large as its rectangle, and goes over between its pixels")
    func pixels() throws {
        let pixels = ScenePixels(width: 2, height: 1, rgba: [255, 0, 0, 255, 0, 0, 255, 255])
        let drawing = SceneDrawing([.pixels(pixels, in: CGRect(x: 10, y: 10, width: 80, height: 20))])
        let screen = try Screenshot(of: [.make(1, 0, 0, 100, 100, content: .drawing(drawing))])
        #expect(screen.color(12, 20).isNear(.pureRed))
        #expect(screen.color(88, 20).isNear(.pureBlue))
        let middle = screen.color(50, 20)
        #expect(abs(Int(middle.red) - 128) < 16 && abs(Int(middle.blue) - 128) < 16)
        #expect(screen.color(50, 35) == .white)
    }

    @Test("Its file is a PNG with a checksum after each part")
    func file() {
        let png = ScenePixels(width: 1, height: 1, rgba: [255, 0, 0, 255]).png
        // The end of every PNG, with its checksum (Portable Network Graphics, third edition, 11.2.5).
        #expect(png.suffix(12) == [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
        #expect(png.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        #expect(Array(png[16..<24]) == [0, 0, 0, 1, 0, 0, 0, 1])
    }

    @Test("Commands are painted one over the other, layers all together")
    func drawing() throws {
        var half = SceneLayer()
        half.opacity = 0.5
        half.transform = [1, 0, 0, 1, 50, 0]
        let square = "M0 0H40V40H0Z"
        let drawing = SceneDrawing([
            .fill(data: square, with: .color(.pureRed), evenOdd: false),
            .layer(
                half,
                [
                    .fill(data: square, with: .color(.pureRed), evenOdd: false),
                    .fill(data: square, with: .color(.black), evenOdd: false),
                ]),
        ])
        let screen = try Screenshot(of: [.make(1, 0, 0, 100, 100, content: .drawing(drawing))])
        #expect(screen.color(20, 20) == .pureRed)
        #expect(screen.color(70, 20).isNear(SceneColor(128, 128, 128)))
    }

    @Test("A picture whose file is gone leaves its place empty")
    func missingPicture() throws {
        let asset = ImageAsset(
            name: "gone", size: CGSize(width: 2, height: 1), files: [ImageAsset.File(key: "gone.png", scale: 1)])
        let screen = try Screenshot(of: [.make(1, 10, 10, 80, 20, content: .image(asset))])
        #expect(screen.color(50, 20) == .white)
    }

    @Test("A field shows what is written in it, or else what it asks for, and its border")
    func field() throws {
        var look = SceneTextField.Look(
            font: FontDescriptor(size: 17), color: .black, promptColor: .pureRed, lineHeight: 22)
        look.sideInset = 5
        look.border = .pureBlue
        func screen(_ change: (inout SceneTextField) -> Void) throws -> Screenshot {
            var field = SceneTextField(look: look)
            change(&field)
            return try Screenshot(of: [.make(1, 10, 30, 80, 40, content: .textField(field))])
        }
        let inside = CGRect(x: 15, y: 35, width: 70, height: 30)
        let empty = try screen { _ in }
        #expect(empty.color(50, 30.5) == .pureBlue && empty.color(10.5, 50) == .pureBlue)
        #expect(empty.darkest(in: inside) == 765)
        let prompt = try screen { $0.prompt = "Name" }.darkest(in: inside)
        #expect(prompt >= 255 && prompt < 400)
        let written = try screen {
            $0.prompt = "Name"
            $0.text = "Ada"
        }
        #expect(written.darkest(in: inside) < 100)
    }

    @Test("The line around a field goes round its corners")
    func roundField() throws {
        var look = SceneTextField.Look(
            font: FontDescriptor(size: 17), color: .black, promptColor: .pureRed, lineHeight: 22)
        look.border = .pureBlue
        let field = SceneContent.textField(SceneTextField(look: look))
        let screen = try Screenshot(of: [.make(1, 10, 30, 80, 40, content: field) { $0.cornerRadius = 10 }])
        #expect(screen.color(50, 30.5) == .pureBlue)
        #expect(screen.color(10.5, 30.5) == .white)
    }

    // MARK: SVG

    private func svg(_ nodes: [SceneNode]) throws -> Data {
        try ImageHost().image(of: .window(nodes), on: .square(.light, scale: 2), as: .svg, files: [:])
    }

    @Test("An SVG is well-formed and holds the texts as they are, whatever signs are in them")
    func texts() throws {
        let words = "<Rolls & \"Tarts\">\u{1}"
        let reader = TextReader()
        let parser = XMLParser(data: try svg([.make(1, 10, 40, 60, 20, content: text(words))]))
        parser.delegate = reader
        #expect(parser.parse())
        #expect(reader.texts == ["<Rolls & \"Tarts\">"])
    }

    @Test("Everything a style paints is well-formed in an SVG")
    func effects() throws {
        let gradient = SceneGradient(
            course: .angular(center: CGPoint(x: 0.5, y: 0.5), from: 0, to: 6),
            stops: [
                SceneGradient.Stop(color: .pureRed, location: 0), SceneGradient.Stop(color: .pureBlue, location: 1),
            ])
        let node = SceneNode.make(1, 10, 10, 60, 60, .pureRed) {
            $0.gradient = gradient
            $0.cornerRadius = 8
            $0.opacity = 0.5
            $0.isGlass = true
            $0.isRaised = true
            $0.fadesAtBottom = true
            $0.clipPath = SceneOutline(data: "M0 0H60V60Z")
            $0.filters = [.shadow(SceneShadow(color: .black, radius: 2, x: 1, y: 1))]
            $0.transform = SceneTransform(rotation: 1)
        }
        #expect(XMLParser(data: try svg([node])).parse())
    }

    @Test("An SVG brings the fonts of its texts along")
    func fonts() throws {
        let svg = String(decoding: try svg([.make(1, 10, 40, 60, 20, content: text("Tart"))]), as: UTF8.self)
        #expect(svg.contains("@font-face{font-family:'Martlet Text Latin'"))
        #expect(!svg.contains("Cyrillic"))
    }
}

/// Collects what stands in elements called `text`.
private final class TextReader: NSObject, XMLParserDelegate {
    private(set) var texts: [String] = []
    private var isInside = false

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        isInside = name == "text"
        if isInside { texts.append("") }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        if name == "text" { isInside = false }
    }

    func parser(_ parser: XMLParser, foundCharacters characters: String) {
        if isInside { texts[texts.count - 1] += characters }
    }
}
