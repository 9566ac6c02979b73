import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Gradients and the colours of the platform")
struct GradientTests {
    private func gradient(_ view: some View) -> SceneGradient? {
        TestApp(on: .phone) { view.frame(width: 100, height: 50) }.nodes { $0.style.gradient != nil }
            .first?.style.gradient
    }

    private let colors = [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)]

    @Test("A radial gradient goes around a place, by points")
    func radial() {
        let found = gradient(RadialGradient(colors: colors, center: .topLeading, startRadius: 10, endRadius: 40))
        #expect(found?.course == .radial(center: .zero, from: 10, to: 40))
        #expect(found?.stops.map(\.color) == [SceneColor(255, 0, 0), SceneColor(0, 0, 255)])
        #expect(found?.stops.map(\.location) == [0, 1])
    }

    @Test("An elliptical gradient goes around a place, by parts of the box")
    func elliptical() {
        let found = gradient(
            EllipticalGradient(colors: colors, center: .center, startRadiusFraction: 0.1, endRadiusFraction: 0.4))
        #expect(found?.course == .elliptical(center: CGPoint(x: 0.5, y: 0.5), from: 0.1, to: 0.4))
    }

    @Test("An angular gradient goes round and round")
    func angular() {
        let found = gradient(
            AngularGradient(colors: colors, center: .center, startAngle: .zero, endAngle: .degrees(180)))
        #expect(found?.course == .angular(center: CGPoint(x: 0.5, y: 0.5), from: 0, to: .pi))
    }

    @Test("A colour's own gradient goes from a lighter one to it, and any gradient can be one")
    func any() {
        let own = gradient(Rectangle().fill(Color(red: 0, green: 0.5, blue: 0).gradient))
        #expect(own?.stops.count == 2)
        #expect(own?.stops.first?.color != own?.stops.last?.color)
        let any = gradient(Rectangle().fill(AnyGradient(Gradient(colors: colors))))
        #expect(any?.stops.map(\.color) == [SceneColor(255, 0, 0), SceneColor(0, 0, 255)])
        let mixed = gradient(Rectangle().fill(AnyGradient(Gradient(colors: colors)).colorSpace(.perceptual)))
        #expect(mixed?.isPerceptual == true)
    }

    private func color(of style: some ShapeStyle, in scheme: ColorScheme = .light) -> SceneColor? {
        let app = TestApp(on: .phone) { Text("x").foregroundStyle(style) }
        app.setColorScheme(scheme)
        return app.textBlock?.color
    }

    @Test("Styles of the platform have its colours (colors.json)")
    func platform() {
        #expect(color(of: SeparatorShapeStyle()) == SceneColor(60, 60, 67, alpha: 0.29))
        #expect(color(of: .separator) == color(of: SeparatorShapeStyle()))
        #expect(color(of: PlaceholderTextShapeStyle()) == SceneColor(60, 60, 67, alpha: 0.3))
        #expect(color(of: .placeholder) == color(of: PlaceholderTextShapeStyle()))
        #expect(color(of: WindowBackgroundShapeStyle()) == SceneColor(255, 255, 255))
        #expect(color(of: .windowBackground, in: .dark) == SceneColor(0, 0, 0))
    }
}
