import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Text fields")
struct TextFieldTests {
    private struct Form: View {
        var rewrite: (String) -> String = { $0 }
        @State private var name = "Ada"

        var body: some View {
            TextField("Name", text: $name)
                .onChange(of: name) { _, new in name = rewrite(new) }
            Text("Hello, \(name)")
        }
    }

    @Test("What is written arrives in the app's text, character by character")
    func typing() throws {
        let app = TestApp { Form() }
        try app.type(" L", into: "Name")
        #expect(try app.value(of: .textField, "Name") == "Ada L")
        #expect(app.exists(.text, "Hello, Ada L"))
    }

    @Test("An app may change what is written on the way")
    func rewriting() throws {
        let capitals = TestApp { Form(rewrite: { $0.uppercased() }) }
        try capitals.type("m", into: "Name")
        #expect(try capitals.value(of: .textField, "Name") == "ADAM")
        let limited = TestApp { Form(rewrite: { String($0.prefix(5)) }) }
        try limited.type("mantine", into: "Name")
        #expect(try limited.value(of: .textField, "Name") == "Adama")
    }

    @Test("An edit is answered even if the app keeps its text")
    func refused() throws {
        struct Fixed: View {
            var body: some View { TextField("Fixed", text: .constant("as it is")) }
        }
        let app = TestApp { Fixed() }
        try app.type("!", into: "Fixed")
        let field = try #require(app.scene.fields.first)
        #expect(field.text == "as it is")
        #expect(field.answeredEdit == 1)
    }

    @Test("An edit that is older than one that has been seen is dropped")
    func lateEdit() throws {
        let app = TestApp { Form() }
        let node = try #require(app.scene.fieldNodes.first)
        app.send(.edit(TextEdit(node: node, text: "Grace H", number: 2)))
        app.send(.edit(TextEdit(node: node, text: "Grace", number: 1)))
        #expect(try app.value(of: .textField, "Name") == "Grace H")
    }

