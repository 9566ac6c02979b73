import SceneCore
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Keyboard shortcuts")
struct KeyboardShortcutTests {
    private struct Form: View {
        let note: (String) -> Void
        @State private var isLoud = false
        @State private var isAsked = false

        var body: some View {
            Button("Save") { note("saved") }.keyboardShortcut("s")
            Button("Save as") { note("saved as") }.keyboardShortcut("s", modifiers: [.command, .shift])
            Button("Other save") { note("other") }.keyboardShortcut("s")
            Button("Done") { note("done") }.keyboardShortcut(.defaultAction)
            Button("Leave") { note("left") }.keyboardShortcut(.cancelAction)
            Toggle("Loud", isOn: $isLoud).keyboardShortcut("l", modifiers: .option)
            Button("Off") { note("off") }.keyboardShortcut("o").disabled(true)
            Button("None") { note("none") }.keyboardShortcut(nil).keyboardShortcut("n")
            Button("Ask") { isAsked = true }
                .keyboardShortcut(.upArrow, modifiers: [])
                .sheet(isPresented: $isAsked) { Button("Answer") { note("answered") }.keyboardShortcut("a") }
        }
    }

    private final class Log {
        var last = ""
    }

    private func form() -> (app: TestApp, log: Log) {
        let log = Log()
        return (TestApp { Form { log.last = $0 } }, log)
    }

    @Test("A key presses the first control with it, and Command if nothing else is said")
    func plain() throws {
        let (app, log) = form()
        try app.pressKey("s")
        #expect(log.last == "saved")
    }

    @Test("The same key with more held down is another shortcut")
    func modifiers() throws {
        let (app, log) = form()
        try app.pressKey("s", modifiers: [.command, .shift])
        #expect(log.last == "saved as")
        #expect(throws: (any Error).self) { try app.pressKey("s", modifiers: .control) }
    }

    @Test("Return presses the default action, Escape the one that cancels")
    func standard() throws {
        let (app, log) = form()
        try app.pressKey(.return, modifiers: [])
        #expect(log.last == "done")
        try app.pressKey(.escape, modifiers: [])
        #expect(log.last == "left")
    }

    @Test("A shortcut turns a toggle on and off")
    func toggle() throws {
        let (app, _) = form()
        try app.pressKey("l", modifiers: .option)
        #expect(try app.isOn("Loud"))
    }

    @Test("A control that is disabled, or whose shortcut was taken away, answers to none")
    func unanswered() {
        let (app, _) = form()
        #expect(throws: (any Error).self) { try app.pressKey("o") }
        #expect(throws: (any Error).self) { try app.pressKey("n") }
    }

    @Test("What lies under a sheet does not answer, what is in it does")
    func underSheet() throws {
        let (app, log) = form()
        try app.pressKey(.upArrow, modifiers: [])
        #expect(throws: (any Error).self) { try app.pressKey("s") }
        try app.pressKey("a")
        #expect(log.last == "answered")
    }

    @Test("A row of a list that is a button answers to its shortcut")
    func row() throws {
        let log = Log()
        let app = TestApp { List { Button("Row") { log.last = "row" }.keyboardShortcut("r") } }
        try app.pressKey("r")
        #expect(log.last == "row")
    }

    @Test("Arrows and brackets point the other way from right to left, unless the app does not want it")
    func mirrored() throws {
        let log = Log()
        let app = TestApp {
            Group {
                Button("Next") { log.last = "next" }.keyboardShortcut("]")
                Button("Later") { log.last = "later" }
                    .keyboardShortcut(.rightArrow, modifiers: .command, localization: .withoutMirroring)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        try app.pressKey("[")
        #expect(log.last == "next")
        try app.pressKey(.rightArrow)
        #expect(log.last == "later")
    }

    @Test("A view can read the shortcut around it")
    func environment() {
        struct Reader: View {
            @Environment(\.keyboardShortcut) private var shortcut

            var body: some View { Text(shortcut == KeyboardShortcut("s") ? "it is S" : "it is not") }
        }
        #expect(TestApp { Reader().keyboardShortcut("s") }.exists(.text, "it is S"))
    }

    @Test("A capital letter is one with Shift")
    func capital() {
        #expect(SceneShortcut("S", .command) == SceneShortcut("s", [.command, .shift]))
    }

    @Test("Help is heard as a hint where there is none, and told to a pointer")
    func help() throws {
        let app = TestApp {
            Button("Pack") {}.help("Puts all into the rucksack")
            Button("Leave") {}.accessibilityHint("Goes home").help("Ends the journey")
        }
        #expect(try app.hint(of: .button, "Pack") == "Puts all into the rucksack")
        #expect(try app.hint(of: .button, "Leave") == "Goes home")
        #expect(app.nodes { $0.meaning.help == "Ends the journey" }.count == 1)
    }

    @Test("An escape action is done by the escape key, and offered as a button; a magic tap is a button")
    func accessibilityActions() throws {
        let log = Log()
        let app = TestApp {
            Text("Lamp")
                .accessibilityAction(.escape) { log.last = "escaped" }
                .accessibilityAction(.magicTap) { log.last = "tapped" }
        }
        try app.pressKey(.escape, modifiers: [])
        #expect(log.last == "escaped")
        try app.tap("Magic Tap")
        #expect(log.last == "tapped")
    }
}
