import Foundation
import SceneCore
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// A menu with one of each, and what was done with it.
private struct Kitchen: View {
    @State private var note = "nothing"
    @State private var isWarm = false
    @State private var topping = "None"

    var body: some View {
        VStack {
            Text("note: \(note)")
            Menu("More") {
                Button("Copy", systemImage: "doc") { note = "copied" }
                Button("Delete", role: .destructive) { note = "deleted" }
                Button("Lost") {}.disabled(true)
                Section("Service") {
                    Toggle("Warm", isOn: $isWarm)
                    Menu("Deliver") {
                        Button("By bike") { note = "by bike" }
                    }
                }
                Divider()
                Picker("Topping", selection: $topping) {
                    Text("None").tag("None")
                    Text("Nuts").tag("Nuts")
                }
            }
            Text("topping: \(topping)")
        }
    }
}

@MainActor
@Suite("Menu")
struct MenuTests {
    @Test("What is in a menu becomes its items: buttons, toggles, menus, the options of a picker")
    func items() throws {
        let app = TestApp(on: .phone) { Kitchen() }
        try app.tap("More")
        #expect(
            app.outline == """
                application
                  button "dismiss popup"
                  menu
                    menuitem "Copy"
                    menuitem "Delete"
                    menuitem "Lost" disabled
                    group "Service"
                      menuitemcheckbox "Warm" off
                      menuitem "Deliver" collapsed
                    menuitemradio "None" on
                    menuitemradio "Nuts" off
                """)
    }

    @Test("A press of an item does what it does, and the menu goes")
    func pressing() throws {
        let app = TestApp(on: .phone) { Kitchen() }
        try app.tap("More")
        try app.tap(.menuItem, "Copy")
        #expect(app.exists(.text, "note: copied"))
        #expect(!app.outline.contains("menuitem"))
    }

    @Test("A toggle and an option in a menu set their values")
    func values() throws {
        let app = TestApp(on: .phone) { Kitchen() }
        try app.tap("More")
        try app.tap(.menuToggle, "Warm")
        try app.tap("More")
        #expect(app.outline.contains("menuitemcheckbox \"Warm\" on"))
        try app.tap(.menuOption, "Nuts")
        #expect(app.exists(.text, "topping: Nuts"))
    }

    @Test("A menu in a menu lies over it, and an item in it takes both away")
    func nested() throws {
        let app = TestApp(on: .phone) { Kitchen() }
        try app.tap("More")
        try app.tap(.menuItem, "Deliver")
        #expect(!app.exists(.menuItem, "Copy"))
        try app.tap(.menuItem, "By bike")
        #expect(app.exists(.text, "note: by bike"))
        #expect(!app.outline.contains("menuitem"))
    }

    @Test("A press beside a menu in a menu takes only that away")
    func dismissingNested() throws {
        let app = TestApp(on: .phone) { Kitchen() }
        try app.tap("More")
        try app.tap(.menuItem, "Deliver")
        try app.tap("dismiss popup")
        #expect(app.exists(.menuItem, "Copy"))
    }

    @Test("While a menu is shown, what is behind it answers to nothing")
    func behind() throws {
        struct Counter: View {
            @State private var count = 0
            var body: some View {
                Button("count \(count)") { count += 1 }
                Menu("More") { Button("Copy") {} }
            }
        }
        let app = TestApp(on: .phone) { Counter() }
        let button = try #require(app.nodes { $0.meaning.label == "count 0" }.first)
        try app.tap("More")
        app.send(.press(button.id))
        #expect(app.exists(.menuItem, "Copy"))
        try app.tap("dismiss popup")
        #expect(!app.exists(.menuItem, "Copy"))
        #expect(app.exists(.button, "count 0"))
        app.send(.press(button.id))
        #expect(app.exists(.button, "count 1"))
    }

    @Test("The page is told what a menu keeps free at the edges: what covers the screen there, and a margin")
    func margins() throws {
        let app = TestApp(on: .phone) { Kitchen() }
        try app.tap("More")
        let popup = try #require(app.scene.nodes.values.compactMap(\.popup).first)
        let safeArea = try #require(NamedDevice(id: TestDevice.phone.name)).device(isTurned: false).safeArea
        #expect(popup.margins.top == safeArea.top + MenuMetrics.margin)
        #expect(popup.margins.bottom == safeArea.bottom + MenuMetrics.margin)
        #expect(popup.margins.left == MenuMetrics.margin && popup.margins.right == MenuMetrics.margin)
    }

    @Test("Controls side by side in a menu are items of it, each for itself, and take it away")
    func controlGroup() throws {
        struct Clipboard: View {
            @State private var note = "nothing"

            var body: some View {
                VStack {
                    Text("note: \(note)")
                    Menu("Edit") {
                        ControlGroup {
                            Button("Cut") { note += ", cut" }
                            Button("Mark") { note = "marked" }.menuActionDismissBehavior(.disabled)
                        }
                        Button("Delete") { note = "deleted" }
                    }
                }
            }
        }
        let app = TestApp(on: .phone) { Clipboard() }
        try app.tap("Edit")
        try app.tap(.menuItem, "Mark")
        try app.tap(.menuItem, "Cut")
        #expect(!app.exists(.menuItem, "Delete"))
        #expect(app.exists(.text, "note: marked, cut"))
    }

    @Test("An item whose menu is not to go can be pressed again")
    func staying() throws {
        struct Counter: View {
            @State private var count = 0

            var body: some View {
                VStack {
                    Text("count: \(count)")
                    Menu("Count") {
                        Button("Up") { count += 1 }.menuActionDismissBehavior(.disabled)
                    }
                }
            }
        }
        let app = TestApp(on: .phone) { Counter() }
        try app.tap("Count")
        try app.tap(.menuItem, "Up")
        try app.tap(.menuItem, "Up")
        try app.tap("dismiss popup")
        #expect(app.exists(.text, "count: 2"))
    }

    @Test("With an action of its own, a tap does that and a long press shows the menu")
    func primaryAction() throws {
        struct Add: View {
            @State private var note = "nothing"

            var body: some View {
                VStack {
                    Text(note)
                    Menu("Add") {
                        Button("Add two") { note = "two" }
                    } primaryAction: {
                        note = "one"
                    }
                }
            }
        }
        let app = TestApp(on: .phone) { Add() }
        try app.tap("Add")
        #expect(app.exists(.text, "one"))
        try app.longPress(.button, "Add")
        try app.tap(.menuItem, "Add two")
        #expect(app.exists(.text, "two"))
    }

    @Test("A long press of a view with a context menu shows it, in a row of a list as well")
    func contextMenu() throws {
        struct Tools: View {
            @State private var note = "nothing"

            var body: some View {
                List {
                    Text(note)
                    Button("Stove") { note = "lit" }
                        .contextMenu {
                            Button("Lend") { note = "lent" }
                        }
                }
            }
        }
        let app = TestApp(on: .phone) { Tools() }
        try app.longPress(.button, "Stove")
        try app.tap(.menuItem, "Lend")
        #expect(app.exists(.text, "lent"))
        try app.tap("Stove")
        #expect(app.exists(.text, "lit"))
    }

    @Test("A context menu with a preview shows it above")
    func preview() throws {
        let app = TestApp(on: .phone) {
            Text("Stove").contextMenu {
                Button("Lend") {}
            } preview: {
                Text("A stove, seen from above")
            }
        }
        try app.longPress(.text, "Stove")
        let preview = try app.frame(of: .text, "A stove, seen from above")
        #expect(try app.frame(of: .menuItem, "Lend").minY > preview.maxY)
    }

    @Test("A view that goes takes its menu with it")
    func vanishing() async throws {
        struct Vanishing: View {
            @State private var isThere = true

            var body: some View {
                if isThere {
                    Menu("More") {
                        Button("Go away") { isThere = false }.menuActionDismissBehavior(.disabled)
                    }
                }
            }
        }
        let app = TestApp(on: .phone) { Vanishing() }
        try app.tap("More")
        try app.tap(.menuItem, "Go away")
        #expect(app.outline == "application")
    }

    @Test("A style of the app's own makes a menu's control of its parts")
    func ownStyle() throws {
        struct Marked: MenuStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Text("mark")
                    Menu(configuration)
                }
            }
        }
        let app = TestApp(on: .phone) {
            Menu("More") { Button("Copy") {} }.menuStyle(Marked())
        }
        #expect(app.exists(.text, "mark"))
        try app.tap("More")
        #expect(app.exists(.menuItem, "Copy"))
    }
}

