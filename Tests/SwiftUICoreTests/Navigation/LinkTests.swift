import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

private struct Doors: View {
    let hand: Hand
    @State private var path: [Int] = []

    var body: some View {
        let _ = hand.see("path", path)
        NavigationStack(path: $path) {
            VStack {
                NavigationLink("Plain door", value: 1)
                NavigationLink(value: 2) { Text("Door with a sign") }.buttonStyle(.bordered)
                NavigationLink("Locked door", value: 3).disabled(true)
                NavigationLink("No door", value: nil as Int?)
            }
            .navigationDestination(for: Int.self) { Text("Room \($0)") }
        }
    }
}

@MainActor
@Suite("Links")
struct LinkTests {
    @Test("A3.02 Outside of a list a link is a button, whatever its style")
    func buttons() throws {
        let hand = Hand()
        let app = TestApp { Doors(hand: hand) }
        try app.tap("Door with a sign")
        #expect(app.exists(.text, "Room 2"))
        try app.back()
        try app.tap("Plain door")
        #expect(hand.seen["path"] as? [Int] == [1])
    }

    @Test("A3.09 A link that is disabled, or has no value, cannot be pressed")
    func disabled() {
        let app = TestApp { Doors(hand: Hand()) }
        #expect(app.outline.contains("button \"Locked door\" disabled"))
        #expect(app.outline.contains("button \"No door\" disabled"))
        #expect(throws: (any Error).self) { try app.tap("No door") }
    }

    @Test("A3.28 A destination in a row of a list has no effect")
    func inRow() throws {
        let hand = Hand()
        let app = TestApp {
            NavigationStack {
                List(0..<2, id: \.self) { number in
                    NavigationLink("Drawer \(number)", value: number)
                        .navigationDestination(for: Int.self) { Text("Inside \($0)") }
                }
            }
        }
        try app.tap("Drawer 1")
        #expect(!app.exists(.text, "Inside 1"))
        #expect(hand.seen.isEmpty)
    }

    @Test("A2.11, A6.17 Rows with links end in a chevron where they lead to a screen over this one")
    func chevrons() throws {
        #expect(chevrons(of: TestApp(on: .phone) { Rooms() }) == 2)
        let tablet = TestApp(on: .tablet) { Rooms() }
        tablet.rotate()
        #expect(chevrons(of: tablet) == 0)
        #expect(
            chevrons(of: TestApp(on: .tablet) { NavigationStack { List { NavigationLink("a") { Text("b") } } } }) == 1)
    }

    private func chevrons(of app: TestApp) -> Int {
        app.scene.nodes.values.count { node in
            if case .path = node.content { node.frame.size == ChevronSize.recorded } else { false }
        }
    }
}

/// 7 × 12 (`constants.md`, "NavigationStack", picture).
private enum ChevronSize {
    static let recorded = CGSize(width: 7, height: 12)
}

private struct Rooms: View {
    @State private var chosen: String?

    var body: some View {
        NavigationSplitView {
            List(["Hall", "Attic"], id: \.self, selection: $chosen) { NavigationLink($0, value: $0) }
        } detail: {
            Text(chosen ?? "Nothing")
        }
    }
}
