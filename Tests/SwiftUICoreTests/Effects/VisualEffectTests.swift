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
