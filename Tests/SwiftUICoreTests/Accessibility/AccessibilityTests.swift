import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("What a view says to someone who listens")
struct AccessibilityTests {
    @Test("A label takes the place of a view's own words, through what is around the view")
    func label() {
        let app = TestApp(on: .phone) {
            Text("12 °C").padding().opacity(0.9).accessibilityLabel("twelve degrees")
        }
        #expect(app.outline == "application\n  text \"twelve degrees\"")
    }

    @Test("One label speaks for a view that is made of several")
    func group() {
        let app = TestApp(on: .phone) {
            VStack {
                Text("12")
                Text("°C")
            }
            .accessibilityLabel("twelve degrees")
        }
        #expect(app.outline == "application\n  group \"twelve degrees\"")
    }

    @Test("A label that changes is read anew")
    func changes() {
        let hand = Hand()
        struct Some: View {
            let hand: Hand
            @State private var label = "one"

            var body: some View {
                let _ = hand.on("label") { (new: String) in label = new }
                Image(systemName: "star").accessibilityLabel(label)
            }
        }
        let app = TestApp(on: .phone) { Some(hand: hand) }
        #expect(app.exists(.image, "one"))
        hand.press("label", "two")
        app.settle()
        #expect(app.outline == "application\n  image \"two\"")
    }

    @Test("A text can be a heading")
    func heading() {
        let app = TestApp(on: .phone) { Text("Tea").accessibilityAddTraits(.isHeader) }
        #expect(app.nodes { $0.meaning.role == .heading(level: 2) }.count == 1)
    }

    @Test("A heading has the level that is said, and none once it is said to be none")
    func headingLevel() {
        let levelled = TestApp(on: .phone) { Text("Tea").accessibilityHeading(.h3) }
        #expect(levelled.nodes { $0.meaning.role == .heading(level: 3) }.count == 1)
        let plain = TestApp(on: .phone) {
            Text("Tea").accessibilityAddTraits(.isHeader).accessibilityRemoveTraits(.isHeader)
        }
        #expect(plain.outline == "application\n  text \"Tea\"")
    }

    @Test("An identifier is for tests and scripts only")
    func identifier() {
        let app = TestApp(on: .phone) { Text("Tea").accessibilityIdentifier("drink") }
        #expect(app.nodes { $0.meaning.identifier == "drink" }.first?.meaning.label == "Tea")
        #expect(app.outline == "application\n  text \"Tea\"")
    }

    @Test("What is hidden from a reader is still painted, and is no part of what a row says")
    func hidden() {
        let app = TestApp(on: .phone) {
            VStack {
                Text("seen").accessibilityHidden(true)
                Text("read")
            }
        }
        #expect(app.outline == "application\n  text \"read\"")
        #expect(app.nodes { if case .text = $0.content { true } else { false } }.count == 2)
    }
}
