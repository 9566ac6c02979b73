import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Form")
struct FormTests {
    private struct Account: View {
        @State private var name = "Ada"
        @State private var isOn = false

        var body: some View {
            Form {
                Section("Account") {
                    TextField("Name", text: $name)
                    Toggle("Letters", isOn: $isOn)
                }
                Section {
                    Button("Leave", role: .destructive) { isOn = false }
                }
            }
        }
    }

    @Test("A form is a list of its controls, in sections")
    func rows() throws {
        let app = TestApp(on: .phone) { Account() }
        #expect(
            app.outline
                == TestApp(on: .phone) {
                    List {
                        Section("Account") {
                            TextField("Name", text: .constant("Ada"))
                            Toggle("Letters", isOn: .constant(false))
                        }
                        Section {
                            Button("Leave", role: .destructive) {}
                        }
                    }
                }.outline)
        try app.tap(.toggle, "Letters")
        #expect(try app.isOn("Letters"))
        try app.tap("Leave")
        #expect(try !app.isOn("Letters"))
    }

    // The card and its insets are recorded (`constants.md`, "Lists and forms").
    @Test("Rows of a form lie on cards, whatever the style of lists around it")
    func cards() throws {
        let app = TestApp(on: .phone) { Form { Text("Row") }.listStyle(.plain) }
        #expect(try app.frame(of: .text, "Row").minX == 36)
        #expect(app.nodes { $0.style.cornerRadius == 26 }.count == 1)
    }

    @Test("A style of the app's own arranges a form's views, and can use a standard one")
    func ownStyle() {
        struct Titled: FormStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Text("Title")
                    Form(configuration).formStyle(.grouped)
                }
            }
        }
        struct Bare: FormStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack { configuration.content }
            }
        }
        let titled = TestApp { Form { Text("Row") }.formStyle(Titled()) }
        #expect(titled.exists(.text, "Title") && titled.outline.contains("listitem"))
        let bare = TestApp { Form { Text("Row") }.formStyle(Bare()) }
        #expect(bare.outline == "application\n  text \"Row\"")
    }
}
