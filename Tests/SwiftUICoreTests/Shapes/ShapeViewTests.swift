import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

private struct Wedge: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

@MainActor
@Suite("Shapes as views")
struct ShapeViewTests {
    private let pure = Color(red: 1, green: 0, blue: 0)

    @Test("A shape fills the room it is offered, in the foreground style")
    func fillsProposal() {
        let app = TestApp(on: .phone) { [pure] in
            Rectangle().foregroundStyle(pure).frame(width: 50, height: 20)
        }
        #expect(app.painted(255, 0, 0)?.size == CGSize(width: 50, height: 20))
    }

    @Test("A circle is as wide as it is high")
    func circle() {
        let app = TestApp(on: .phone) { [pure] in Circle().fill(pure).frame(width: 50, height: 20) }
        #expect(app.painted(255, 0, 0)?.size == CGSize(width: 20, height: 20))
        #expect(app.nodes { $0.style.background != nil }.last?.style.cornerRadius == 10)
    }

    @Test("A shape of the app's own is drawn by its path")
    func ownShape() {
        let app = TestApp(on: .phone) { [pure] in Wedge().fill(pure).frame(width: 50, height: 20) }
        #expect(app.drawing?.data == "M0 0L50 20Z")
        #expect(app.drawing?.fill == SceneColor(255, 0, 0))
    }

    @Test("A line along an outline has the width, the ends and the dashes that it was given")
    func stroke() {
        let app = TestApp(on: .phone) { [pure] in
            Wedge().stroke(pure, style: StrokeStyle(lineWidth: 3, lineCap: .square, dash: [4, 2]))
                .frame(width: 50, height: 20)
        }
        #expect(app.drawing?.stroke == SceneColor(255, 0, 0))
        #expect(app.drawing?.lineWidth == 3)
        #expect(app.drawing?.pen.cap == .square)
        #expect(app.drawing?.pen.dash == [4, 2])
    }

    @Test("The line of a border stays inside")
    func strokeBorder() {
        let app = TestApp(on: .phone) { [pure] in
            Rectangle().strokeBorder(pure, lineWidth: 4).frame(width: 50, height: 20)
        }
        #expect(app.drawing?.data == "M2 2L48 2L48 18L2 18Z")
    }

    @Test("The shape of a line is painted as a line, in the foreground style")
    func strokedShape() {
        let app = TestApp(on: .phone) { [pure] in
            Wedge().stroke(lineWidth: 2).foregroundStyle(pure).frame(width: 50, height: 20)
        }
        #expect(app.drawing?.stroke == SceneColor(255, 0, 0))
        #expect(app.drawing?.fill == nil)
    }

    @Test("What is painted later lies over what was painted before")
    func chained() {
        let app = TestApp(on: .phone) {
            Circle().fill(Color(red: 0, green: 1, blue: 0)).stroke(Color.black, lineWidth: 2)
                .frame(width: 20, height: 20)
        }
        let kinds = app.nodes { $0.style.background == SceneColor(0, 255, 0) || $0.content != .none }
        #expect(kinds.map { $0.content == .none } == [true, false])
    }

    @Test("Outlines that do not change the size say nothing to a reader")
    func silent() {
        let app = TestApp(on: .phone) {
            ZStack {
                Circle()
                Text("x")
            }
        }
        #expect(app.outline == "application\n  text \"x\"")
    }
}
