import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Effects on colours, and views in space")
struct ColorEffectTests {
    private func filter(_ view: some View) -> SceneFilter? {
        TestApp(on: .phone) { view }.nodes { !$0.style.filters.isEmpty }.first?.style.filters.first
    }

    private func projection(_ view: some View) -> SceneProjection? {
        TestApp(on: .phone) { view }.nodes { $0.style.projection != nil }.first?.style.projection
    }

    private var square: some View { Color.red.frame(width: 20, height: 10) }

    @Test("Each effect on colours is a filter with its amount")
    func filters() {
        #expect(filter(square.contrast(0.5)) == .contrast(0.5))
        #expect(filter(square.colorInvert()) == .inversion(1))
        #expect(
            filter(square.colorMultiply(Color(red: 1, green: 0, blue: 0))) == .multiplication(SceneColor(255, 0, 0)))
        #expect(filter(square.hueRotation(.degrees(180))) == .hueRotation(.pi))
        #expect(filter(square.luminanceToAlpha()) == .luminanceToAlpha)
        #expect(filter(square.contrast(.nan)) == .contrast(1), "what is no number changes nothing")
    }

    @Test("A group is painted by itself before it is mixed with what lies behind")
    func groups() {
        for app in [
            TestApp(on: .phone, view: { square.compositingGroup() }),
            TestApp(on: .phone, view: { square.drawingGroup(opaque: true, colorMode: .linear) }),
        ] {
            #expect(app.nodes { $0.style.isGroup }.count == 1)
        }
        #expect(TestApp(on: .phone) { square }.nodes { $0.style.isGroup }.isEmpty)
    }

    @Test("A view is seen from elsewhere in space, and its place among others stays")
    func projections() throws {
        let moved = CGAffineTransform(translationX: 5, y: 7)
        #expect(projection(square.transformEffect(moved)) == .matrix([1, 0, 0, 0, 1, 0, 5, 7, 1]))
        var leaning = ProjectionTransform()
        leaning.m13 = 0.01
        #expect(projection(square.projectionEffect(leaning)) == .matrix([1, 0, 0.01, 0, 1, 0, 0, 0, 1]))
        let turned = projection(square.rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0), anchor: .leading))
        guard case .rotation(let rotation)? = turned else {
            Issue.record("It is not turned")
            return
        }
        #expect(rotation.angle == .pi / 2)
        #expect([rotation.x, rotation.y, rotation.z] == [0, 1, 0])
        #expect(rotation.anchor == CGPoint(x: 0, y: 0.5))
        let app = TestApp(on: .phone) {
            HStack(spacing: 0) {
                square.transformEffect(moved)
                Color.blue.frame(width: 20, height: 10)
            }
        }
        let squares = app.nodes { $0.style.background != nil && $0.frame.height == 10 }
        let places = squares.compactMap { app.scene.windowFrame(of: $0.id)?.minX }
        #expect(places.count == 2 && places[1] - places[0] == 20)
    }
}
