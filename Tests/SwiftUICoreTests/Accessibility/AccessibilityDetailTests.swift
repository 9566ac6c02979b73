import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("What else there is to know of a view")
struct AccessibilityDetailTests {
    @Test("What matters most is read before the hint, the rest after it")
    func order() throws {
        let app = TestApp {
            Text("Tent")
                .accessibilityCustomContent("Weight", "2 kg")
                .accessibilityHint("Shows the tent")
                .accessibilityCustomContent("Price", Text("90 €"), importance: .high)
        }
        #expect(try app.hint(of: .text, "Tent") == "Price: 90 €, Shows the tent, Weight: 2 kg")
    }

    @Test("What is said by the same key takes its place, and nil takes it away")
    func key() throws {
        let weight = AccessibilityCustomContentKey("Weight", id: "weight")
        let app = TestApp {
            Text("Tent")
                .accessibilityCustomContent(weight, "2 kg")
                .accessibilityCustomContent("Poles", "4")
                .accessibilityCustomContent(weight, "3 kg")
            Text("Rope")
                .accessibilityCustomContent(weight, "1 kg")
                .accessibilityCustomContent(weight, nil)
        }
        #expect(try app.hint(of: .text, "Tent") == "Weight: 3 kg, Poles: 4")
        #expect(try app.hint(of: .text, "Rope") == "")
    }

    @Test("The keyboard passes by what does not respond to a person, and comes to what does")
    func interaction() {
        let app = TestApp {
            Button("Skip") {}.accessibilityRespondsToUserInteraction(false)
            Text("Stay").accessibilityRespondsToUserInteraction()
        }
        #expect(app.nodes { $0.meaning.isPassedByKeys }.map(\.meaning.label) == ["Skip"])
        #expect(app.nodes { $0.meaning.focus?.isStop == true }.map(\.meaning.label) == ["Stay"])
    }

    @Test("Actions of a category are a group with its name")
    func category() throws {
        var done = ""
        let app = TestApp {
            Text("Letter")
                .accessibilityActions(category: AccessibilityActionCategory("Table")) {
                    Button("Add a row") { done = "row" }
                }
                .accessibilityActions(category: .default) { Button("Read aloud") { done = "read" } }
        }
        #expect(app.outline.contains("  group \"Table\"\n    button \"Add a row\""))
        try app.tap(.button, "Add a row")
        #expect(done == "row")
        try app.tap(.button, "Read aloud")
        #expect(done == "read")
        #expect(app.outline.contains("\n  button \"Read aloud\""))
    }

    @Test("What is said of a view on a condition counts only as long as it holds")
    func conditions() throws {
        let app = TestApp {
            ForEach([true, false], id: \.self) { isKnown in
                Image(systemName: "star")
                    .accessibilityLabel("star")
                    .accessibilityLabel("favourite", isEnabled: isKnown)
                    .accessibilityHint("Takes it away", isEnabled: isKnown)
                    .accessibilityValue("5", isEnabled: isKnown)
            }
            Text("unread").accessibilityHidden(true, isEnabled: true)
            Text("read").accessibilityHidden(true, isEnabled: false)
        }
        #expect(
            app.outline == """
                application
                  image "favourite" value "5" hint "Takes it away"
                  image "star"
                  text "read"
                """)
    }
}
