import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("How rows look")
struct RowLookTests {
    private func lines(in app: TestApp) -> [SceneNode] {
        app.scene.nodes.values.filter { $0.frame.height == 0.5 }
    }

    @Test("Rows stand off the edges as they are told, and are as high as their content then needs")
    func insets() throws {
        let app = TestApp(on: .phone) {
            List {
                Color.red.frame(height: 100).listRowInsets(EdgeInsets())
                Text("near").listRowInsets(.leading, 4)
                Text("last").listRowInsets(EdgeInsets(top: 40, leading: 30, bottom: 40, trailing: 0))
            }
        }
        let near = try app.frame(of: .text, "near")
        #expect(near.minX == 24)
        #expect(near.minY == 209.75)
        let last = try app.frame(of: .text, "last")
        #expect(last.minX == 50)
        #expect(last.minY == near.maxY + 15.75 + 40)
    }

    @Test("A line is drawn between two rows, and not below the last")
    func usualLines() {
        let app = TestApp { List(0..<3, id: \.self) { Text("\($0)") } }
        #expect(lines(in: app).count == 2)
    }

    @Test("A line that one of its two rows hides is hidden; one below the last row is drawn where it is asked for")
    func hiddenLines() {
        let app = TestApp {
            List {
                Text("a").listRowSeparator(.hidden, edges: .bottom)
                Text("b")
                Text("c").listRowSeparator(.hidden, edges: .top)
                Text("d").listRowSeparator(.visible)
            }
        }
        #expect(lines(in: app).count == 2)
    }

    @Test("A section has lines at its edges where they are asked for, in their own colour, unless the row hides them")
    func sectionLines() throws {
        let app = TestApp {
            List {
                Section {
                    Text("a")
                    Text("b")
                }
                .listSectionSeparator(.visible)
                .listSectionSeparatorTint(.black, edges: .top)
                Section {
                    Text("c").listRowSeparator(.hidden)
                }
                .listSectionSeparator(.visible)
                Section { Text("d") }.listSectionSeparator(.visible, edges: .bottom)
            }
            .listStyle(.plain)
        }
        let drawn = lines(in: app).compactMap { node in app.scene.windowFrame(of: node.id).map { ($0, node) } }
            .sorted { $0.0.minY < $1.0.minY }
        try #require(drawn.count == 4)
        let (above, below) = (try app.frame(of: .text, "a"), try app.frame(of: .text, "b"))
        #expect(drawn[0].0.maxY < above.minY)
        #expect(drawn[0].1.style.background == SceneColor(0, 0, 0))
        #expect(drawn[0].0.minX == above.minX)
        #expect(drawn[2].0.minY > below.maxY)
        #expect(drawn[2].1.style.background == drawn[1].1.style.background)
        #expect(drawn[3].0.minY > (try app.frame(of: .text, "d")).maxY)
    }

    @Test("No line is drawn at the edges of a selected row")
    func linesAtSelection() {
        let hand = Hand()
        struct Rows: View {
            let hand: Hand
            @State private var chosen: Int?

            var body: some View {
                let _ = hand.on("choose") { chosen = $0 }
                List(0..<5, id: \.self, selection: $chosen) { Text("\($0)") }
            }
        }
        let app = TestApp { Rows(hand: hand) }
        #expect(lines(in: app).count == 4)
        for (row, left) in [(2, 2), (0, 3), (4, 3)] {
            hand.press("choose", row)
            app.settle()
            #expect(lines(in: app).count == left)
        }
    }

    @Test("A line has the colour that its row gives it")
    func lineColor() {
        let app = TestApp {
            List {
                Text("a").listRowSeparatorTint(.black)
                Text("b")
            }
        }
        #expect(lines(in: app).map(\.style.background) == [SceneColor(0, 0, 0)])
    }

    @Test("What an inner view says of its row counts, the rest is taken from those around it")
    func innermostCounts() throws {
        let app = TestApp(on: .phone) {
            List {
                Group { Text("a").listRowInsets(.leading, 4) }.listRowInsets(
                    EdgeInsets(top: 0, leading: 9, bottom: 0, trailing: 0))
            }
        }
        #expect(try app.frame(of: .text, "a").minX == 24)
    }

    @Test("A background fills its row from edge to edge, each row with one of its own")
    func background() throws {
        let app = TestApp(on: .phone) {
            List {
                ForEach(0..<2, id: \.self) { Text("row \($0)") }.listRowBackground(Color.black)
                Text("bare")
            }
        }
        let black = app.scene.nodes.values.filter { $0.style.background == SceneColor(0, 0, 0) }
        let frames = black.compactMap { app.scene.windowFrame(of: $0.id) }.sorted { $0.minY < $1.minY }
        #expect(
            frames == [
                CGRect(x: 20, y: 94, width: 353, height: 52), CGRect(x: 20, y: 146, width: 353, height: 52),
            ])
    }

    @Test("A background follows what it is made from, and goes when it becomes nil")
    func changingBackground() {
        struct Rows: View {
            let hand: Hand
            @State private var color: Color? = .black
            var body: some View {
                let _ = hand.on("color") { color = $0 }
                let _ = hand.on("no color") { color = nil }
                List { Text("row").listRowBackground(color) }
            }
        }
        let hand = Hand()
        let app = TestApp { Rows(hand: hand) }
        func count(_ color: SceneColor) -> Int {
            app.scene.nodes.values.count { $0.style.background == color && $0.meaning.role == .none }
        }
        #expect(count(SceneColor(0, 0, 0)) == 1)
        hand.press("color", Color(red: 1, green: 0, blue: 0))
        app.settle()
        #expect(count(SceneColor(0, 0, 0)) == 0 && count(SceneColor(255, 0, 0)) == 1)
        hand.press("no color")
        app.settle()
        #expect(count(SceneColor(255, 0, 0)) == 0)
        hand.press("color", Color(red: 1, green: 0, blue: 0))
        app.settle()
        #expect(count(SceneColor(255, 0, 0)) == 1)
    }
}
