import Combine
import Observation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

private struct TitleKey: FocusedValueKey {
    typealias Value = String
}

private struct CountKey: FocusedValueKey {
    typealias Value = Binding<Int>
}

extension FocusedValues {
    fileprivate var title: String? {
        get { self[TitleKey.self] }
        set { self[TitleKey.self] = newValue }
    }

    fileprivate var count: Binding<Int>? {
        get { self[CountKey.self] }
        set { self[CountKey.self] = newValue }
    }
}

@MainActor
@Suite("What has the focus says of itself")
struct FocusedValueTests {
    private struct Reader: View {
        @FocusedValue(\.title) private var title
        @FocusedBinding(\.count) private var count

        var body: some View {
            Text("title \(title ?? "none")")
            Button("More") { count? += 1 }.disabled(count == nil)
            Text("count \(count ?? 0)")
        }
    }

    private struct Page: View {
        let hand: Hand
        @State private var name = ""
        @State private var count = 1
        @State private var title = "page"
        @State private var isShown = true

        var body: some View {
            let _ = hand.on("title") { title = $0 }
            let _ = hand.on("shown") { isShown = $0 }
            Reader()
            if isShown {
                VStack {
                    TextField("Name", text: $name).focusedValue(\.title, "field")
                    Text("own \(count)")
                }
                .focusedValue(\.title, "stack")
                .focusedValue(\.count, $count)
            }
            Text("rest").focusedSceneValue(\.title, title)
        }
    }

    private let hand = Hand()

    @Test("What is said for the window counts whatever has the focus, and follows its value")
    func scene() {
        let app = TestApp { Page(hand: hand) }
        #expect(app.exists(.text, "title page"))
        hand.press("title", "other")
        app.settle()
        #expect(app.exists(.text, "title other"))
    }

    @Test("What is said around the view with the focus goes before, the innermost first, and ends with it")
    func focused() throws {
        let app = TestApp { Page(hand: hand) }
        try app.type("A", into: "Name")
        #expect(app.exists(.text, "title field"))
        try app.endEditing()
        #expect(app.exists(.text, "title page"))
        try app.type("B", into: "Name")
        hand.press("shown", false)
        app.settle()
        #expect(app.exists(.text, "title page"))
    }

    @Test("A binding is read and written through")
    func binding() throws {
        let app = TestApp { Page(hand: hand) }
        #expect(throws: SceneDriverError.self) { try app.tap(.button, "More") }
        try app.type("A", into: "Name")
        #expect(app.exists(.text, "count 1"))
        try app.tap(.button, "More")
        #expect(app.exists(.text, "count 2"))
        #expect(app.exists(.text, "own 2"))
    }

    private final class Note: ObservableObject {
        @Published var words = "first"
    }

    @Observable
    fileprivate final class Paper {
        var words = "blank"
    }

    private struct NoteReader: View {
        @FocusedObject private var note: Note?
        @FocusedValue(Paper.self) private var paper

        var body: some View {
            Text("note \(note?.words ?? "none"), paper \(paper?.words ?? "none")")
            Button("Write") { $note?.words.wrappedValue = "second" }
        }
    }

    @Test("An object is found by its type, and whoever reads it sees its changes")
    func object() throws {
        struct Desk: View {
            @StateObject private var note = Note()
            @State private var paper = Paper()

            var body: some View {
                NoteReader()
                Text("desk").focusedSceneObject(note).focusedSceneValue(paper)
                Button("Fill") { paper.words = "full" }
            }
        }
        let app = TestApp { Desk() }
        #expect(app.exists(.text, "note first, paper blank"))
        try app.tap(.button, "Write")
        #expect(app.exists(.text, "note second, paper blank"))
        try app.tap(.button, "Fill")
        #expect(app.exists(.text, "note second, paper full"))
    }

    @Test("An object of a view is found while that has the focus")
    func objectOfFocus() throws {
        struct Desk: View {
            @StateObject private var note = Note()

            var body: some View {
                NoteReader()
                TextField("Desk", text: .constant("")).focusedObject(note)
            }
        }
        let app = TestApp { Desk() }
        #expect(app.exists(.text, "note none, paper none"))
        try app.focus(.textField, "Desk")
        #expect(app.exists(.text, "note first, paper none"))
        try app.leaveFocus()
        #expect(app.exists(.text, "note none, paper none"))
    }

    @Test("A command reads what the window says of itself")
    func command() throws {
        let app = TestApp(Notebook.self)
        try app.pressKey("d")
        #expect(app.exists(.text, "doubled 2"))
        try app.tap(.button, "Close")
        #expect(throws: SceneDriverError.self) { try app.pressKey("d") }
    }
}

private struct DoubleCommands: Commands {
    @FocusedBinding(\.count) private var count

    var body: some Commands {
        CommandMenu("Number") {
            Button("Double") { count = count.map { $0 * 2 } }.keyboardShortcut("d").disabled(count == nil)
        }
    }
}

private struct Notebook: App {
    private struct Page: View {
        @State private var count = 1
        @State private var isOpen = true

        var body: some View {
            if isOpen { Text("doubled \(count)").focusedSceneValue(\.count, $count) }
            Button("Close") { isOpen = false }
        }
    }

    var body: some Scene {
        WindowGroup { Page() }.commands { DoubleCommands() }
    }
}
