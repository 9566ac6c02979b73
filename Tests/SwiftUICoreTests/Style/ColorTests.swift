import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Colours and styles of styles")
struct ColorTests {
    @Test("Half of black and white is CSS's mid grey in Oklab, and the mean of their numbers otherwise")
    func mixing() {
        let even = Color.black.mix(with: .white, by: 0.5).resolve(in: EnvironmentValues())
        // CSS Color 4: color-mix(in oklab, black, white) is #636363.
        #expect(even.description == "#636363FF")
        let plain = Color.black.mix(with: .white, by: 0.5, in: .device).resolve(in: EnvironmentValues())
        #expect(plain.description == "#808080FF")
    }

    @Test("A resolved colour has components in light and in numbers")
    func resolved() {
        let grey = Color(white: 0.5).resolve(in: EnvironmentValues())
        #expect(abs(grey.linearRed - 0.2140) < 0.0001)
        #expect(abs(grey.red - 0.5) < 0.0001)
        #expect(Color(grey).resolve(in: EnvironmentValues()) == grey)
    }

    @Test("A resolved colour is written as its components and read again")
    func coded() throws {
        let color = Color.Resolved(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5)
        let again = try JSONDecoder().decode(Color.Resolved.self, from: JSONEncoder().encode(color))
        #expect(again.description == color.description)
    }

    @Test("A shadow of a style is that of whatever is painted with it")
    func shadow() {
        let app = TestApp(on: .phone) {
            Circle().fill(.red.shadow(.drop(color: .black, radius: 2, x: 1, y: 3))).frame(width: 10, height: 10)
        }
        let shadow = app.nodes { !$0.style.filters.isEmpty }.first?.style.shadow
        #expect(shadow == SceneShadow(color: SceneColor(0, 0, 0), radius: 2, x: 1, y: 3))
    }

    @Test("A line in several colours is painted in them")
    func gradientLine() {
        let app = TestApp(on: .phone) {
            Circle().stroke(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom), lineWidth: 2)
        }
        let drawings = app.nodes { if case .drawing = $0.content { true } else { false } }
        #expect(drawings.count == 1)
    }

    @Test("A view's background style is what it says, and steps of it are quieter")
    func background() {
        let app = TestApp(on: .phone) {
            Rectangle().fill(.background).frame(width: 10, height: 10).backgroundStyle(Color(red: 1, green: 0, blue: 0))
        }
        #expect(app.painted(255, 0, 0) != nil)
    }

    @Test("A symbol is shown in the fullest form that it has")
    func variants() {
        func drawn(@ViewBuilder _ view: @escaping @MainActor () -> some View) -> String? {
            TestApp(on: .phone, view: view).drawing?.data
        }
        let filled = drawn { Image(systemName: "star.fill") }
        #expect(drawn { Image(systemName: "star").symbolVariant(.fill) } == filled)
        #expect(drawn { Image(systemName: "star.fill").symbolVariant(.fill) } == filled)
        #expect(
            drawn { Image(systemName: "star").symbolVariant(.circle.fill) }
                == drawn { Image(systemName: "star.circle.fill") })
    }

    @Test("The shape of a container is smaller by as much as the view is away from its edges")
    func containerShape() {
        let app = TestApp(on: .phone) {
            ContainerRelativeShape().fill(.red).padding(5).containerShape(.rect(cornerRadius: 20, style: .circular))
                .frame(width: 100, height: 100)
        }
        let expected = TestApp(on: .phone) {
            RoundedRectangle(cornerRadius: 15, style: .circular).stroke(.red).frame(width: 90, height: 90)
        }
        #expect(app.drawing?.data == expected.drawing?.data)
    }
}
