import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Styles of text fields")
struct TextFieldStyleTests {
    private struct Boxed: TextFieldStyle {
        @Environment(\.isEnabled) private var isEnabled

        func _body(configuration: TextField<Self._Label>) -> some View {
            HStack {
                Text(isEnabled ? "open" : "closed")
                configuration
            }
        }
    }

    private struct Field: View {
        let hand: Hand
        @State private var text = ""

        var body: some View {
            let _ = hand.see("text", text)
            TextField("Name", text: $text)
        }
    }

    private let hand = Hand()

    private func border(_ app: TestApp) -> SceneColor? {
        app.scene.nodes.values.lazy.compactMap { node -> SceneTextField? in
            if case .textField(let field) = node.content { field } else { nil }
        }.first?.look.border
    }

    @Test("A style of the app's puts something around the field, which is written into as before")
    func own() throws {
        let app = TestApp { Field(hand: hand).textFieldStyle(Boxed()) }
        #expect(app.exists(.text, "open"))
        try app.type("Ada", into: "Name")
        #expect(hand.seen["text"] as? String == "Ada")
        #expect(TestApp { Field(hand: hand).textFieldStyle(Boxed()).disabled(true) }.exists(.text, "closed"))
    }

    @Test("The field in a style is one in the style around it; the nearest style counts")
    func around() {
        let inBorder = TestApp { Field(hand: hand).textFieldStyle(Boxed()).textFieldStyle(.roundedBorder) }
        #expect(inBorder.exists(.text, "open") && border(inBorder) != nil)
        let bare = TestApp { Field(hand: hand).textFieldStyle(.plain).textFieldStyle(Boxed()) }
        #expect(!bare.exists(.text, "open") && border(bare) == nil)
    }

    @Test("A field whose text is hidden has the style, too")
    func secure() {
        let app = TestApp { SecureField("Secret", text: .constant("x")).textFieldStyle(Boxed()) }
        #expect(app.exists(.text, "open"))
        #expect(app.exists(.textField, "Secret"))
    }

    @Test("A prompt has the colour that it was given")
    func prompt() throws {
        func color(_ prompt: Text) -> SceneColor? {
            let app = TestApp { TextField("Mail", text: .constant(""), prompt: prompt) }
            return app.scene.nodes.values.lazy.compactMap { node -> SceneTextField? in
                if case .textField(let field) = node.content { field } else { nil }
            }.first?.look.promptColor
        }
        #expect(color(Text("at home").foregroundColor(.white)) == SceneColor(255, 255, 255))
        #expect(color(Text("at home")) != SceneColor(255, 255, 255))
    }
}
