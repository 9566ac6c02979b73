import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

/// What is said of how scroll views scroll holds for lists, too.
@MainActor
@Suite("How lists scroll")
struct ListScrollingTests {
    private func scroll<V: View>(@ViewBuilder _ view: @escaping @MainActor () -> V) -> SceneScroll? {
        TestApp(on: .phone) { view() }.scene.nodes.values.compactMap(\.scroll).first
    }

    private struct Rows: View {
        var body: some View { List { Text("Kettle") } }
    }

    @Test("A list shows where its rows are, unless that is hidden")
    func indicators() {
        #expect(scroll { Rows() }?.showsIndicators == true)
        #expect(scroll { Rows().scrollIndicators(.hidden) }?.showsIndicators == false)
        #expect(scroll { Rows().scrollIndicators(.hidden, axes: .horizontal) }?.showsIndicators == true)
    }

    @Test("A list gives way to a finger where all rows can be seen, if the app says so")
    func bouncing() {
        #expect(scroll { Rows() }?.bounces == false)
        #expect(scroll { Rows().scrollBounceBehavior(.always) }?.bounces == true)
    }

    @Test("Margins stand in place of the distances that the rows of a list have from its edges")
    func margins() throws {
        func frame<V: View>(@ViewBuilder _ view: @escaping @MainActor () -> V) throws -> CGRect {
            try TestApp(on: .phone) { view() }.frame(of: .text, "Kettle")
        }
        let usual = try frame { Rows() }
        let none = try frame { Rows().contentMargins(.top, 0) }
        #expect(none.minY < usual.minY)
        #expect(try frame { Rows().contentMargins(.top, 40) }.minY == none.minY + 40)
        #expect(try frame { Rows().contentMargins(.top, nil) } == usual)
        let aside = try frame { Rows().contentMargins(.leading, 50) }
        #expect(try frame { Rows().contentMargins(.leading, 0) }.minX == aside.minX - 50)
        #expect(aside.minY == usual.minY)
    }

    private struct Letters: View {
        var body: some View {
            List {
                ForEach(["A", "B", "C"], id: \.self) { letter in
                    Section(letter) {
                        ForEach(0..<20, id: \.self) { Text(verbatim: "\(letter)\($0)") }
                    }
                }
            }
        }
    }

    private func pins(_ app: TestApp) -> [ScrollPin] {
        app.scene.nodes.values.compactMap(\.style.pin).sorted { $0.from < $1.from }
    }

    @Test("In a plain list the header of the section at the top stays there, until its section has gone")
    func pinnedHeaders() throws {
        let app = TestApp(on: .phone) { Letters().listStyle(.plain) }
        let list = try #require(app.scene.nodes.values.first { $0.scroll != nil })
        let pins = pins(app)
        #expect(pins.count == 3)
        #expect(pins.allSatisfy { $0.scroller == list.id && !$0.isAcross && !$0.isAtEnd })
        // A header is at the top when so much is scrolled as lies between it and the status bar of 59 points.
        let second = try app.frame(of: .heading, "B")
        #expect(pins[1].from == second.minY - 59)
        // It leaves with the last row.
        let last = try app.frame(of: .text, "B19")
        let row = try last.minY - app.frame(of: .text, "B18").minY
        #expect(abs(second.maxY + pins[1].distance - last.midY - row / 2) < 0.01)
    }

    @Test("In lists of other styles headers move with their rows", arguments: [true, false])
    func movingHeaders(isGrouped: Bool) {
        let app = TestApp(on: .phone) {
            if isGrouped { Letters().listStyle(.grouped) } else { Letters().listStyle(.insetGrouped) }
        }
        #expect(pins(app).isEmpty)
    }
}
