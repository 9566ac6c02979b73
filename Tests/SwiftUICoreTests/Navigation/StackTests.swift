import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

private struct Plant: Hashable, Codable {
    let name: String
}

/// A garden: beds are numbers, plants are values of their own.
private struct Garden: View {
    let hand: Hand
    @State private var path = NavigationPath()

    var body: some View {
        let _ = hand.on("path") { path = $0 }
        let _ = hand.see("count", path.count)
        NavigationStack(path: $path) {
            List {
                NavigationLink("Bed one", value: 1)
                NavigationLink("Fern", value: Plant(name: "Fern"))
                NavigationLink("Nowhere", value: "nobody shows texts")
                NavigationLink("Not yet", value: nil as Int?)
            }
            .navigationTitle("Garden")
            .navigationDestination(for: Int.self) { Bed(number: $0) }
            .navigationDestination(for: Plant.self) { Text("A \($0.name) grows").navigationTitle($0.name) }
        }
    }
}

private struct Bed: View {
    let number: Int
    @State private var waterings = 0

    var body: some View {
        List {
            NavigationLink("Next bed", value: number + 1)
            Text("watered \(waterings)")
                .onAppear { waterings += 1 }
        }
        .navigationTitle("Bed \(number)")
    }
}

@MainActor
@Suite("NavigationStack")
struct StackTests {
    @Test("A3.02 A link appends its value to the path, back takes it off")
    func pushAndBack() throws {
        let hand = Hand()
        let app = TestApp { Garden(hand: hand) }
        #expect(!app.exists(.button, "Back"))
        try app.tap("Bed one")
        #expect(app.exists(.heading, "Bed 1"))
        #expect(hand.seen["count"] as? Int == 1)
        try app.tap("Next bed")
        #expect(app.exists(.heading, "Bed 2"))
        #expect(hand.seen["count"] as? Int == 2)
        try app.back()
        #expect(app.exists(.heading, "Bed 1"))
        try app.back()
        #expect(app.exists(.heading, "Garden"))
        #expect(hand.seen["count"] as? Int == 0)
    }

    @Test("A3.73 The way back is named after the screen that it leads to")
    func backTitle() throws {
        let app = TestApp { Garden(hand: Hand()) }
        try app.tap("Bed one")
        #expect(app.exists(.button, "Garden"))
        try app.tap("Next bed")
        #expect(app.exists(.button, "Bed 1"))
    }

    @Test("A3.03 Of several values at once the last is on top, the others lie under it")
    func several() throws {
        let hand = Hand()
        let app = TestApp { Garden(hand: hand) }
        var path = NavigationPath([1, 2])
        path.append(Plant(name: "Moss"))
        hand.press("path", path)
        app.settle()
        #expect(app.exists(.text, "A Moss grows"))
        try app.back()
        #expect(app.exists(.heading, "Bed 2"))
        #expect(hand.seen["count"] as? Int == 2)
        hand.press("path", NavigationPath())
        app.settle()
        #expect(app.exists(.heading, "Garden"))
    }

    @Test("A value known only as any Hashable reaches the destination of its real type")
    func erased() throws {
        let hand = Hand()
        let app = TestApp { Garden(hand: hand) }
        let values: [any Hashable] = [Plant(name: "Rose"), 3]
        var path = NavigationPath()
        for value in values { path.append(value) }
        hand.press("path", path)
        app.settle()
        #expect(app.exists(.heading, "Bed 3"))
        try app.back()
        #expect(app.exists(.text, "A Rose grows"))
    }

    @Test("A3.20 A link to a value that no destination is declared for does nothing; A3.9 one to nil is disabled")
    func deadLinks() throws {
        let app = TestApp { Garden(hand: Hand()) }
        try app.tap("Nowhere")
        #expect(app.exists(.heading, "Garden"))
        #expect(throws: (any Error).self) { try app.tap("Not yet") }
    }

    @Test("A7.01, A7.02 A covered screen keeps its state; one that is popped and pushed again begins anew")
    func state() throws {
        let app = TestApp { Garden(hand: Hand()) }
        try app.tap("Bed one")
        #expect(app.exists(.text, "watered 1"))
        try app.tap("Next bed")
        try app.back()
        #expect(app.exists(.text, "watered 2"))
        try app.back()
        try app.tap("Bed one")
        #expect(app.exists(.text, "watered 1"))
    }

