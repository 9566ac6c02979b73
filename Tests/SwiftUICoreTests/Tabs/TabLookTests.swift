import Foundation
import SceneCore
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// With one tab for searching.
private struct Searchable: View {
    var body: some View {
        TabView {
            Tab("Home", systemImage: "house") { List { Text("Row") } }
            Tab("Search", systemImage: "magnifyingglass", role: .search) { Text("Found") }
            Tab("Settings", systemImage: "gear") { Text("Set") }
        }
    }
}

private struct Three: View {
    var body: some View {
        TabView {
            Tab("Home", systemImage: "house") { Text("At home") }
            Tab("Search", systemImage: "magnifyingglass") { Text("Found") }
            Tab("Settings", systemImage: "gear") { Text("Set") }
        }
    }
}

@MainActor
@Suite("How tab views look")
struct TabLookTests {
    @Test(
        "Three tabs on a phone: a capsule of 274, 62 high and 21 above the lower edge, tabs of 94 that begin 86 apart")
    func phone() throws {
        let app = TestApp { Three() }
        let window = try app.frame(of: .application, "")
        let bar = try app.frame(of: .tabList, "Tab Bar")
        #expect(bar == CGRect(x: (window.width - 274) / 2, y: window.height - 83, width: 274, height: 62))
        let home = try app.frame(of: .tab, "Home")
        #expect(home == CGRect(x: bar.minX + 4, y: bar.minY + 4, width: 94, height: 54))
        #expect(try app.frame(of: .tab, "Search").minX == home.minX + 86)
    }

    @Test("A list goes on below the bar, and can be scrolled clear of it")
    func list() throws {
        let app = TestApp { Searchable() }
        let window = try app.frame(of: .application, "")
        let list = app.nodes { if case .scroll = $0.content { true } else { false } }
        #expect(list.first?.frame.height == window.height)
    }

    @Test("The tab for searching stands apart in a circle at the trailing end")
    func search() throws {
        let app = TestApp { Searchable() }
        let window = try app.frame(of: .application, "")
        let search = try app.frame(of: .tab, "Search")
        #expect(search.size == CGSize(width: 62, height: 62))
        #expect(search.maxX == window.width - 21)
        #expect(try app.frame(of: .tab, "Home").minX == 21 + 4)
    }

    @Test("On a tablet the bar is at the top, 44 high, with tabs of 36")
    func tablet() throws {
        let app = TestApp(on: .tablet) { Three() }
        let window = try app.frame(of: .application, "")
        let bar = try app.frame(of: .tabList, "Tab Bar")
        #expect(bar.minY == 32)
        #expect(bar.height == 44)
        #expect(abs(bar.midX - window.midX) < 0.01)
        #expect(try app.frame(of: .tab, "Home").height == 36)
    }

    @Test("In a narrow window of a tablet the bar is at the bottom")
    func narrow() throws {
        let app = TestApp(on: .tablet) { Three() }
        app.resize(to: CGSize(width: 375, height: 1000))
        #expect(try app.frame(of: .tabList, "Tab Bar").maxY == 1000 - 21)
    }

    @Test("A stack's bar shares its line with the bar of tabs, whose content begins 20 below that")
    func sharedLine() throws {
        let app = TestApp(on: .tablet) {
            TabView {
                Tab("Home", systemImage: "house") {
                    NavigationStack {
                        NavigationLink("On") { Text("Further").navigationTitle("Further") }
                            .navigationTitle("Home")
                    }
                }
                Tab("Other", systemImage: "star") { Text("Other") }
            }
        }
        try app.tap("On")
        let bar = try app.frame(of: .tabList, "Tab Bar")
        let back = try app.frame(of: .button, "Home")
        #expect(back.midY == bar.midY)
        #expect(back.maxX < bar.minX)
    }

    @Test("Bars have room for as many tabs as there are: eight of them get narrower together")
    func many() {
        let contents = TabBarContents.bottom(standingApart: Array(repeating: false, count: 8))
        let frame = contents.frame(in: CGSize(width: 390, height: 844), clearOf: EdgeInsets())
        #expect(frame == CGRect(x: 21, y: 761, width: 348, height: 62))
        let plan = TabBarPlan(contents, in: frame.size)
        #expect(plan.tabs.last.map { $0.maxX } == 344)
    }
}
