import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

// Apple's documentation of `Shape.layoutDirectionBehavior`.
@MainActor
@Suite("Shapes from right to left")
struct MirroredShapeTests {
    /// A triangle at the leading edge.
    private struct Corner: Shape {
        var behavior: LayoutDirectionBehavior = .mirrors

        nonisolated func path(in rect: CGRect) -> Path {
            Path {
                $0.move(to: .zero)
                $0.addLine(to: CGPoint(x: 10, y: 0))
                $0.addLine(to: CGPoint(x: 0, y: 10))
                $0.closeSubpath()
            }
        }

        nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { behavior }
    }

    private func app<Content: View>(_ content: Content) -> TestApp {
        TestApp(on: .phone) { content.frame(width: 40, height: 20).environment(\.layoutDirection, .rightToLeft) }
    }

    private let mirrored = "M40 0L30 0L40 10Z"
    private let plain = "M0 0L10 0L0 10Z"

    @Test("A shape is turned round, unless it says that it is not")
    func filled() {
        #expect(app(Corner().fill(.red)).drawing?.data == mirrored)
        #expect(app(Corner(behavior: .fixed).fill(.red)).drawing?.data == plain)
        #expect(app(Corner(behavior: .mirrors(in: .leftToRight)).fill(.red)).drawing?.data == plain)
        #expect(TestApp(on: .phone) { Corner().fill(.red) }.drawing?.data == plain)
    }

    @Test("So are lines, shapes of shapes, and what a view is cut along or touched in")
    func everywhere() {
        #expect(app(Corner().stroke(.red)).drawing?.data == mirrored)
        #expect(app(AnyShape(Corner()).fill(.red)).drawing?.data == mirrored)
        #expect(app(Corner().trim(from: 0, to: 1).fill(.red)).drawing?.data == mirrored)
        let cut = app(Color.red.clipShape(Corner())).nodes { $0.style.clipPath?.data == mirrored }
        #expect(cut.count == 1)
        let touched = app(Color.red.contentShape(Corner()).onTapGesture {}).nodes {
            $0.style.touchArea?.data == mirrored
        }
        #expect(touched.count == 1)
    }

    @Test("A corner at the leading edge is on the right")
    func uneven() throws {
        let data = try #require(
            app(UnevenRoundedRectangle(topLeadingRadius: 8, style: .circular).fill(.red)).drawing?.data)
        #expect(data.contains("L0 0"))
        #expect(!data.contains("L40 0"))
    }

    @Test("A view can be turned round as a whole")
    func view() {
        let turned = app(Text("x").layoutDirectionBehavior(.mirrors))
        #expect(turned.nodes { $0.style.transform == .mirror }.count == 1)
        #expect(app(Text("x").layoutDirectionBehavior(.fixed)).nodes { $0.style.transform != nil }.isEmpty)
    }
}

@MainActor
@Suite("Changed shapes that can be made smaller")
struct ChangedInsetTests {
    @Test("A line just inside of a turned or moved shape")
    func border() {
        let turned = TestApp(on: .phone) {
            Rectangle().rotation(.degrees(180)).strokeBorder(.red, lineWidth: 2).frame(width: 20, height: 10)
        }
        #expect(turned.drawing?.data == "M19 9L1 9L1 1L19 1Z")
        let moved = TestApp(on: .phone) {
            Rectangle().offset(x: 5).strokeBorder(.red, lineWidth: 2).frame(width: 20, height: 10)
        }
        #expect(moved.drawing?.data == "M6 1L24 1L24 9L6 9Z")
    }
}
