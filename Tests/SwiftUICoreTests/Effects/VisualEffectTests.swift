import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

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

    @Test("Effects upon effects come together")
    func together() {
        let effect = EmptyVisualEffect().opacity(0.5).opacity(0.5).scaleEffect(2).offset(x: 3).offset(y: 4)
        let app = TestApp(on: .phone) {
            Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 10).visualEffect { _, _ in effect }
        }
        let node = app.scene.nodes.values.first { $0.style.transform != nil }
        #expect(node?.style.opacity == 0.25)
        #expect(node?.style.transform?.scaleX == 2)
        #expect(node.flatMap { app.scene[$0.children[0]] }?.frame.origin == CGPoint(x: 3, y: 4))
    }
}
