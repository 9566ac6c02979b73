import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Styles that are named by their types")
struct NamedStyleTests {
    @Test("A small bar is lower than a large one, and both fill")
    func gauges() throws {
        func bar(_ style: some GaugeStyle) throws -> CGRect {
            let app = TestApp(on: .phone) {
                Gauge(value: 0.25) { Text("Water") }.gaugeStyle(style).tint(Color(red: 1, green: 0, blue: 0))
                    .frame(width: 200)
            }
            return try #require(app.painted(255, 0, 0))
        }
        let (large, small) = (try bar(LinearCapacityGaugeStyle()), try bar(AccessoryLinearCapacityGaugeStyle()))
        #expect(large.width == 50 && small.width == 50)
        #expect(small.height != large.height)
        #expect(try bar(.linearCapacity) == large && bar(.accessoryLinearCapacity) == small)
    }

    @Test("Controls in a bar stand side by side on no surface")
    func navigationControls() {
        let group: ControlGroup<LabeledControlGroupContent<Button<Text>, Text>> = ControlGroup {
            Button("Smaller") {}
        } label: {
            Text("Size")
        }
        let app = TestApp(on: .phone) { group.controlGroupStyle(NavigationControlGroupStyle()) }
        #expect(app.outline == "application\n  group \"Size\"\n    button \"Smaller\"")
        let surface = TestApp(on: .phone) { group.controlGroupStyle(.automatic) }
        #expect(surface.nodes { $0.style.background != nil }.count > app.nodes { $0.style.background != nil }.count)
    }

    @Test("A menu has the look of a button without a border, or one of an app's own")
    func menus() throws {
        struct Framed: MenuStyle {
            func makeBody(configuration: MenuStyleConfiguration) -> some View {
                Menu(configuration).padding(20).background(Color(red: 1, green: 0, blue: 0))
            }
        }
        let app = TestApp(on: .phone) { Menu("More") { Button("Copy") {} }.menuStyle(Framed()) }
        #expect(app.painted(255, 0, 0) != nil)
        try app.tap("More")
        #expect(app.exists(.menuItem, "Copy"))
        let plain = TestApp(on: .phone) { Menu("More") { Button("Copy") {} }.menuStyle(BorderlessButtonMenuStyle()) }
        try plain.tap("More")
        #expect(plain.exists(.menuItem, "Copy"))
    }

    @Test("Views read how menus are around them")
    func menuValues() {
        struct Reader: View {
            @Environment(\.menuOrder) private var order
            @Environment(\.menuIndicatorVisibility) private var indicator
            var body: some View { Text("\(order == .fixed), \(indicator == .hidden)") }
        }
        let app = TestApp(on: .phone) { Reader().menuOrder(.fixed).menuIndicator(.hidden) }
        #expect(app.exists(.text, "true, true"))
    }

    @Test("Tab views of all styles show their tabs; dots below pages have a ground where that is wanted")
    func tabs() throws {
        func tabs() -> some View {
            TabView {
                Tab("One", systemImage: "star") { Text("first") }
                Tab("Two", systemImage: "heart") { Text("second") }
            }
        }
        for app in [
            TestApp(on: .tablet, view: { tabs().tabViewStyle(DefaultTabViewStyle()) }),
            TestApp(on: .tablet, view: { tabs().tabViewStyle(SidebarAdaptableTabViewStyle()) }),
            TestApp(on: .tablet, view: { tabs().tabViewStyle(TabBarOnlyTabViewStyle()) }),
        ] {
            try app.tap(.tab, "Two")
            #expect(app.exists(.text, "second"))
        }
        func grounds(_ mode: PageIndexViewStyle.BackgroundDisplayMode) -> Int {
            TestApp(on: .phone) {
                tabs().tabViewStyle(.page).indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: mode))
            }
            .nodes { $0.style.background != nil || $0.style.isGlass || $0.style.isFrosted }.count
        }
        #expect(grounds(.always) > grounds(.never))
    }

    @Test("Tabs are put together from any kind of tab")
    func tabContent() throws {
        struct Tabs: View {
            let hasThird: Bool
            @TabContentBuilder<Int> private var more: some TabContent<Int> {
                if hasThird { Tab("Three", systemImage: "plus", value: 3) { Text("third") } }
            }
            private var second: Tab<Int, Text, DefaultTabLabel> {
                Tab("Two", systemImage: "heart", value: 2) { Text("second") }
            }
            @State private var selection = 1
            var body: some View {
                TabView(selection: $selection) {
                    Tab("One", systemImage: "star", value: 1) { Text("first") }
                    AnyTabContent(second)
                    more
                }
            }
        }
        let app = TestApp(on: .phone) { Tabs(hasThird: true) }
        for (tab, text) in [("Two", "second"), ("Three", "third")] {
            try app.tap(.tab, tab)
            #expect(app.exists(.text, text))
        }
        #expect(!TestApp(on: .phone) { Tabs(hasThird: false) }.exists(.tab, "Three"))
    }
}
