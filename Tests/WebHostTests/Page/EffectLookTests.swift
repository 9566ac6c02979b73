import Foundation
import SceneCore
import Testing

@testable import WebHost

@Suite("How gradients, effects and lines are spelled")
struct EffectLookTests {
    private let red = SceneColor(255, 0, 0)
    private let black = SceneColor(0, 0, 0)

    private func gradient(_ course: SceneGradient.Course, in size: CGSize) -> String {
        let stops = [SceneGradient.Stop(color: red, location: 0), SceneGradient.Stop(color: black, location: 1)]
        return SceneGradient(course: course, stops: stops).css(in: size)
    }

    @Test("A linear gradient is written in px along the line that CSS lays through the middle")
    func linear() {
        let down = gradient(
            .linear(from: CGPoint(x: 0.5, y: 0), to: CGPoint(x: 0.5, y: 1)), in: CGSize(width: 80, height: 40))
        #expect(down == "linear-gradient(3.142rad,#ff0000 0,#000000 40px)")
        let half = gradient(
            .linear(from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 1, y: 0.5)), in: CGSize(width: 80, height: 40))
        #expect(half == "linear-gradient(1.571rad,#ff0000 40px,#000000 80px)")
    }

    @Test("A radial gradient goes from one radius to the other around its place")
    func radial() {
        let text = gradient(
            .radial(center: CGPoint(x: 0.5, y: 0.25), from: 5, to: 20), in: CGSize(width: 80, height: 40))
        #expect(text == "radial-gradient(circle at 50% 25%,#ff0000 5px,#000000 20px)")
    }

    @Test("A radial gradient from outside inward has its places in the order in which CSS wants them")
    func inward() {
        let size = CGSize(width: 80, height: 40)
        let middle = CGPoint(x: 0.5, y: 0.5)
        #expect(
            gradient(.radial(center: middle, from: 100, to: 0), in: size)
                == "radial-gradient(circle at 50% 50%,#000000 0,#ff0000 100px)")
        #expect(
            gradient(.elliptical(center: middle, from: 0.5, to: 0), in: size)
                == "radial-gradient(80px 40px at 50% 50%,#000000 0%,#ff0000 50%)")
    }

    // What there is in the gap is said in Apple's documentation of `AngularGradient`.
    @Test(
        "An angular gradient begins at the right, where CSS begins above, and changes over in the middle of what is missing"
    )
    func angular() {
        let text = gradient(
            .angular(center: CGPoint(x: 0.5, y: 0.5), from: 0, to: .pi), in: CGSize(width: 80, height: 40))
        #expect(
            text == "conic-gradient(from 1.571rad at 50% 50%,#ff0000 0rad,#000000 3.142rad,#000000 4.712rad,"
                + "#ff0000 4.712rad,#ff0000 6.283rad)")
    }

    @Test("What is cut along an outline with a hole is cut by the rule of even and odd")
    func hole() {
        let look = Element.Look(
            .make(content: .none) { $0.style.clipPath = SceneOutline(data: "M0 0L9 0Z", evenOdd: true) })
        #expect(look.style == "clip-path:path(evenodd,\"M0 0L9 0Z\")")
    }

    @Test("Effects are declarations of the node that they are on")
    func effects() {
        let look = Element.Look(
            .make(content: .none) {
                $0.style.clipPath = SceneOutline(data: "M0 0L9 0L9 9Z")
                $0.style.filters = [
                    .shadow(SceneShadow(color: SceneColor(0, 0, 0, alpha: 0.33), radius: 4, x: 1, y: 2))
                ]
                $0.style.transform = SceneTransform(rotation: .pi, scaleX: 2, anchor: .zero)
                $0.style.isFrosted = true
            })
        #expect(look.classes == ["frosted"])
        #expect(
            look.style
                == "clip-path:path(\"M0 0L9 0L9 9Z\");filter:drop-shadow(1px 2px 4px rgb(0 0 0/0.33));"
                + "transform:rotate(3.142rad) scale(2,1);transform-origin:0% 0%")
    }

    @Test("A plain line says nothing, any other says how it is drawn")
    func lines() {
        var path = ScenePath(data: "M0 0L9 9", stroke: red, lineWidth: 2)
        #expect(path.look == "")
        path.pen.cap = .butt
        path.pen.join = .miter
        path.pen.dash = [4, 2]
        path.pen.dashPhase = 1
        path.fillsEvenOdd = true
        #expect(
            path.look
                == "stroke-linecap:butt;stroke-linejoin:miter;stroke-miterlimit:10;stroke-dasharray:4 2;"
                + "stroke-dashoffset:1;fill-rule:evenodd")
    }

    @Test("Letters are slanted and lined, and a gradient shows through them only")
    func letters() {
        var block = TextBlock(
            font: FontDescriptor(size: 17), color: black, lines: [TextLine(text: "x", x: 0, y: 0, width: 9, height: 22)]
        )
        block.decoration.isItalic = true
        block.decoration.isUnderlined = true
        block.decoration.lineColor = red
        let look = Element.Look(
            .make(content: .text(block)) {
                $0.style.gradient = SceneGradient(
                    course: .radial(center: .zero, from: 0, to: 9), stops: [.init(color: red, location: 0)])
            })
        #expect(look.style.hasSuffix("font-style:italic;text-decoration:underline #ff0000"))
        #expect(look.classes.contains("cutout"))
    }
}