@Suite("Places of popups")
struct PopupPlanTests {
    private let room = CGRect(x: 8, y: 8, width: 384, height: 784)

    private func plan(_ height: CGFloat, at anchor: CGRect) -> PopupPlan {
        PopupPlan(size: CGSize(width: 250, height: height), anchor: anchor, room: room, prefersAbove: false)
    }

    @Test("A popup stands below what it belongs to, at the same leading edge")
    func below() {
        let plan = plan(100, at: CGRect(x: 20, y: 100, width: 60, height: 20))
        #expect(plan.frame == CGRect(x: 20, y: 126, width: 250, height: 100))
        #expect(!plan.isAbove)
    }

    @Test("It ends where what it belongs to ends, if that stands in the trailing half")
    func trailing() {
        #expect(plan(100, at: CGRect(x: 320, y: 100, width: 60, height: 20)).frame.maxX == 380)
    }

    @Test("It stands above where there is no room below")
    func above() {
        let plan = plan(200, at: CGRect(x: 20, y: 700, width: 60, height: 20))
        #expect(plan.frame.maxY == 694)
        #expect(plan.isAbove)
    }

    @Test("It never leaves the room that there is")
    func kept() {
        let plan = plan(780, at: CGRect(x: 380, y: 400, width: 10, height: 20))
        #expect(room.contains(plan.frame))
    }
}
