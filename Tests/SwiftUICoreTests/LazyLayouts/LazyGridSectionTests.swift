import Foundation
import SceneCore
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Sections and long collections in lazy grids")
struct LazyGridSectionTests {
    private let columns = [GridItem(.fixed(100), spacing: 0), GridItem(.fixed(100))]

    private func cell(_ name: String) -> some View {
        Text(verbatim: name).frame(width: 100, height: 50)
    }

    private func top(_ app: TestApp, _ name: String) throws -> CGFloat {
        try app.frame(of: .text, name).midY
    }

    @Test("A header has a line of its own, as wide as the grid, and each section begins a line")
    func sections() throws {
        let app = TestApp(on: .phone) {
            LazyVGrid(columns: columns, spacing: 0) {
                Section {
                    cell("one")
                    cell("two")
                    cell("three")
                } header: {
                    Text("First").frame(maxWidth: .infinity, minHeight: 30, alignment: .leading)
                }
                Section {
                    cell("four")
                } footer: {
                    Text("End").frame(height: 20)
                }
            }
        }
        #expect(try app.frame(of: .text, "First").minX == 0)
        let start = try top(app, "First") + 15
        #expect(try top(app, "one") == start + 25)
        #expect(try top(app, "two") == start + 25)
        #expect(try top(app, "three") == start + 75)
        #expect(try top(app, "four") == start + 125)
        #expect(try top(app, "End") == start + 160)
    }

    @Test("A pinned header stays at the edge for as long as its section can be seen")
    func pinned() throws {
        let app = TestApp(on: .phone) {
            ScrollView {
                LazyVGrid(columns: columns, spacing: 0, pinnedViews: .sectionHeaders) {
                    Section {
                        ForEach(0..<20) { cell("cell \($0)") }
                    } header: {
                        Text("Pinned").frame(height: 30)
                    }
                }
            }
        }
        let pin = try #require(app.nodes { $0.style.pin != nil }.first?.style.pin)
        // Ten lines of 50 below the header.
        #expect(pin.distance == 500)
    }

    @Test("Of a long collection only the cells near the screen are made, and what scrolls is as long as if all were")
    func lazy() throws {
        let app = TestApp(on: .phone) {
            ScrollView { LazyVGrid(columns: columns, spacing: 10) { ForEach(0..<5001) { cell("cell \($0)") } } }
        }
        let cells = app.outline.split(separator: "\n").count { $0.contains("cell ") }
        #expect(cells > 20 && cells < 200)
        let scroll = try #require(app.nodes { $0.scroll != nil }.first?.scroll)
        // 2501 lines of 50, with 10 between two, and what bars cover.
        #expect(abs(scroll.contentSize.height - (2501 * 60 - 10)) < 150)
        try app.scroll(to: .bottom)
        #expect(app.exists(.text, "cell 5000"))
        #expect(!app.exists(.text, "cell 0"))
        #expect(try app.frame(of: .text, "cell 4998").midX < app.frame(of: .text, "cell 4999").midX)
        try app.scroll(to: .top)
        #expect(try top(app, "cell 0") == top(app, "cell 1"))
    }

    @Test("A reader goes to a cell that was never made")
    func scrollTo() throws {
        struct Album: View {
            let columns: [GridItem]

            var body: some View {
                ScrollViewReader { proxy in
                    ScrollView {
                        Button("Go") { proxy.scrollTo(3001, anchor: .center) }
                        LazyVGrid(columns: columns, spacing: 0) {
                            ForEach(0..<5000, id: \.self) { Text(verbatim: "cell \($0)").frame(width: 100, height: 50) }
                        }
                    }
                }
            }
        }
        let app = TestApp(on: .phone) { Album(columns: columns) }
        try app.tap("Go")
        app.settle()
        #expect(app.exists(.text, "cell 3001"))
        #expect(abs(try top(app, "cell 3001") - 426) < 60)
    }

    @Test("When more columns fit, cells stand in their order all the same")
    func otherColumns() throws {
        let app = TestApp(on: .phone) {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 0)], spacing: 0) {
                    ForEach(0..<1000) { cell("cell \($0)") }
                }
            }
        }
        #expect(try top(app, "cell 0") == top(app, "cell 2"))
        #expect(try top(app, "cell 3") == top(app, "cell 0") + 50)
        app.rotate()
        app.settle()
        #expect(try top(app, "cell 0") == top(app, "cell 5"))
    }

    @Test("A collection whose elements are not one view each has all its views")
    func uneven() {
        let app = TestApp(on: .phone) {
            ScrollView {
                LazyVGrid(columns: columns) {
                    ForEach(0..<100) { number in
                        if number.isMultiple(of: 2) { cell("cell \(number)") }
                    }
                }
            }
        }
        #expect(app.exists(.text, "cell 98"))
    }
}