    @Test("A3.22 A value without a destination has a screen with a warning sign, and stays on the path")
    func missingDestination() throws {
        let hand = Hand()
        let app = TestApp { Garden(hand: hand) }
        hand.press("path", NavigationPath(["no destination"]))
        app.settle()
        #expect(app.exists(.text, "⚠️"))
        #expect(hand.seen["count"] as? Int == 1)
    }

    @Test("A rotation loses nothing: the same screen is on top")
    func rotation() throws {
        let app = TestApp { Garden(hand: Hand()) }
        try app.tap("Bed one")
        try app.tap("Next bed")
        app.rotate()
        app.rotate()
        #expect(app.exists(.heading, "Bed 2"))
        try app.back()
        #expect(app.exists(.heading, "Bed 1"))
    }
}

/// Several values of one type, declared once for each row, as a `ForEach` without a container around it does.
private struct Flowers: View {
    let hand: Hand
    @State private var path: [String] = []
    private let names = ["Aster", "Iris"]

    var body: some View {
        let _ = hand.on("path") { path = $0 }
        let _ = hand.see("path", path)
        NavigationStack(path: $path) {
            ForEach(names, id: \.self) { name in
                NavigationLink(name, value: name)
            }
            .navigationDestination(for: String.self) { name in
                Text("This is \(name)").navigationTitle(name)
            }
            .navigationTitle("Flowers")
        }
    }
}

@MainActor
@Suite("Paths of one type")
struct TypedPathTests {
    @Test("A3.08, A3.23 The path is an array, which may hold a value twice; declaring it on each row does no harm")
    func typed() throws {
        let hand = Hand()
        let app = TestApp { Flowers(hand: hand) }
        #expect(app.exists(.heading, "Flowers"))
        hand.press("path", ["Iris", "Iris"])
        app.settle()
        #expect(app.exists(.text, "This is Iris"))
        try app.back()
        #expect(hand.seen["path"] as? [String] == ["Iris"])
        #expect(app.exists(.text, "This is Iris"))
        try app.back()
        #expect(app.exists(.heading, "Flowers"))
    }
}

/// Screens that are pushed without a value.
private struct Shed: View {
    let hand: Hand
    @State private var isOpen = false
    @State private var tool: String?
    @State private var path: [Int] = []

    var body: some View {
        let _ = hand.on("open") { isOpen = $0 }
        let _ = hand.on("tool") { (new: String) in tool = new }
        let _ = hand.on("path") { path = $0 }
        let _ = hand.see("open", isOpen)
        let _ = hand.see("tool", tool ?? "none")
        let _ = hand.see("path", path)
        NavigationStack(path: $path) {
            List {
                NavigationLink("Shelf") { Shelf(hand: hand) }
            }
            .navigationTitle("Shed")
            .navigationDestination(isPresented: $isOpen) { Text("The door is open") }
            .navigationDestination(item: $tool) { Text("A \($0)") }
            .navigationDestination(for: Int.self) { Text("Drawer \($0)") }
        }
    }
}

private struct Shelf: View {
    let hand: Hand
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
        let _ = hand.on("leave") { dismiss() }
        Text(isPresented ? "On the shelf" : "Nowhere")
    }
}

@MainActor
@Suite("Screens pushed without a value")
struct ViewPushTests {
    @Test("A3.42 A link to a view pushes it, and the path does not know")
    func link() throws {
        let hand = Hand()
        let app = TestApp { Shed(hand: hand) }
        try app.tap("Shelf")
        #expect(app.exists(.text, "On the shelf"))
        #expect(hand.seen["path"] as? [Int] == [])
        try app.back()
        #expect(app.exists(.heading, "Shed"))
    }

    @Test("A3.78, A7.13 dismiss takes the screen that reads it off")
    func dismiss() throws {
        let hand = Hand()
        let app = TestApp { Shed(hand: hand) }
        try app.tap("Shelf")
        hand.press("leave")
        app.settle()
        #expect(app.exists(.heading, "Shed"))
    }

