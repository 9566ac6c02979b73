import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("What views ask of lists")
struct ListWishTests {
    @Test("A header may be prominent, which views in it read")
    func headers() {
        struct Reader: View {
            @Environment(\.headerProminence) private var prominence
            var body: some View { Text(prominence == .increased ? "large" : "small") }
        }
        func size(_ prominence: Prominence) -> CGFloat? {
            TestApp(on: .phone) {
                List { Section("Tents") { Text("One") } }.headerProminence(prominence)
            }
            .textBlock?.font.size
        }
        #expect((size(.increased) ?? 0) > (size(.standard) ?? 0))
        let app = TestApp(on: .phone) { Reader().headerProminence(.increased) }
        #expect(app.exists(.text, "large"))
    }

    @Test("A row that is not to be moved stays where it is")
    func moving() throws {
        struct Rows: View {
            @State private var names = ["Apple", "Banana", "Cherry"]
            var body: some View {
                NavigationStack {
                    List {
                        ForEach(names, id: \.self) { Text($0).moveDisabled($0 == "Apple") }
                            .onMove { names.move(fromOffsets: $0, toOffset: $1) }
                        EditButton()
                    }
                }
            }
        }
        let app = TestApp(on: .phone) { Rows() }
        try app.tap("Edit")
        #expect(throws: (any Error).self) { try app.moveRow(.text, "Apple", by: 1) }
        try app.moveRow(.text, "Banana", by: 1)
        #expect(try app.frame(of: .text, "Banana").minY > app.frame(of: .text, "Cherry").minY)
    }

    @Test("Rows of a collection that can be edited are views of a type of their own")
    func editable() throws {
        struct Named: Identifiable {
            let id: Int
            var name: String
        }
        struct Rows: View {
            @State private var rows = [Named(id: 1, name: "Apple"), Named(id: 2, name: "Banana")]
            var body: some View {
                List {
                    ForEach($rows, editActions: .delete) { $row in Text(row.name) }
                }
            }
        }
        func kind<Content, Data>(of _: EditableCollectionContent<Content, Data>.Type) -> Content.Type { Content.self }
        #expect(kind(of: EditableCollectionContent<Text, [Named]>.self) == Text.self)
        let app = TestApp(on: .phone) { Rows() }
        try app.swipeAway(.left, on: .text, "Apple")
        #expect(!app.exists(.text, "Apple") && app.exists(.text, "Banana"))
    }

    @Test("The children of an element in an outline are views that can be placed")
    func outline() throws {
        struct Item: Identifiable {
            let id: String
            var children: [Item]?
        }
        let root = Item(id: "Tools", children: [Item(id: "Hammer"), Item(id: "Saw")])
        typealias Outline = OutlineGroup<[Item], String, Text, Text, DisclosureGroup<Text, OutlineSubgroupChildren>>
        let outline: Outline = OutlineGroup([root], children: \.children) { Text($0.id) }
        let app = TestApp(on: .phone) { List { outline } }
        #expect(!app.exists(.text, "Saw"))
        try app.tap("Tools")
        #expect(app.exists(.text, "Saw"))
    }

    @Test("What is loaded anew is loaded by the action that views read")
    func refresh() async throws {
        struct Loaded: View {
            @State private var loads = 0
            var body: some View {
                Loader().refreshable { loads += 1 }
                Text("loaded \(loads)")
            }
        }
        struct Loader: View {
            @Environment(\.refresh) private var refresh: RefreshAction?
            var body: some View {
                Button(refresh == nil ? "nothing" : "load") {
                    Task { await refresh?() }
                }
            }
        }
        let app = TestApp(on: .phone) { Loaded() }
        try app.tap("load")
        #expect(await app.wait(within: .seconds(300)) { app.exists(.text, "loaded 1") })
        #expect(TestApp(on: .phone) { Loader() }.exists(.button, "nothing"))
    }
}
