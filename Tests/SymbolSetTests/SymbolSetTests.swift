import Foundation
import SceneCore
import Testing

@testable import SymbolSet

private let set = SymbolSet.standard
private let black = SceneColor(0, 0, 0)

@Suite("Symbols by name")
struct SymbolSetTests {
    @Test("The 150 names that are most usual all have a drawing", arguments: UsualNames.first150)
    func usualNames(name: String) {
        #expect(set.symbol(named: name) != nil)
    }

    @Test("Every record in the file is found by its name")
    func everyRecordIsFound() {
        let names = set.file.names
        #expect(names.count > 1000)
        for name in names {
            #expect(set.file.record(named: name) != nil, "\(name)")
        }
    }

    @Test("A name that there is none of has no symbol")
    func unknownName() {
        for name in [
            "", ".", "no.such.symbol", "plus.nowhere", "circle/shape", "plus/in", "trash\tb0 0 0 0", "zz", "a\n",
        ] {
            #expect(set.symbol(named: name) == nil, "\(name)")
        }
    }

    @Test("Two names of one symbol have the same drawing")
    func sameSymbol() throws {
        let right = try #require(set.symbol(named: "chevron.right.circle"))
        let forward = try #require(set.symbol(named: "chevron.forward.circle"))
        #expect(right.drawing == forward.drawing)
        #expect(forward.name == "chevron.forward.circle")
    }

    @Test("A shape can hold what is nowhere in the file together with it")
    func enclosedByRule() {
        #expect(!set.file.names.contains("star.hexagon.fill"))
        #expect(set.symbol(named: "star.hexagon.fill") != nil)
    }

    @Test(
        "The nearest name is the one that was probably meant, and none for what is like no name",
        arguments: [
            ("heard.fill", "heart.fill"), ("plus.cirle.fill", "plus.circle.fill"), ("star.bubble.rtl", "star.bubble"),
            ("house.and.garden", "house"), ("qwertyuiop", nil), ("", nil),
        ] as [(String, String?)])
    func nearest(name: String, meant: String?) {
        #expect(set.nearest(to: name) == meant)
    }

    @Test("Without its file the set has no symbols, and the placeholder is still there")
    func emptyFile() {
        let empty = SymbolSet(file: SymbolFile(bytes: Data()))
        #expect(empty.symbol(named: "plus") == nil)
        #expect(empty.nearest(to: "plus") == nil)
        #expect(!SymbolSet.placeholder.path(size: 17, weight: 400, color: black).data.isEmpty)
    }

    @Test("A file that is no list of records gives no symbols")
    func brokenFile() {
        for text in ["\n\n\n", "plus", "plus\tb1 2", "plus\t=plus", "\t\t"] {
            let broken = SymbolSet(file: SymbolFile(bytes: Data(text.utf8)))
            #expect(broken.symbol(named: "plus") == nil, "\(text)")
        }
    }
}

@Suite("Drawings of symbols")
struct SymbolDrawingTests {
    @Test("Every drawing is SVG path data, stroked or filled, and stays within the symbol's box even in black")
    func everyDrawing() throws {
        for name in allNames {
            let symbol = try #require(set.symbol(named: name), "\(name)")
            let path = symbol.path(size: 100, weight: 900, color: black)
            #expect((path.fill == nil) != (path.stroke == nil), "\(name)")
            #expect((path.lineWidth > 0) == (path.stroke != nil), "\(name)")
            let points = try #require(FlatPath(path.data), "\(name)").points
            #expect(points.count > 1, "\(name)")
            let reach = path.lineWidth / 2 - 0.02
            let box = CGRect(
                x: 0, y: 0, width: symbol.metrics.size.width * 100, height: symbol.metrics.size.height * 100)
            #expect(points.allSatisfy { box.insetBy(dx: reach, dy: reach).contains($0) }, "\(name)")
        }
    }

    @Test("Lines are as wide as Phosphor's, a circle of 208 units being as wide as the font's size")
    func lineWidth() throws {
        let plus = try #require(set.symbol(named: "plus"))
        let widths = [100, 300, 400, 700].map { plus.path(size: 208, weight: $0, color: black).lineWidth }
        #expect(widths == [8, 12, 16, 24])
    }

    @Test(
        "A filled symbol is an area",
        arguments: ["heart.fill", "trash.fill", "doc.fill", "envelope.fill", "square.fill"])
    func fill(name: String) throws {
        let path = try #require(set.symbol(named: name)).path(size: 17, weight: 400, color: black)
        #expect(path.fill == black)
    }

