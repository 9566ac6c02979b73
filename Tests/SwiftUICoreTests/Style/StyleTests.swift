import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

private let pure = Color(red: 1, green: 0, blue: 0)

@MainActor
@Suite("Styles")
struct StyleTests {
    private func color<V: View>(in scheme: ColorScheme = .light, @ViewBuilder _ view: @escaping @MainActor () -> V)
        -> SceneColor?
    {
        let app = TestApp(on: .phone, view: view)
        app.setColorScheme(scheme)
        return app.textBlock?.color
    }

    @Test("Steps of importance are label colours where nothing else is said (colors.json)")
    func labels() {
        #expect(color { Text("x").foregroundStyle(.primary) } == SceneColor(0, 0, 0))
        #expect(color { Text("x").foregroundStyle(.secondary) } == SceneColor(60, 60, 67, alpha: 0.6))
        #expect(color(in: .dark) { Text("x").foregroundStyle(.quaternary) } == SceneColor(235, 235, 245, alpha: 0.16))
    }

    @Test("Steps of importance are quieter forms of a style around them (colors.json)")
    func quieter() {
        #expect(
            color { VStack { Text("x").foregroundStyle(.secondary) }.foregroundStyle(pure) }
                == SceneColor(255, 0, 0, alpha: 0.5))
    }

    @Test("A second style is that of what is second")
    func second() {
        #expect(
            color { VStack { Text("x").foregroundStyle(.secondary) }.foregroundStyle(.blue, pure) }
                == SceneColor(255, 0, 0))
        #expect(
            color { VStack { Text("x").foregroundStyle(.tertiary) }.foregroundStyle(.blue, .green, pure) }
                == SceneColor(255, 0, 0))
    }

    @Test("The tint is blue unless it is set (colors.json)")
    func tint() {
        #expect(color { Text("x").foregroundStyle(.tint) } == SceneColor(0, 136, 255))
        #expect(color { VStack { Text("x").foregroundStyle(.tint) }.tint(pure) } == SceneColor(255, 0, 0))
    }

    @Test("A colour of UIKit is light or dark as its surroundings are (colors.json)")
    func uiColor() {
        #expect(color { Text("x").foregroundStyle(Color(.systemGray5)) } == SceneColor(229, 229, 234))
        #expect(color(in: .dark) { Text("x").foregroundStyle(Color(.systemGray5)) } == SceneColor(44, 44, 46))
    }

    @Test("Hue, saturation and brightness")
    func hue() {
        #expect(
            color { Text("x").foregroundStyle(Color(hue: 1.0 / 3, saturation: 1, brightness: 1)) }
                == SceneColor(0, 255, 0))
        #expect(
            color { Text("x").foregroundStyle(Color(hue: 0, saturation: 0.5, brightness: 0.8)) }
                == SceneColor(204, 102, 102))
    }

    @Test("A style that is let through keeps its colour")
    func opacity() {
        #expect(color { Text("x").foregroundStyle(.tint.opacity(0.5)) } == SceneColor(0, 136, 255, alpha: 0.5))
    }

    @Test("A gradient is a node's own, in the order of its colours")
    func gradient() {
        let app = TestApp(on: .phone) {
            LinearGradient(colors: [pure, .black], startPoint: .leading, endPoint: .trailing)
        }
        let gradient = app.nodes { $0.style.gradient != nil }.first?.style.gradient
        #expect(gradient?.course == .linear(from: CGPoint(x: 0, y: 0.5), to: CGPoint(x: 1, y: 0.5)))
        #expect(
            gradient?.stops == [
                .init(color: SceneColor(255, 0, 0), location: 0), .init(color: SceneColor(0, 0, 0), location: 1),
            ])
    }

    @Test("A material blurs what lies behind it")
    func material() {
        let app = TestApp(on: .phone) { Text("x").background(.thinMaterial, in: Capsule()) }
        #expect(app.nodes { $0.style.isFrosted }.count == 1)
    }

    @Test("Text is changed, slanted and lined by what is around it")
    func text() {
        let app = TestApp(on: .phone) { VStack { Text("Tea").underline() }.italic().bold().textCase(.uppercase) }
        let block = app.textBlock
        #expect(block?.lines.map(\.text) == ["TEA"])
        #expect(block?.decoration.isItalic == true)
        #expect(block?.decoration.isUnderlined == true)
        #expect(block?.font.weight == 600)
    }
}
