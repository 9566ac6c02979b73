import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// A colour that is chosen, and what is chosen in words.
private struct Fabric: View {
    var supportsOpacity = true
    let onChange: (Color) -> Void
    @State private var color = Color(red: 1, green: 0, blue: 0, opacity: 0.5)

    var body: some View {
        ColorPicker("Fabric", selection: $color, supportsOpacity: supportsOpacity)
            .onChange(of: color) { _, new in onChange(new) }
    }
}

@MainActor
@Suite("ColorPicker")
struct ColorPickerTests {
    private final class Log {
        var color: Color.Resolved?

        func note(_ color: Color) {
            self.color = color.resolve(in: EnvironmentValues())
        }
    }

    @Test("A picker is a control with its label, which says the colour by name")
    func name() throws {
        let app = TestApp { Fabric { _ in } }
        #expect(try app.value(of: .button, "Fabric") == "red, 50% opaque")
    }

    @Test("A colour that may not be let through is shown and called without that")
    func opaque() throws {
        let app = TestApp { Fabric(supportsOpacity: false) { _ in } }
        #expect(try app.value(of: .button, "Fabric") == "red")
        try app.tap("Fabric")
        #expect(!app.exists(.slider, "Opacity"))
    }

    @Test("A colour of the grid is taken over, and how much is let through stays")
    func grid() throws {
        let log = Log()
        let app = TestApp { Fabric { log.note($0) } }
        try app.tap("Fabric")
        #expect(app.exists(.dialog, "Colors"))
        try app.choose("blue 5", in: "Colors")
        #expect(log.color?.description == "#0000FF80")
        try app.tap("dismiss popup")
        #expect(try app.value(of: .button, "Fabric") == "blue, 50% opaque")
    }

    @Test("Sliders mix any colour, and let it through")
    func sliders() throws {
        let log = Log()
        let app = TestApp { Fabric { log.note($0) } }
        try app.tap("Fabric")
        try app.tap(.option, "Sliders")
        try app.adjust("Green", to: 1)
        #expect(log.color?.description == "#FFFF0080")
        try app.adjust("Opacity", to: 1)
        #expect(log.color?.description == "#FFFF00FF")
        try app.tap("dismiss popup")
        #expect(try app.value(of: .button, "Fabric") == "yellow")
    }

    @Test("Every colour of the grid has a name of its own")
    func names() {
        #expect(Swatch.all.count == 120)
        #expect(Set(Swatch.all.map(\.name)).count == 120)
    }

    @Test(
        "Colours are called as people see them",
        arguments: [
            (Color.Resolved(red: 0, green: 0, blue: 0), "black"), (Color.Resolved(red: 1, green: 1, blue: 1), "white"),
            (Color.Resolved(red: 0.5, green: 0.5, blue: 0.5), "gray"),
            (Color.Resolved(red: 0, green: 0.4, blue: 0), "dark green"),
            (Color.Resolved(red: 1, green: 0.6, blue: 0.6), "light red"),
            (Color.Resolved(red: 1, green: 0, blue: 0.05), "red"),
        ])
    func words(color: Color.Resolved, words: String) {
        #expect(ColorName(color).words == words)
    }

    @Test("A picker that is disabled opens nothing")
    func disabled() {
        let app = TestApp { Fabric { _ in }.disabled(true) }
        #expect(throws: (any Error).self) { try app.tap("Fabric") }
    }

    @Test("A picker whose label is hidden is called by it all the same")
    func labelsHidden() {
        let app = TestApp { Fabric { _ in }.labelsHidden() }
        #expect(app.exists(.button, "Fabric"))
    }
}
