import Foundation
import SceneCore
import Testing

@testable import WebHost

@Suite("How a node is painted")
struct ElementLookTests {
    private func look(
        content: SceneContent = .none, frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100),
        with change: (inout SceneStyle) -> Void = { _ in }
    ) -> Element.Look {
        Element.Look(.make(content: content, frame: frame) { change(&$0.style) })
    }

    @Test("A plain node has no declarations")
    func plain() {
        #expect(look() == Element.Look(classes: [], style: ""))
    }

    @Test("What stands on an edge has square corners there")
    func squareBottom() {
        let look = look {
            $0.cornerRadius = 38
            $0.hasSquareBottom = true
        }
        #expect(look.style == "border-radius:38px 38px 0 0")
    }

    @Test("Background, corners and edges are declarations")
    func surface() {
        let look = look {
            $0.background = SceneColor(242, 0, 7)
            $0.cornerRadius = 26
            $0.clips = true
        }
        #expect(look.style == "background-color:#f20007;border-radius:26px;overflow:clip")
    }

    @Test("A translucent colour keeps its alpha")
    func translucent() {
        #expect(SceneColor(60, 60, 67, alpha: 0.6).css == "rgb(60 60 67/0.6)")
    }

    @Test("What floats has the classes for it")
    func floating() {
        let look = look {
            $0.isGlass = true
            $0.isRaised = true
            $0.isInFront = true
        }
        #expect(look.classes == ["glass", "raised", "front"])
    }

    @Test("A scroll node scrolls only along the axes where its content is larger")
    func scrolling() {
        let tall = SceneContent.scroll(SceneScroll(contentSize: CGSize(width: 100, height: 900)))
        #expect(look(content: tall).classes == ["scroll"])
        #expect(look(content: tall).style == "overflow:hidden auto;--extent-width:100px;--extent-height:900px")
        let small = SceneContent.scroll(SceneScroll(contentSize: CGSize(width: 100, height: 100)))
        #expect(look(content: small).style.hasPrefix("overflow:hidden hidden"))
    }

    @Test("A title that appears by scrolling is invisible at first, one that goes is visible")
    func fade() {
        let appearing = look { $0.fade = ScrollFade(scroller: NodeID(1), from: 30, to: 60) }
        #expect(appearing.style == "--fade:0;opacity:var(--fade)")
        let going = look {
            $0.fade = ScrollFade(scroller: NodeID(1), from: 60, to: 30)
            $0.opacity = 0.5
        }
        #expect(going.style == "--fade:1;opacity:calc(0.5*var(--fade))")
    }

    @Test(
        "A fade moves evenly between its ends",
        arguments: [(0, 0), (30, 0), (45, 0.5), (60, 1), (90, 1)] as [(CGFloat, Double)])
    func fadeAlong(offset: CGFloat, opacity: Double) {
        #expect(ScrollFade(scroller: NodeID(1), from: 30, to: 60).opacity(at: offset) == opacity)
    }

    @Test("A fade without a range switches")
    func switching() {
        let fade = ScrollFade(scroller: NodeID(1), from: 30, to: 30)
        #expect(fade.opacity(at: 29) == 0)
        #expect(fade.opacity(at: 30) == 1)
    }

    @Test("Text says its font; what is usual is left to the style sheet")
    func font() {
        #expect(look(content: .lines("a")).classes == ["text"])
        #expect(look(content: .lines("a")).style == "font-size:17px;line-height:20px;color:#000000")
        let font = FontDescriptor(design: .rounded, size: 20, weight: 700)
        let line = TextLine(text: "a", x: 0, y: 0, width: 9, height: 24)
        let look = look(content: .text(TextBlock(font: font, color: SceneColor(0, 0, 0), lines: [line])))
        #expect(look.classes == ["text", "rounded"])
        #expect(look.style == "font-size:20px;font-weight:700;line-height:24px;color:#000000")
    }
}

@Suite("How lines keep their places")
struct LinePlacementTests {
    private func line(_ y: CGFloat, x: CGFloat = 0, height: CGFloat = 20) -> TextLine {
        TextLine(text: "a", x: x, y: y, width: 9, height: height)
    }

    /// Where CSS puts the middle of each line: below the lines before it, in the middle of its own line height.
    private func middles(of placement: LinePlacement) -> [CGFloat] {
        var bottom = placement.top
        return placement.spans.map { span in
            let own = span.style.split(separator: ";").first { $0.hasPrefix("line-height:") }
            let height =
                own.flatMap { Double($0.dropFirst("line-height:".count).dropLast(2)) } ?? placement.commonHeight
            defer { bottom += height }
            return bottom + height / 2
        }
    }

    @Test("Lines that follow one another need no word")
    func simple() {
        let placement = LinePlacement([line(0), line(20)])
        #expect(placement.top == 0)
        #expect(placement.commonHeight == 20)
        #expect(placement.spans.allSatisfy { $0.style.isEmpty })
    }

    @Test("The middles of lines are where they were placed, whatever the distances")
    func uneven() {
        let lines = [line(3), line(30), line(50.5), line(80, height: 24)]
        #expect(middles(of: LinePlacement(lines)) == [13, 40, 60.5, 92])
    }

    @Test("A line that starts further in has a margin")
    func start() {
        #expect(LinePlacement([line(0, x: 12.25)]).spans.map(\.style) == ["margin-left:12.25px"])
    }

    @Test("An empty line stays a line")
    func empty() {
        let empty = TextLine(text: "", x: 0, y: 0, width: 0, height: 20)
        #expect(LinePlacement([empty]).spans.map(\.text) == ["\u{200B}"])
    }

    @Test("A paragraph without lines is nothing")
    func none() {
        #expect(LinePlacement([]).spans.isEmpty)
    }
}
