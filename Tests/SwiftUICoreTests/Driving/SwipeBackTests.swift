import SwiftUICore
import SwiftUITesting
import Testing

private struct Pages: View {
    var hidesBack = false
    @State private var path = [1, 2]

    var body: some View {
        NavigationStack(path: $path) {
            Text("path: \(path.count)").navigationTitle("Root")
                .navigationDestination(for: Int.self) { page in
                    Text("page \(page)").navigationTitle("Page \(page)").navigationBarBackButtonHidden(hidesBack)
                }
        }
    }
}

private struct Sheeted: View {
    @State private var isShown = false

    var body: some View {
        NavigationStack {
            NavigationLink("Next") {
                Button("Show") { isShown = true }.navigationTitle("Second")
                    .sheet(isPresented: $isShown) { NavigationStack { NavigationLink("Deeper") { Text("deep") } } }
            }
            .navigationTitle("First")
        }
    }
}

@MainActor
@Suite("Swiping back, in tests")
struct SwipeBackTests {
    @Test("A3.77 A swipe from the leading edge takes one entry off, and at the root none")
    func pops() {
        let app = TestApp { Pages() }
        #expect(app.swipeBack())
        #expect(app.exists(.heading, "Page 1"))
        #expect(app.swipeBack())
        #expect(app.exists(.text, "path: 0"))
        #expect(!app.swipeBack())
        #expect(app.exists(.text, "path: 0"))
    }

    @Test("A3.70 Without a back button there is no swipe back")
    func hidden() {
        let app = TestApp { Pages(hidesBack: true) }
        #expect(!app.swipeBack())
        #expect(app.exists(.heading, "Page 2"))
    }

    @Test("What a sheet covers is not swiped away; a screen pushed in the sheet is")
    func sheet() throws {
        let app = TestApp { Sheeted() }
        try app.tap("Next")
        try app.tap("Show")
        #expect(!app.swipeBack())
        try app.tap("Deeper")
        #expect(app.swipeBack())
        #expect(app.exists(.button, "Deeper"))
    }

    @Test("Columns in one stack are swiped away one by one; beside one another they stay")
    func columns() throws {
        let split = { @MainActor () -> TestApp in
            TestApp(on: .phone) {
                NavigationSplitView {
                    List { NavigationLink("Tents") { Text("all tents").navigationTitle("Tents") } }
                        .navigationTitle("Gear")
                } detail: {
                    Text("nothing")
                }
            }
        }
        let app = split()
        try app.tap("Tents")
        #expect(app.swipeBack())
        #expect(app.exists(.heading, "Gear"))

        let tablet = split()
        tablet.show(on: .tablet)
        tablet.rotate()
        #expect(!tablet.swipeBack())
    }

    @Test("Where a view follows the finger, the swipe is that view's")
    func dragged() throws {
        let app = TestApp {
            NavigationStack {
                NavigationLink("Next") {
                    Color.red.gesture(DragGesture()).navigationTitle("Second")
                }
            }
        }
        try app.tap("Next")
        #expect(!app.swipeBack())
        #expect(app.exists(.heading, "Second"))
    }
}
