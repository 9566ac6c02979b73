import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Effects")
struct EffectTests {
    @Test("A hidden view keeps its room and can be neither read nor pressed")
    func hidden() throws {
        let app = TestApp(on: .phone) {
            VStack(spacing: 0) {
                Text("gone").frame(height: 100).hidden()
                Text("x")
                Spacer(minLength: 0)
            }
        }
        #expect(app.outline == "application\n  text \"x\"")
        #expect(try app.frame(of: .text, "x").minY == 159)
    }

    @Test("A view that is painted somewhere else stays in its place for others")
    func offset() throws {
        let app = TestApp(on: .phone) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("a").offset(x: 30, y: 40)
                Text("b")
            }
        }
        let (a, b) = (try app.frame(of: .text, "a"), try app.frame(of: .text, "b"))
        #expect(a.minX - 30 + a.width == b.minX)
        #expect(a.minY - 40 == b.minY)
    }

    @Test("A turned view is laid out as if it were not")
    func rotation() throws {
        let app = TestApp(on: .phone) { Text("x").rotationEffect(.degrees(90), anchor: .topLeading) }
        let node = app.nodes { $0.style.transform != nil }.first
        #expect(node?.style.transform == SceneTransform(rotation: .pi / 2, anchor: .zero))
        #expect(node?.frame.size == (try app.frame(of: .text, "x").size))
    }

    @Test("A picture that covers its frame is cut at the frame")
    func clipped() {
        let app = TestApp(on: .phone) {
            Color.blue.frame(width: 80, height: 40).frame(width: 20, height: 20).clipped()
        }
        let node = app.nodes { $0.style.clips && $0.meaning.role == .none }.first
        #expect(node?.frame.size == CGSize(width: 20, height: 20))
    }

    @Test("Corners are cut along their radius, other shapes along their path")
    func clipShape() {
        let app = TestApp(on: .phone) { Color.blue.frame(width: 20, height: 20).cornerRadius(5) }
        #expect(app.nodes { $0.style.cornerRadius == 5 }.first?.style.clips == true)
        let other = TestApp(on: .phone) { Color.blue.frame(width: 20, height: 10).clipShape(Ellipse()) }
        #expect(other.nodes { $0.style.clipPath?.data.hasPrefix("M20 5C") == true }.count == 1)
    }

    @Test("A shadow is soft and black at a third unless it is told otherwise")
    func shadow() {
        let app = TestApp(on: .phone) { Text("x").shadow(radius: 4, y: 2) }
        let shadow = app.nodes { !$0.style.filters.isEmpty }.first?.style.shadow
        #expect(shadow == SceneShadow(color: SceneColor(0, 0, 0, alpha: 0.33), radius: 4, x: 0, y: 2))
    }
}
