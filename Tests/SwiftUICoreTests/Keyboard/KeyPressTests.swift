import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Keys that are pressed while a view has the focus")
struct KeyPressTests {
    private final class Log {
        var lines: [String] = []

        func note(_ line: String, _ result: KeyPress.Result = .handled) -> KeyPress.Result {
            lines.append(line)
            return result
        }
    }

    private let log = Log()

    private func board<V: View>(_ modify: (Text) -> V) throws -> TestApp {
        let view = modify(Text("Board"))
        let app = TestApp { view }
        try app.focus(.text, "Board")
        return app
    }

    @Test("A key does what was said for it, others do nothing")
    func oneKey() throws {
        let app = try board { [log] in $0.focusable().onKeyPress(.upArrow) { log.note("up") } }
        try app.pressKey(.upArrow, modifiers: [])
        #expect(log.lines == ["up"])
        #expect(throws: SceneDriverError.self) { try app.pressKey(.downArrow, modifiers: []) }
    }

    @Test("Nothing is heard while the focus is elsewhere")
    func elsewhere() throws {
        let app = TestApp { [log] in
            Text("Board").focusable().onKeyPress(.upArrow) { log.note("up") }
            Text("Other").focusable()
        }
        #expect(throws: SceneDriverError.self) { try app.pressKey(.upArrow, modifiers: []) }
        try app.focus(.text, "Other")
        #expect(throws: SceneDriverError.self) { try app.pressKey(.upArrow, modifiers: []) }
        #expect(log.lines == [])
    }

    @Test("One of several keys is told with what is held; a letter is the same key with Shift and without")
    func severalKeys() throws {
        let app = try board { [log] in
            $0.focusable().onKeyPress(keys: ["w", .home]) { press in
                log.note("\(press.key == .home ? "home" : press.characters) \(press.modifiers == .shift)")
            }
        }
        try app.pressKey("w", modifiers: [])
        try app.pressKey("w", modifiers: .shift)
        try app.pressKey(.home, modifiers: [])
        #expect(log.lines == ["w false", "w true", "home false"])
    }

    @Test("Characters choose among the keys that write them")
    func characters() throws {
        let app = try board { [log] in
            $0.focusable().onKeyPress(characters: .decimalDigits) { press in log.note(press.characters) }
        }
        try app.pressKey("7", modifiers: [])
        try app.pressKey("a", modifiers: [])
        #expect(log.lines == ["7"])
    }

    @Test("A key that is let go is heard of only if that is asked for")
    func phases() throws {
        let app = try board { [log] in
            $0.focusable()
                .onKeyPress("a", phases: .up) { press in log.note("\(press.phase)") }
                .onKeyPress(phases: [.down, .repeat]) { press in log.note("any \(press.phase)", .ignored) }
        }
        try app.pressKey("a", modifiers: [])
        #expect(log.lines == ["any [down]", "[up]"])
        let node = try #require(app.nodes { $0.meaning.label == "Board" }.first)
        app.send(.key(SceneKeyStroke("b", phase: .held, on: node.id)))
        #expect(log.lines.last == "any [repeat]")
    }

    @Test("The innermost view is asked first; what it ignores goes on to those around")
    func dispatch() throws {
        let app = TestApp { [log] in
            VStack {
                Text("Board").focusable()
                    .onKeyPress(.space) { log.note("inner", .ignored) }
                    .onKeyPress(.return) { log.note("inner return") }
            }
            .onKeyPress(keys: [.space, .return]) { _ in log.note("outer") }
        }
        try app.focus(.text, "Board")
        try app.pressKey(.space, modifiers: [])
        try app.pressKey(.return, modifiers: [])
        #expect(log.lines == ["inner", "outer", "inner return"])
    }

    @Test("A key that all ignore does what it does by itself: it presses a control and submits a field")
    func byItself() throws {
        struct Form: View {
            let log: Log
            @State private var name = ""

            var body: some View {
                VStack {
                    Button("Send") { _ = log.note("sent") }
                    TextField("Name", text: $name).onSubmit { _ = log.note("submitted") }
                }
                .onKeyPress(.return) { log.note("key", name.isEmpty ? .handled : .ignored) }
            }
        }
        let app = TestApp { Form(log: log) }
        try app.focus(.textField, "Name")
        try app.pressKey(.return, modifiers: [])
        #expect(log.lines == ["key"])
        try app.type("Ada")
        try app.pressKey(.return, modifiers: [])
        #expect(log.lines == ["key", "key", "submitted"])
        try app.focus(.button, "Send")
        try app.pressKey(.return, modifiers: [])
        #expect(log.lines.suffix(2) == ["key", "sent"])
    }

    @Test("Escape that is ignored in a sheet takes the sheet away")
    func escape() throws {
        struct Page: View {
            let log: Log
            @State private var isShown = true

            var body: some View {
                Text("Page").sheet(isPresented: $isShown) {
                    Text("Board").focusable().onKeyPress(.escape) { log.note("escape", .ignored) }
                }
            }
        }
        let app = TestApp { Page(log: log) }
        try app.focus(.text, "Board")
        try app.pressKey(.escape, modifiers: [])
        #expect(log.lines == ["escape"])
        #expect(!app.exists(.text, "Board"))
    }

    @Test("A shortcut goes before what has the focus, and a disabled view hears nothing")
    func shortcuts() throws {
        let app = try board { [log] text in
            VStack {
                text.focusable().onKeyPress("s") { log.note("key") }
                Button("Save") { _ = log.note("saved") }.keyboardShortcut("s", modifiers: [])
            }
        }
        try app.pressKey("s", modifiers: [])
        #expect(log.lines == ["saved"])
        let disabled = TestApp { [log] in
            VStack { Button("Go") {} }.onKeyPress("s") { log.note("disabled") }.disabled(true)
        }
        try disabled.focus(.button, "Go")
        #expect(throws: SceneDriverError.self) { try disabled.pressKey("s", modifiers: []) }
    }
}