    @Test("A field is called by its label, and shows its prompt, or the label if there is none")
    func names() throws {
        struct Names: View {
            @State private var text = ""
            var body: some View {
                TextField("Plain", text: $text)
                TextField("Titled", text: $text, prompt: Text("e.g. Ada"))
                TextField(text: $text, prompt: Text("you@example.org")) { Text("Address") }
            }
        }
        let app = TestApp { Names() }
        for label in ["Plain", "Titled", "Address"] { #expect(app.exists(.textField, label)) }
        #expect(app.scene.fields.map(\.prompt) == ["Plain", "e.g. Ada", "you@example.org"])
    }

    @Test("A secure field tells only how long its text is")
    func secure() throws {
        struct Login: View {
            @State private var password = ""
            var body: some View { SecureField("Password", text: $password) }
        }
        let app = TestApp { Login() }
        try app.type("geheim", into: "Password")
        #expect(app.outline.contains("textfield \"Password\" value \"••••••\""))
    }

    @Test("A number in a format follows what can be read, and is written anew when editing ends")
    func formatted() throws {
        struct Price: View {
            @State private var price = 2.0
            var body: some View {
                TextField("Price", value: $price, format: .number.precision(.fractionLength(2)))
                Text("\(price, specifier: "%.1f")")
            }
        }
        let app = TestApp { Price() }
        #expect(try app.value(of: .textField, "Price") == "2.00")
        try app.clear("Price")
        try app.type("3.5")
        #expect(try app.value(of: .textField, "Price") == "3.5")
        #expect(app.exists(.text, "3.5"))
        try app.type("x")
        #expect(app.exists(.text, "3.5"))
        try app.endEditing()
        #expect(try app.value(of: .textField, "Price") == "3.50")
    }

    @Test("A formatter is asked when editing ends")
    func formatter() throws {
        struct Count: View {
            @State private var count = 7
            var body: some View {
                TextField("Count", value: $count, formatter: NumberFormatter())
                Text("\(count)")
            }
        }
        let app = TestApp { Count() }
        try app.clear("Count")
        try app.type("12")
        #expect(app.exists(.text, "7"))
        try app.submit()
        #expect(app.exists(.text, "12"))
    }

    @Test(
        "A plain field is 22 points high, one with a border 34, and both are as wide as they may be (constants.md, Controls)"
    )
    func sizes() throws {
        struct Fields: View {
            @State private var text = "Hello"
            var body: some View {
                VStack(alignment: .leading, spacing: 12) {
                    TextField("Plain", text: $text)
                    TextField("Border", text: $text).textFieldStyle(.roundedBorder)
                    SecureField("Secret", text: $text).textFieldStyle(RoundedBorderTextFieldStyle())
                }
                .frame(width: 320)
            }
        }
        let app = TestApp { Fields() }
        #expect(try app.frame(of: .textField, "Plain").size == CGSize(width: 320, height: 22))
        #expect(try app.frame(of: .textField, "Border").size == CGSize(width: 320, height: 34))
        #expect(try app.frame(of: .textField, "Secret").size == CGSize(width: 320, height: 34))
        let gap = try app.frame(of: .textField, "Border").minY - app.frame(of: .textField, "Plain").maxY
        #expect(gap == 12)
    }

    @Test("Text beside a field stands on its line")
    func baseline() throws {
        struct Row: View {
            @State private var text = "Hello"
            var body: some View {
                HStack(alignment: .firstTextBaseline) {
                    Text("Name")
                    TextField("Name", text: $text).textFieldStyle(.roundedBorder)
                }
                .frame(width: 320)
            }
        }
        let app = TestApp { Row() }
        let label = try app.frame(of: .text, "Name")
        let field = try app.frame(of: .textField, "Name")
        #expect(abs(label.midY - field.midY) <= 0.5)
        #expect(field.minX == label.maxX + 8)
        #expect(field.maxX - label.minX == 320)
    }

    @Test("A field with a vertical axis grows with its lines, up to the line limit")
    func growing() throws {
        struct Note: View {
            @State private var text = ""
            var body: some View {
                TextField("Note", text: $text, axis: .vertical).lineLimit(3).frame(width: 200)
            }
        }
        let app = TestApp { Note() }
        var heights = [try app.frame(of: .textField, "Note").height]
        for line in ["one\ntwo", "\nthree", "\nfour"] {
            try app.type(line, into: "Note")
            heights.append(try app.frame(of: .textField, "Note").height)
        }
        #expect(heights[0] == 22)
        #expect(heights[0] < heights[1])
        #expect(heights[1] < heights[2])
        #expect(heights[2] == heights[3])
    }

    @Test("An editor takes all the room there is")
    func editor() throws {
        struct Notes: View {
            @State private var text = "Long"
            var body: some View { TextEditor(text: $text).frame(width: 300, height: 200) }
        }
        let app = TestApp { Notes() }
        #expect(try app.frame(of: .textField, "").size == CGSize(width: 300, height: 200))
    }

    @Test("Keyboard, return key, capitals, correction and purpose reach the field")
    func traits() throws {
        struct Mail: View {
            @State private var text = ""
            var body: some View {
                TextField("Mail", text: $text)
                    .keyboardType(.emailAddress)
                    .textContentType(.emailAddress)
                    .textInputAutocapitalization(.never)
                    .autocorrectionDisabled()
                    .submitLabel(.next)
            }
        }
        let traits = try #require(TestApp { Mail() }.scene.fields.first).traits
        #expect(traits.keyboard == .email)
        #expect(traits.contentType == "email")
        #expect(traits.capitalization == .none)
        #expect(!traits.isCorrected)
        #expect(traits.returnKey == .next)
    }

    @Test("The older way to hear of editing still works")
    func editingChanged() throws {
        let hand = Hand()
        struct Old: View {
            let hand: Hand
            @State private var text = ""
            var body: some View {
                TextField(
                    "Old", text: $text, onEditingChanged: { hand.see("editing", $0) },
                    onCommit: { hand.see("commit", text) })
            }
        }
        let app = TestApp { Old(hand: hand) }
        try app.type("a", into: "Old")
        #expect(hand.seen["editing"] as? Bool == true)
        try app.submit()
        #expect(hand.seen["commit"] as? String == "a")
        #expect(hand.seen["editing"] as? Bool == false)
    }
}

extension SceneTree {
    /// The fields, in the order of reading.
    var fieldNodes: [NodeID] {
        Outline(of: self).entries.map(\.node).filter { self[$0]?.textField != nil }
    }

    var fields: [SceneTextField] { fieldNodes.compactMap { self[$0]?.textField } }
}