    @Test("A3.40 True pushes, false pops, back writes false")
    func isPresented() throws {
        let hand = Hand()
        let app = TestApp { Shed(hand: hand) }
        hand.press("open", true)
        app.settle()
        #expect(app.exists(.text, "The door is open"))
        hand.press("open", false)
        app.settle()
        #expect(app.exists(.heading, "Shed"))
        hand.press("open", true)
        app.settle()
        try app.back()
        #expect(hand.seen["open"] as? Bool == false)
        #expect(app.exists(.heading, "Shed"))
    }

    @Test("A3.41 An item pushes, another one replaces it, back writes nil")
    func item() throws {
        let hand = Hand()
        let app = TestApp { Shed(hand: hand) }
        hand.press("tool", "Rake")
        app.settle()
        #expect(app.exists(.text, "A Rake"))
        hand.press("tool", "Hoe")
        app.settle()
        #expect(app.exists(.text, "A Hoe"))
        #expect(!app.exists(.text, "A Rake"))
        try app.back()
        #expect(hand.seen["tool"] as? String == "none")
        #expect(app.exists(.heading, "Shed"))
    }

    @Test("A3.44, A3.45 A value goes under no view: the view is taken off, its binding set back")
    func valueUnderView() {
        let hand = Hand()
        let app = TestApp { Shed(hand: hand) }
        hand.press("open", true)
        app.settle()
        hand.press("path", [4])
        app.settle()
        #expect(app.exists(.text, "Drawer 4"))
        #expect(hand.seen["open"] as? Bool == false)
    }
}

/// What a destination shows depends on a state of the view that declares it.
private struct Station: View {
    let hand: Hand
    @State private var delay = 0
    @State private var path: [String] = []

    var body: some View {
        let _ = hand.on("delay") { delay = $0 }
        let _ = hand.on("path") { path = $0 }
        NavigationStack(path: $path) {
            Text("Departures")
                .navigationDestination(for: String.self) { Text("\($0): \(delay) minutes") }
        }
    }
}

@MainActor
@Suite("Screens follow what they are made from")
struct LiveDestinationTests {
    @Test("A pushed screen shows what its destination says now")
    func follows() {
        let hand = Hand()
        let app = TestApp { Station(hand: hand) }
        hand.press("path", ["Oslo"])
        app.settle()
        #expect(app.exists(.text, "Oslo: 0 minutes"))
        hand.press("delay", 5)
        app.settle()
        #expect(app.exists(.text, "Oslo: 5 minutes"))
    }

    @Test("A3.01, A3.07 A path that is there from the start shows its screens at once")
    func initialPath() throws {
        let app = TestApp {
            NavigationStack(path: .constant([1, 2])) {
                Text("root").navigationDestination(for: Int.self) { Text("page \($0)") }
            }
        }
        #expect(app.exists(.text, "page 2"))
        try app.back()
        #expect(app.exists(.text, "page 1"))
    }
}

/// A stack in a sheet.
private struct Letter: View {
    @State private var isWriting = false
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            Button("Write") { isWriting = true }
                .navigationDestination(for: Int.self) { Text("Behind \($0)") }
                .navigationTitle("Letters")
                .sheet(isPresented: $isWriting) {
                    NavigationStack {
                        List { NavigationLink("Next page", value: 2) }
                            .navigationDestination(for: Int.self) { Text("Page \($0)").navigationTitle("Page \($0)") }
                            .navigationTitle("New letter")
                    }
                }
        }
    }
}

@MainActor
@Suite("Stacks in sheets")
struct SheetStackTests {
    @Test("A3.62 A stack in a sheet is independent of the one behind; the sheet is called after its top screen")
    func independent() throws {
        let app = TestApp { Letter() }
        try app.tap("Write")
        #expect(app.exists(.dialog, "New letter"))
        try app.tap("Next page")
        #expect(app.exists(.text, "Page 2"))
        #expect(app.exists(.dialog, "Page 2"))
        try app.back()
        #expect(app.exists(.dialog, "New letter"))
    }
}