    @Test("The sign in a full circle is left out of it, in every weight", arguments: [300, 400, 600, 700, 900])
    func hole(weight: Int) throws {
        let symbol = try #require(set.symbol(named: "plus.circle.fill"))
        let flat = try #require(FlatPath(symbol.path(size: 208, weight: weight, color: black).data))
        let width = symbol.metrics.size.width * 208
        let middle = CGPoint(x: width / 2, y: symbol.metrics.size.height * 104)
        #expect(flat.winding(around: middle) == 0)
        #expect(abs(flat.winding(around: CGPoint(x: middle.x + 40, y: middle.y + 40))) == 1)
        #expect(flat.winding(around: CGPoint(x: 1, y: 1)) == 0)
    }

    @Test("A full sign is left out of a full shape, and stands in an open one")
    func solidSign() throws {
        for (name, isHole) in [("star.circle.fill", true), ("star.circle", false)] {
            let symbol = try #require(set.symbol(named: name))
            let flat = try #require(FlatPath(symbol.path(size: 208, weight: 400, color: black).data))
            let middle = CGPoint(x: symbol.metrics.size.width * 104, y: symbol.metrics.size.height * 104)
            #expect((flat.winding(around: middle) == 0) == isHole, "\(name)")
        }
    }

    @Test(
        "A size that is no number draws something and stops nothing",
        arguments: [.nan, .infinity, 1e300, -1, 0] as [CGFloat])
    func strangeSize(size: CGFloat) throws {
        let path = try #require(set.symbol(named: "plus")).path(size: size, weight: -5, color: black)
        #expect(FlatPath(path.data) != nil)
    }

    @Test("Twice the size is twice the drawing")
    func size() throws {
        let symbol = try #require(set.symbol(named: "square.and.arrow.up"))
        let small = try #require(FlatPath(symbol.path(size: 100, weight: 400, color: black).data)).points
        let large = try #require(FlatPath(symbol.path(size: 200, weight: 400, color: black).data)).points
        #expect(small.count == large.count)
        for (one, other) in zip(small, large) {
            #expect(abs(other.x - 2 * one.x) < 0.03 && abs(other.y - 2 * one.y) < 0.03)
        }
    }

    private var allNames: [String] {
        let stored = set.file.names
        let signs = stored.filter { $0.hasSuffix("/in") }.map { $0.dropLast(3) }
        let shapes = stored.filter { $0.hasSuffix("/shape") }.map { $0.dropLast(6) }
        let enclosed =
            signs.flatMap { ["\($0).circle", "\($0).circle.fill"] }
            + shapes.flatMap { ["plus.\($0)", "plus.\($0).fill"] }
        return stored.filter { !$0.contains("/") } + enclosed
    }
}

@Suite("Symbols in a line of text")
struct SymbolMetricsTests {
    @Test("A circle is one font size wide, with 0.09 of it beside")
    func circle() throws {
        let size = try #require(set.symbol(named: "circle")).metrics.size
        #expect(abs(size.width - 1.18) < 0.001)
        #expect(abs(size.height - 1.08) < 0.001)
    }

    @Test("A chevron is narrower than a circle")
    func chevron() throws {
        let chevron = try #require(set.symbol(named: "chevron.right")).metrics.size
        #expect(chevron.width < 0.75)
    }

    @Test("The middle of a circle is in the middle of the capitals: 2048 of 2816 in Inter, 705 of 1000 in Nunito")
    func baseline() throws {
        let metrics = try #require(set.symbol(named: "circle")).metrics
        #expect(abs(metrics.baseline(.default) - (metrics.size.height / 2 + 2048.0 / 2816 / 2)) < 0.001)
        #expect(abs(metrics.baseline(.rounded) - (metrics.size.height / 2 + 0.705 / 2)) < 0.001)
    }

    @Test("Every drawing's ink stays within the square of 256 units and is not empty")
    func ink() throws {
        for name in set.file.names where !name.contains("/") {
            let ink = try #require(set.file.record(named: name)?.ink, "\(name)")
            #expect(0 <= ink.left && ink.left < ink.right && ink.right <= 2560, "\(name)")
            #expect(0 <= ink.top && ink.top < ink.bottom && ink.bottom <= 2560, "\(name)")
        }
    }
}
