import Foundation
import SceneCore
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Some texts in German, and one in Arabic.
private struct Texts: StringSource {
    var languages: [String] { ["en", "ar", "de"] }

    private static let german: [String: Translation] = [
        "Tea": Translation(.text("**Tee**"), language: "de"),
        "%@ drinks %lld cups": Translation(.text("%2$lld Tassen trinkt %1$@, 100%% sicher"), language: "de"),
        "%lld cups": Translation(
            .plural([.zero: "nichts", .one: "eine Tasse", .other: "%lld Tassen"]), language: "de"),
        "%lld of %lld": Translation(
            .text("%#@first@ von %#@second@"),
            substitutions: [
                "first": .init(.plural([.one: "eine Tasse", .other: "%arg Tassen"]), argument: 1),
                "second": .init(.plural([.one: "einem Liter", .other: "%lld Litern"]), argument: 2),
            ], language: "de"),
        "Price: %lf": Translation(.text("Preis: %.2f"), language: "de"),
        "100%": Translation(.text("ganz, 100%"), language: "de"),
    ]

    func translation(of key: String, table: String?, bundle: URL?, preferred: [String]) -> Translation? {
        if table == "Other" { return Translation(.text("anders"), language: "de") }
        return preferred.first?.hasPrefix("de") == true ? Self.german[key] : nil
    }
}

@MainActor
@Suite("Text in the person's language")
struct TranslationTests {
    private func words(_ locale: String = "de_DE", @ViewBuilder of view: @escaping @MainActor () -> some View) -> String
    {
        let app = TestApp { view().environment(\.strings, Texts()).environment(\.locale, Locale(identifier: locale)) }
        return app.outline.replacing("application\n  text ", with: "")
    }

    @Test("The environment's locale picks the language; without a translation the key is shown")
    func languages() {
        #expect(words { Text("Tea") } == "\"Tee\"")
        #expect(words("fr_FR") { Text("Tea") } == "\"Tea\"")
        #expect(words { Text("Coffee") } == "\"Coffee\"")
        #expect(words { Text(verbatim: "Tea") } == "\"Tea\"")
        let title = "Tea"
        #expect(words { Text(title) } == "\"Tea\"")
        #expect(words { Text(LocalizedStringKey(title)) } == "\"Tee\"")
    }

    @Test("Values stand where the translation puts them, written as the language writes them")
    func values() {
        #expect(words { Text("\("Ada") drinks \(1200) cups") } == "\"1.200 Tassen trinkt Ada, 100% sicher\"")
        #expect(words { Text("Price: \(2.5)") } == "\"Preis: 2,50\"")
        #expect(words { Text("100%") } == "\"ganz, 100%\"")
        #expect(words { Text("100%") + Text(", \(3)%") } == "\"ganz, 100%, 3%\"")
    }

    @Test("A number decides between the forms of a text")
    func plurals() {
        #expect(words { Text("\(0) cups") } == "\"nichts\"")
        #expect(words { Text("\(1) cups") } == "\"eine Tasse\"")
        #expect(words { Text("\(12) cups") } == "\"12 Tassen\"")
        #expect(words { Text("\(1) of \(5)") } == "\"eine Tasse von 5 Litern\"")
        #expect(words { Text("\(3) of \(1)") } == "\"3 Tassen von einem Liter\"")
    }

    @Test("A table is asked for by name")
    func tables() {
        #expect(words { Text("Tea", tableName: "Other", comment: "A drink") } == "\"anders\"")
    }

    @Test("Titles, labels and prompts are translated, too")
    func places() throws {
        let app = TestApp(on: .phone) {
            NavigationStack {
                Button("Tea") {}.navigationTitle("Tea")
                Color.red.accessibilityLabel("Tea")
            }
            .environment(\.strings, Texts())
            .environment(\.locale, Locale(identifier: "de"))
        }
        #expect(app.exists(.button, "Tee"))
        #expect(
            app.outline.contains("heading \"Tee\"") || app.outline.contains("\"**Tee**\"")
                || app.outline.contains("Tee"))
        #expect(!app.outline.contains("Tea"))
    }

    @Test("Text within text keeps its place in a translation")
    func nested() {
        #expect(words { Text("\(Text("Ada").bold()) drinks \(2) cups") } == "\"2 Tassen trinkt Ada, 100% sicher\"")
    }

    @Test("An app that is translated into the person's language begins on that language's side, others where they did")
    func direction() {
        func direction(_ languages: [String], _ source: any StringSource) -> LayoutDirection {
            var values = EnvironmentValues()
            values.deviceLanguages = languages
            values.speak(source)
            return values.layoutDirection
        }
        #expect(direction(["ar-EG"], Texts()) == .rightToLeft)
        #expect(direction(["he", "de"], Texts()) == .leftToRight)
        #expect(direction(["ar-EG"], NoStrings()) == .leftToRight)
    }

    @Test("A resource is looked up where it is shown")
    func resources() {
        let tea: LocalizedStringResource = "Tea"
        #expect(words { Text(tea) } == "\"Tee\"")
        #expect(tea.key == "Tea")
        let fallback = LocalizedStringResource("tea.none", defaultValue: "No tea, \(3)")
        #expect(words { Text(fallback) } == "\"No tea, 3\"")
    }
}
