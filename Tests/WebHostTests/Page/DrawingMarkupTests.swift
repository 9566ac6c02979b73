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
