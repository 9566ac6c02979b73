import CPreviews
import Foundation
import SwiftUICore
import SwiftUITesting
import Testing

#Preview { Text("Saw") }

#Preview("A plane") { Text("Plane") }

#Preview("Narrow", traits: .fixedLayout(width: 120, height: 40), .landscapeRight) {
    HStack {
        Text("left")
        Spacer()
        Text("right")
    }
}

#Preview("Counting") {
    @Previewable @State var count = 3
    let noun = "saws"
    Text("\(count) \(noun)")
}

#Preview("In a shed", traits: .modifier(Shed())) { Text("Hammer") }

#Preview("In ruins", traits: .modifier(Ruin())) { Text("Hammer") }

private struct Shed: PreviewModifier {
    static func makeSharedContext() async throws -> String { "the shed" }

    func body(content: PreviewModifierContent, context: String) -> some View {
        VStack {
            content
            Text("in \(context)")
        }
    }
}

private struct Ruin: PreviewModifier {
    struct Collapsed: Error, CustomStringConvertible {
        var description: String { "It fell down." }
    }

    static func makeSharedContext() async throws -> Int { throw Collapsed() }

    func body(content: Content, context: Int) -> some View { content }
}

struct Hammer_Previews: PreviewProvider {
    static var previews: some View {
        HStack {
            Text("left")
            Spacer()
            Text("right")
        }
        .previewLayout(.fixed(width: 200, height: 100))
    }
}

struct Saw_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Text("small").previewDisplayName("A small saw").previewDevice(PreviewDevice(rawValue: "iPad 11"))
            ForEach(["fine", "coarse"], id: \.self) { Text($0).previewInterfaceOrientation(.landscapeLeft) }
        }
        .environment(\.isEnabled, false)
    }
}

private struct Unrelated {}

@MainActor
@Suite("#Preview declares views that the program can show in place of the app")
struct PreviewTests {
    private var records: [PreviewRecord] {
        PreviewRecord.all(in: UnsafeRawBufferPointer(start: previews_begin(), count: previews_size()))
    }

    private func show(_ title: String) throws -> TestApp {
        let record = try #require(records.first { $0.title == title })
        return TestApp { PreviewScreen(record.preview) }
    }

    @Test("The program knows its previews, in the order in which they stand in their file")
    func list() {
        let titles = records.filter { $0.place.hasPrefix("PreviewTests.swift:") }.map(\.title)
        #expect(titles == ["PreviewTests.swift:7", "A plane", "Narrow", "Counting", "In a shed", "In ruins"])
    }

    @Test("A preview shows its view")
    func content() throws {
        #expect(try show("A plane").exists(.text, "Plane"))
    }

    @Test("A fixed layout is a room of that size, in points, in the middle of the window")
    func fixedLayout() throws {
        let app = try show("Narrow")
        let window = try app.frame(of: .application, "")
        let left = try app.frame(of: .text, "left")
        let right = try app.frame(of: .text, "right")
        #expect(left.minX == window.midX - 60)
        #expect(right.maxX == window.midX + 60)
    }

    @Test("An orientation asks for the device to be turned")
    func orientation() throws {
        let record = try #require(records.first { $0.title == "Narrow" })
        #expect(record.preview.isTurned == true)
    }

    @Test("A variable marked @Previewable is state of the previewed view")
    func previewable() throws {
        #expect(try show("Counting").exists(.text, "3 saws"))
    }

    @Test("A modifier puts the view in surroundings made from what its previews share")
    func modifier() async throws {
        let app = try show("In a shed")
        await waitUntil { app.exists(.text, "in the shed") }
        #expect(app.exists(.text, "Hammer"))
    }

    @Test("If surroundings cannot be made, the error is shown")
    func failedModifier() async throws {
        let app = try show("In ruins")
        let sentence = "This preview's surroundings could not be made. It fell down."
        await waitUntil { app.exists(.text, sentence) }
        #expect(app.exists(.text, sentence))
    }

    @Test("A preview provider is a preview by its name, in the room that it asks for")
    func provider() throws {
        let records = PreviewRecord.all(providedBy: [Unrelated.self, Hammer_Previews.self])
        #expect(records.map(\.title) == ["Hammer_Previews"])
        let preview = try #require(records.first?.preview)
        let app = TestApp { PreviewScreen(preview) }
        let width = try app.frame(of: .text, "right").maxX - app.frame(of: .text, "left").minX
        #expect(width == 200)
    }

    @Test("Each view of a preview provider is a preview by itself, by its own name if it has one")
    func severalViews() throws {
        let records = PreviewRecord.all(providedBy: [Saw_Previews.self])
        #expect(records.map(\.title) == ["A small saw", "Saw_Previews:2", "Saw_Previews:3"])
        #expect(records.map { $0.preview.device?.id } == ["ipad-11", nil, nil])
        #expect(records.map { $0.preview.isTurned } == [nil, true, true])
        let preview = try #require(records.last?.preview)
        let app = TestApp { PreviewScreen(preview) }
        #expect(app.exists(.text, "coarse"))
        #expect(!app.exists(.text, "fine"))
    }

    @Test("The program knows its preview providers")
    func providers() {
        var found: [String] = []
        withUnsafeMutablePointer(to: &found) { found in
            previews_visit_providers(
                { type, found in
                    guard let type else { return }
                    let name = String(describing: unsafeBitCast(type, to: Any.Type.self))
                    found?.assumingMemoryBound(to: [String].self).pointee.append(name)
                }, found)
        }
        #expect(found.sorted() == ["Hammer_Previews", "Saw_Previews"])
    }

    @Test("Outside of a preview, a room for previews changes nothing")
    func layoutOutside() throws {
        let app = TestApp { Hammer_Previews.previews }
        #expect(try app.frame(of: .text, "left").minX == app.frame(of: .application, "").minX)
    }

    private func waitUntil(_ condition: () -> Bool) async {
        for _ in 0..<1000 where !condition() { try? await Task.sleep(for: .milliseconds(5)) }
    }
}
