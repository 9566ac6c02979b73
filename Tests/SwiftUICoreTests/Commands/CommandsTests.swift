import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor private var told: [String] = []

private struct Journey: App {
    @SceneBuilder var body: some Scene {
        WindowGroup {
            NavigationSplitView {
                Text("Places")
            } detail: {
                Text("Map")
            }
        }
        .commands {
            CommandMenu("Packing") {
                Button("Pack all") { told.append("packed") }.keyboardShortcut("p", modifiers: [.command, .shift])
                Button("Empty") { told.append("emptied") }.disabled(true)
            }
            CommandGroup(after: .newItem) {
                Button("New place") { told.append("new") }.keyboardShortcut("n")
            }
            SidebarCommands()
            if told.count > 100 { EmptyCommands() }
            Weather()
        }
    }
}

/// Commands of an app's own type, with a state of their own.
private struct Weather: Commands {
    @State private var days = 0

    @CommandsBuilder var body: some Commands {
        CommandMenu("Weather") {
            Button("Ask for day \(days)") {
                days += 1
                told.append("asked")
            }
            .keyboardShortcut("w", modifiers: .option)
        }
    }
}

@MainActor
@Suite("Commands", .serialized)
struct CommandsTests {
    init() {
        told = []
    }

    @Test("Keys of commands work wherever the person is")
    func keys() throws {
        let app = TestApp(Journey.self, on: .tablet)
        try app.pressKey("p", modifiers: [.command, .shift])
        try app.pressKey("n")
        #expect(told == ["packed", "new"])
    }

    @Test("Menus are read after the window, each by its name, and their commands can be pressed")
    func menus() throws {
        let app = TestApp(Journey.self, on: .tablet)
        for name in ["Menu Bar", "Packing", "File", "View", "Weather"] { #expect(app.exists(.group, name)) }
        try app.tap("Pack all")
        #expect(told == ["packed"])
        #expect(throws: (any Error).self) { try app.tap("Empty") }
    }

    @Test("Commands of an app's own type keep their state")
    func state() throws {
        let app = TestApp(Journey.self, on: .tablet)
        try app.pressKey("w", modifiers: .option)
        #expect(app.exists(.button, "Ask for day 1"))
    }

    @Test("The sidebar is hidden and shown by its command")
    func sidebar() throws {
        let app = TestApp(Journey.self, on: .tablet)
        app.rotate()
        let wasThere = app.exists(.text, "Places")
        try app.pressKey("s", modifiers: [.control, .command])
        #expect(app.exists(.text, "Places") == !wasThere)
        try app.pressKey("s", modifiers: [.control, .command])
        #expect(app.exists(.text, "Places") == wasThere)
    }

    @Test("The window is laid out as it is without commands")
    func layout() throws {
        struct Plain: App {
            var body: some Scene {
                WindowGroup {
                    NavigationSplitView {
                        Text("Places")
                    } detail: {
                        Text("Map")
                    }
                }
            }
        }
        let (app, plain) = (TestApp(Journey.self, on: .phone), TestApp(Plain.self, on: .phone))
        #expect(try app.frame(of: .text, "Places") == plain.frame(of: .text, "Places"))
    }
}
