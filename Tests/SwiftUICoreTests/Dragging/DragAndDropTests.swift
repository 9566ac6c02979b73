import CoreTransferable
import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUICore

private struct Tool: Transferable, Equatable {
    var name: String

    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation(exporting: \.name)
    }
}

@MainActor
@Suite("Dragging and dropping")
struct DragAndDropTests {
    private struct Shed: View {
        @State private var inBox: [String] = []
        @State private var notes = ""
        @State private var isTargeted = false

        var body: some View {
            Text("Hammer").draggable(Tool(name: "Hammer"))
            Text("Nail").draggable("Nail")
            Text("Box: \(inBox.joined(separator: ", "))")
                .frame(width: 200, height: 40)
                .dropDestination(for: Tool.self) { tools, place in
                    inBox += tools.map { "\($0.name) at \(Int(place.x)) \(Int(place.y))" }
                    return true
                } isTargeted: {
                    isTargeted = $0
                    if $0 { notes += "!" }
                }
            Text("Words: \(notes)\(isTargeted ? " over" : "")").dropDestination { (words: [String], _) in
                notes += words.joined()
                return true
            }
        }
    }

    @Test("A value that is let go over a view is handed to it, with the place")
    func drop() throws {
        let app = TestApp { Shed() }
        try app.drag(.text, "Hammer", onto: .text, "Box: ")
        #expect(app.exists(.text, "Box: Hammer at 100 20"))
        #expect(app.exists(.text, "Words: !"))
    }

    @Test("A value of another type is handed on in a form that both know")
    func other() async throws {
        let app = TestApp { Shed() }
        try app.drag(.text, "Hammer", onto: .text, "Words: ")
        #expect(await app.wait(within: .seconds(600)) { app.exists(.text, "Words: Hammer") })
    }

    @Test("A value that a view does not take is not offered to it")
    func notTaken() throws {
        let app = TestApp { Shed() }
        try app.drag(.text, "Nail", onto: .text, "Box: ")
        #expect(app.exists(.text, "Box: "))
        #expect(app.exists(.text, "Words: "))
    }

    @Test("What is not dragged and what takes nothing are errors")
    func errors() {
        let app = TestApp { Shed() }
        #expect(throws: (any Error).self) { try app.drag(.text, "Box: ", onto: .text, "Words: ") }
        #expect(throws: (any Error).self) { try app.drag(.text, "Hammer", onto: .text, "Nail") }
    }
}
