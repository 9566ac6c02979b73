import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

private let red = Color(red: 1, green: 0, blue: 0)

/// What apps of earlier years write, and does what its newer spelling does.
@MainActor
@Suite("Older spellings")
struct OldSpellingTests {
    @Test("A foreground colour is a foreground style")
    func foregroundColor() {
        #expect(TestApp(on: .phone) { Text("x").foregroundColor(red) }.textBlock?.color == SceneColor(255, 0, 0))
        let around = TestApp(on: .phone) { VStack { Text("x") }.foregroundColor(red) }
        #expect(around.textBlock?.color == SceneColor(255, 0, 0))
    }

    // Apple's documentation of `foregroundColor(_:)`.
    @Test("No foreground colour takes that of the app away: a control has its own then, anything else that of a label")
    func noForegroundColor() {
        let none = TestApp(on: .phone) { VStack { HStack { Text("x") }.foregroundColor(nil) }.foregroundColor(red) }
        #expect(none.textBlock?.color == TestApp(on: .phone) { Text("x") }.textBlock?.color)
        let button = TestApp(on: .phone) {
            Button {
            } label: {
                HStack { Text("x") }.foregroundColor(nil)
            }.tint(red)
        }
        #expect(button.textBlock?.color == SceneColor(255, 0, 0))
    }

    @Test("An accent colour is a tint, and what the accent colour is")
    func accentColor() {
        let app = TestApp(on: .phone) { VStack { Text("x").foregroundStyle(.tint) }.accentColor(red) }
        #expect(app.textBlock?.color == SceneColor(255, 0, 0))
        let named = TestApp(on: .phone) { Text("x").foregroundColor(.accentColor).accentColor(red) }
        #expect(named.textBlock?.color == SceneColor(255, 0, 0))
        let itself = TestApp(on: .phone) { Text("x").foregroundColor(.accentColor).accentColor(.accentColor) }
        #expect(itself.textBlock?.color == TestApp(on: .phone) { Text("x").foregroundColor(.blue) }.textBlock?.color)
    }

    @Test("A view that ignores the edges of the safe area reaches over them")
    func edges() {
        let app = TestApp(on: .phone) { red.edgesIgnoringSafeArea(.top) }
        // An iPhone 15: 852 points, of which 34 belong to the home indicator.
        #expect(app.painted(255, 0, 0) == CGRect(x: 0, y: 0, width: 393, height: 818))
    }

    @Test("A field's capitals and corrections can be turned off")
    func fields() {
        let app = TestApp(on: .phone) {
            TextField("Code", text: .constant("")).autocapitalization(.none).disableAutocorrection(true)
        }
        let fields = app.nodes { _ in true }.compactMap { node -> SceneTextField? in
            if case .textField(let field) = node.content { field } else { nil }
        }
        #expect(fields.count == 1)
        #expect(fields.first?.traits.capitalization == TextInputTraits.Capitalization.none)
        #expect(fields.first?.traits.isCorrected == false)
    }
}
