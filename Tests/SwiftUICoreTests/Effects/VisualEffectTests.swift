import Foundation
import SceneCore
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Effects that follow from where a view is")
struct VisualEffectTests {
    private func opacities(_ app: TestApp) -> Set<Double> {
        Set(app.scene.nodes.values.map(\.style.opacity).filter { $0 < 1 })
    }

    @Test("An effect is told the view's size, and its place as that is scrolled")
    func place() throws {
        let app = TestApp(on: .phone) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 100).visualEffect { content, proxy in
                        content.opacity(proxy.frame(in: .scrollView).minY < 0 ? 0.25 : 1)
                    }
                    Color.blue.frame(height: 2000)
                }
            }
        }
        #expect(opacities(app).isEmpty)
        try app.scroll(by: 100)
        #expect(opacities(app) == [0.25])
    }

    @Test("A view on its way out of a scroll view is changed by as much as of it cannot be seen")
    func transition() throws {
        let app = TestApp(on: .phone) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 100).scrollTransition { content, phase in
                        content.opacity(phase.isIdentity ? 1 : 0)
                    }
                    Color.blue.frame(height: 2000)
                }
            }
            .frame(height: 400)
        }
        #expect(opacities(app).isEmpty)
        try app.scroll(by: 25)
        #expect(opacities(app) == [0.75])
    }

    private func passing(_ configuration: ScrollTransitionConfiguration) throws -> (TestApp, () -> Double?) {
        let app = TestApp(on: .phone) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 100).scrollTransition(configuration) { content, phase in
                        content.opacity(phase.isIdentity ? 1 : 0)
                    }
                    Color.blue.frame(height: 2000)
                }
            }
            .frame(height: 400)
        }
        return (app, { opacities(app).first })
    }

    @Test("A threshold says how much of a view has to be seen for it to be as it is")
    func threshold() throws {
        let (app, opacity) = try passing(.interactive.threshold(.visible(0.5)))
        try app.scroll(by: 50)
        #expect(opacity() == nil)
        try app.scroll(by: 25)
        // Half of the 50 points are left.
        #expect(opacity() == 0.5)
        let (inset, insetOpacity) = try passing(.interactive.threshold(.hidden.inset(by: 100)))
        try inset.scroll(by: 40)
        #expect(insetOpacity() == 0.6)
    }

    @Test("A transition that is animated is made as a whole when the threshold is passed")
    func animated() throws {
        let (app, opacity) = try passing(.animated.threshold(.visible(0.9)))
        try app.scroll(by: 9)
        #expect(opacity() == nil)
        try app.scroll(by: 2)
        #expect(opacity() == 0)
        try app.scroll(by: -11)
        #expect(opacity() == nil)
    }

    @Test(
        "A curve goes from nothing to all, and its inverse back again",
        arguments: [
            UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
        ])
    func curves(curve: UnitCurve) {
        #expect(abs(curve.value(at: 0)) < 1e-6 && abs(curve.value(at: 1) - 1) < 1e-6)
        for time in [0.1, 0.3, 0.5, 0.8] {
            #expect(abs(curve.inverse.value(at: curve.value(at: time)) - time) < 1e-5)
        }
        #expect(abs(UnitCurve.linear.velocity(at: 0.5) - 1) < 1e-6)
        #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-12)
    }

    /// What an effect makes of a square of 10.
    private func node<Effect: VisualEffect>(
        _ effect: @escaping @Sendable (EmptyVisualEffect) -> Effect
    ) throws -> SceneNode {
        let app = TestApp(on: .phone) {
            Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 10).visualEffect { content, _ in effect(content) }
        }
        let changed = app.nodes { node in
            let style = node.style
            return style.opacity != 1 || style.transform != nil || style.projection != nil || !style.filters.isEmpty
        }
        return try #require(changed.first)
    }

    /// Where the effect puts a point of the square.
    private func place(_ x: CGFloat, _ y: CGFloat, in node: SceneNode) throws -> CGPoint {
        let projection = try #require(node.style.projection)
        return PlaneTransform(projection, in: CGSize(width: 10, height: 10)).place(of: CGPoint(x: x, y: y))
    }

    @Test("What is moved after it has been made larger is moved by as much as it says")
    func scaledThenMoved() throws {
        let node = try node { $0.opacity(0.5).scaleEffect(2).opacity(0.5).offset(x: 3).offset(y: 4) }
        #expect(node.style.opacity == 0.25)
        #expect(try place(5, 5, in: node).distance(to: CGPoint(x: 8, y: 9)) < 1e-9)
        #expect(try place(10, 5, in: node).distance(to: CGPoint(x: 18, y: 9)) < 1e-9)
    }

    @Test("What is moved first is made larger, and turned, together with its distance")
    func movedThenScaled() throws {
        let node = try node { $0.offset(x: 3).scaleEffect(2) }
        #expect(node.style.transform?.scaleX == 2)
        let turned = try self.node { $0.scaleEffect(2).offset(x: 10).rotationEffect(.degrees(90)) }
        let place = try place(5, 5, in: turned)
        #expect(abs(place.x - 5) < 1e-9 && abs(place.y - 15) < 1e-9)
    }

    @Test("Each step has its own anchor")
    func anchors() throws {
        let node = try node {
            $0.scaleEffect(2, anchor: .topLeading).rotationEffect(.degrees(180), anchor: .bottomTrailing)
        }
        #expect(try place(0, 0, in: node).distance(to: CGPoint(x: 20, y: 20)) < 1e-9)
        #expect(try place(10, 10, in: node).distance(to: .zero) < 1e-9)
    }

    @Test("Filters of an effect are those of the view, and a part of the way has a part of them")
    func filters() throws {
        let node = try node { $0.blur(radius: 4).saturation(0).hueRotation(.radians(1)) }
        #expect(node.style.filters == [.blur(radius: 4), .saturation(0), .hueRotation(1)])
        let half = VisualChange(EmptyVisualEffect().blur(radius: 4).saturation(0).brightness(0.5)).share(0.5)
        var style = SceneStyle()
        half.paint(in: &style, size: .zero)
        #expect(style.filters == [.blur(radius: 2), .saturation(0.5), .brightness(0.25)])
    }
}

extension CGPoint {
    fileprivate func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
