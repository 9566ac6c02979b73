import Foundation
import SceneCore
import Testing

@testable import WebHost

@Suite("Pictures of plain commands as SVG")
struct DrawingMarkupTests {
    private func markup(_ commands: SceneDrawing.Command...) -> String {
        DrawingMarkup.picture(SceneDrawing(commands), in: NodeID(7))
    }

    private let square = SceneDrawing.Command.fill(
        data: "M0 0L1 0L1 1Z", with: .color(SceneColor(255, 0, 0)), evenOdd: false)

    @Test("An area is a path")
    func area() {
        #expect(markup(square) == ##"<svg aria-hidden="true"><path d="M0 0L1 0L1 1Z" fill="#ff0000"/></svg>"##)
    }

    @Test("What a layer refers to stands before it, under the element's own name")
    func layer() {
        var layer = SceneLayer()
        layer.opacity = 0.5
        layer.clips = [SceneOutline(data: "M0 0L9 0L9 9Z", evenOdd: true)]
        #expect(
            markup(.layer(layer, [square]))
                == ##"<svg aria-hidden="true"><g style="opacity:0.5"><clipPath id="d7-1"><path clip-rule="evenodd" "##
                + ##"d="M0 0L9 0L9 9Z"/></clipPath><g clip-path="url(#d7-1)"><path d="M0 0L1 0L1 1Z" fill="#ff0000"/>"##
                + "</g></g></svg>")
    }

    private let ring = SceneGradient(
        course: .angular(center: CGPoint(x: 0.5, y: 0.5), from: 0, to: 2 * .pi),
        stops: [.init(color: SceneColor(255, 0, 0), location: 0), .init(color: SceneColor(0, 0, 255), location: 1)])

    @Test("A line in a gradient round a place is a hole through which that is seen, all around the line")
    func conicLine() {
        let line = markup(
            .stroke(
                data: "M0 0L80 0", with: .gradient(ring, in: CGRect(x: 0, y: 0, width: 80, height: 40)), width: 20,
                pen: ScenePen()))
        #expect(line.contains(##"<path d="M0 0L80 0" fill="none" stroke="#ffffff" stroke-width="20""##))
        #expect(line.contains("conic-gradient(from 1.571rad at 50% 50%,#ff0000 0rad,#0000ff 6.283rad)"))
        #expect(line.contains(##"<g mask="url(#d7-1)"><foreignObject height="70" width="110" x="-15" y="-15">"##))
        #expect(!line.contains("linearGradient"))
    }

    @Test("Letters in a gradient round a place are a hole, too")
    func conicLetters() {
        let line = TextLine(text: "x", x: 0, y: 0, width: 10, height: 10)
        let block = TextBlock(font: FontDescriptor(size: 10), color: SceneColor(0, 0, 0), lines: [line])
        let found = markup(
            .text(block, at: .zero, with: .gradient(ring, in: CGRect(x: 0, y: 0, width: 10, height: 10))))
        #expect(found.contains("conic-gradient("))
        #expect(found.contains("fill=\"#ffffff\""))
    }

    @Test("Letters of a picture are as far apart as in a page, and those without a colour of their own take the paint")
    func letters() {
        var line = TextLine(text: "ab", x: 0, y: 0, width: 10, height: 10)
        var block = TextBlock(font: FontDescriptor(size: 10), color: SceneColor(0, 0, 0), lines: [line])
        block.spacing = 2
        #expect(markup(.text(block, at: .zero, with: nil)).contains("letter-spacing:2px"))
        line.runs = [TextRun(text: "a", look: 0, x: 0, width: 5), TextRun(text: "b", look: 1, x: 5, width: 5)]
        block.lines = [line]
        block.partLooks = [SceneColor(0, 0, 0), SceneColor(0, 255, 0)].map {
            TextLook(font: FontDescriptor(size: 10), color: $0)
        }
        let painted = markup(.text(block, at: .zero, with: .color(SceneColor(255, 0, 0))))
        #expect(painted.contains("fill=\"#ff0000\""))
        #expect(!painted.contains("fill:#000000"))
        #expect(painted.contains("fill:#00ff00"))
    }

    @Test("Words of a picture cannot end it")
    func words() {
        let line = TextLine(text: "</svg><script>", x: 0, y: 0, width: 10, height: 10)
        let block = TextBlock(font: FontDescriptor(size: 10), color: SceneColor(0, 0, 0), lines: [line])
        #expect(!markup(.text(block, at: .zero, with: nil)).contains("<script>"))
    }

    @Test("Light that is added is a matrix; other filters are those of CSS")
    func filters() {
        #expect(SceneFilter.brightness(0.25).css == nil)
        #expect(
            SceneFilter.brightness(0.25).primitives
                == "<feColorMatrix values=\"1 0 0 0 0.25 0 1 0 0 0.25 0 0 1 0 0.25 0 0 0 1 0\"/>")
        #expect(SceneFilter.blur(radius: 2).css == "blur(2px)")
    }
}
