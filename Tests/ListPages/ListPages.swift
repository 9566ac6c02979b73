// The lists that the browser's tests look at (Tests/Browser/test_lists.py).
import SwiftUI

@main
struct ListPages: App {
    var body: some Scene {
        WindowGroup {
            NavigationSplitView {
                Shelves()
            } detail: {
                Pantry()
            }
        }
    }
}

struct Thing: Identifiable, Hashable {
    let id: String
    var parts: [Thing]?
}

/// A list with a selection: rows that open have a control of their own for that.
private struct Shelves: View {
    @State private var chosen: String?

    private let things = [
        Thing(id: "Kitchen", parts: [Thing(id: "Oven", parts: [Thing(id: "Grate")]), Thing(id: "Kettle")]),
        Thing(id: "Cellar", parts: []),
        Thing(id: "Attic"),
    ]

    var body: some View {
        List(selection: $chosen) {
            Section("House") {
                OutlineGroup(things, children: \.parts) { Text($0.id) }
            }
            Section("Garden") {
                Text("Shed").tag("Shed")
                Text("Well").tag("Well")
            }
        }
        .navigationTitle("Places")
    }
}

/// A list without a selection: rows that open are pressed as a whole.
private struct Pantry: View {
    @State private var isOpen = false

    var body: some View {
        List {
            Text("Above all sections")
            Section {
                DisclosureGroup("Grain", isExpanded: $isOpen) {
                    Text("Rye")
                    DisclosureGroup("Wheat") { Text("Spelt") }
                }
                Text("Salt")
            } header: {
                Text("Dry")
            } footer: {
                Text("Keep in jars.")
            }
            Section("Cold") {
                Text("Butter").listRowBackground(Color.yellow)
                Text("Milk")
            }
        }
        .navigationTitle("Pantry")
    }
}
