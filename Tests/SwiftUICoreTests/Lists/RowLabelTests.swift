import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Labels in rows")
struct RowLabelTests {
    /// From the window's edge to the titles: the card's distance, the row's inset, and the icons' column with what follows it.
    private let titles: CGFloat = 20 + 56

    @Test("The titles of labels in a list begin below each other, however wide their icons are")
    func column() throws {
        let app = TestApp(on: .phone) {
            List {
                Label("Narrow", systemImage: "phone")
                Label("Wide", systemImage: "map")
                Label {
                    Text("Own")
                } icon: {
                    Color.red.frame(width: 9, height: 9)
                }
            }
        }
        for title in ["Narrow", "Wide", "Own"] { #expect(try app.frame(of: .text, title).minX == titles) }
    }

    @Test("The column of the icons grows with the text")
    func growing() throws {
        let app = TestApp(on: .phone) {
            List { Label("Large", systemImage: "phone") }.dynamicTypeSize(.accessibility1)
        }
        #expect(try app.frame(of: .text, "Large").minX == 36 + 28 * 28 / 17 + 12)
    }

    @Test("An icon in a row has the tint's colour, or the one that the app gives its label")
    func colors() {
        let app = TestApp(on: .phone) {
            List {
                Label("Tinted", systemImage: "star.fill")
                Label("Given", systemImage: "star.fill").foregroundStyle(Color(red: 1, green: 0, blue: 0))
            }
            .tint(Color(red: 0, green: 1, blue: 0))
        }
        #expect(drawn(in: app) == [SceneColor(0, 255, 0), SceneColor(255, 0, 0)])
    }

    @Test(
        "A label in a header, on a screen or in a sheet over a list keeps its icon close and in the colour of its title"
    )
    func elsewhere() throws {
        let app = TestApp(on: .phone) {
            List {
                Section {
                    Text("row")
                        .sheet(isPresented: .constant(true)) { Label("Sheet", systemImage: "star.fill") }
                } header: {
                    Label("Header", systemImage: "star.fill").foregroundStyle(Color(red: 0, green: 0, blue: 0))
                }
            }
        }
        #expect(drawn(in: app) == [SceneColor(0, 0, 0), SceneColor(0, 0, 0)])
    }

    private func drawn(in app: TestApp) -> [SceneColor?] {
        app.nodes { if case .path = $0.content { true } else { false } }.map { node in
            guard case .path(let path) = node.content else { return nil }
            return path.fill ?? path.stroke
        }
    }
}
