import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Sections in lazy grids")
struct GridSectionTests {
    private let columns = [GridItem(.fixed(50), spacing: 0), GridItem(.fixed(50), spacing: 0)]
    private let rows = [GridItem(.fixed(40), spacing: 0), GridItem(.fixed(40), spacing: 0)]

    private func section(_ count: Int) -> some View {
        Section {
            ForEach(0..<count, id: \.self) { _ in Color.blue.frame(width: 50, height: 40) }
        } header: {
            Color(red: 1, green: 0, blue: 0).frame(height: 20)
        } footer: {
            Color(red: 0, green: 1, blue: 0).frame(height: 10)
        }
    }

    @Test("A header and a footer have lines of their own, as wide as all columns")
    func lines() throws {
        let app = TestApp(on: .phone) {
            LazyVGrid(columns: columns, spacing: 0) {
                section(3)
                section(1)
            }
            .frame(width: 100)
        }
        let (red, green) = (try #require(app.painted(255, 0, 0)), try #require(app.painted(0, 255, 0)))
        #expect(red.width == 100)
        #expect(green.width == 100)
        // Two lines of 40 points lie between them, the second with one view only.
        #expect(green.minY - red.maxY == 80)
        #expect(app.nodes { $0.style.background == SceneColor(255, 0, 0) }.count == 2)
        #expect(app.nodes { $0.style.pin != nil }.isEmpty)
    }

    @Test("Those that are pinned stay at the edge of the scroll view as long as their section")
    func pinned() throws {
        let app = TestApp(on: .phone) {
            ScrollView {
                LazyVGrid(columns: columns, spacing: 0, pinnedViews: .sectionHeaders) {
                    section(10)
                    section(10)
                }
            }
            .frame(width: 100, height: 100)
        }
        let pins = app.nodes { $0.style.pin != nil }.compactMap(\.style.pin)
        #expect(pins.map(\.isAtEnd) == [false, false])
        // Five lines of 40 points.
        #expect(pins.first?.distance == 200)
        #expect(pins.first?.isAcross == false)
    }

    @Test("A grid that grows across pins along its own axis")
    func across() {
        let app = TestApp(on: .phone) {
            ScrollView(.horizontal) {
                LazyHGrid(rows: rows, spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
                    Section {
                        ForEach(0..<20, id: \.self) { _ in Color.blue.frame(width: 50, height: 40) }
                    } header: {
                        Color.red.frame(width: 20)
                    } footer: {
                        Color.green.frame(width: 20)
                    }
                }
            }
            .frame(width: 100, height: 100)
        }
        let pins = app.nodes { $0.style.pin != nil }.compactMap(\.style.pin)
        #expect(pins.map(\.isAcross) == [true, true])
        #expect(Set(pins.map(\.isAtEnd)) == [true, false])
    }
}
