import Observation
import SwiftUICore
import SwiftUITesting
import Testing

private struct Numbers: View {
    @State var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            NavigationLink("Three", value: 3).navigationTitle("Root")
                .navigationDestination(for: Int.self) { number in
                    NavigationLink("Next", value: number + 1).navigationTitle("Number \(number)")
                }
        }
    }
}

private struct Mixed: View {
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            NavigationLink("Pear", value: "pear").navigationTitle("Root")
                .navigationDestination(for: Int.self) { Text("slice \($0)").navigationTitle("Slice \($0)") }
                .navigationDestination(for: String.self) { fruit in
                    NavigationLink("Cut", value: 2).navigationTitle(fruit)
                }
        }
    }
}

@Observable
private final class Places {
    var names: [String]

    init(_ names: [String] = ["tents", "boats"]) {
        self.names = names
    }
}

/// Gear in two columns, with a stack in the second one.
private struct Shed: View {
    var places = Places()
    @State private var place: String?
    @State private var path: [Int] = []

    var body: some View {
        NavigationSplitView {
            List(places.names, id: \.self, selection: $place) { Text($0) }
                .navigationTitle("Places")
        } detail: {
            NavigationStack(path: $path) {
                if let place {
                    NavigationLink("First", value: 1).navigationTitle(place)
                        .navigationDestination(for: Int.self) { Text("thing \($0)").navigationTitle("Thing \($0)") }
                } else {
                    Text("nothing chosen")
                }
            }
        }
        // Many apps begin each place at its root.
        .onChange(of: place) { path = [] }
    }
}

private struct Library: View {
    @State private var subject: String?
    @State private var book: Int?

    var body: some View {
        NavigationSplitView {
            List(["maps", "tales"], id: \.self, selection: $subject) { Text($0) }.navigationTitle("Subjects")
        } content: {
            if let subject {
                List([1, 2], id: \.self, selection: $book) { Text("\(subject) \($0)") }.navigationTitle(subject)
            }
        } detail: {
            if let subject, let book { Text("page").navigationTitle("\(subject) \(book)") }
        }
    }
}

private struct Secret: Hashable {}

@MainActor
@Suite("The address of what a window shows")
struct StateAddressTests {
    @Test("A path of one type is in the address as it grows and shrinks, and comes back from there")
    func path() throws {
        let app = TestApp { Numbers() }
        #expect(app.stateAddress == "")
        try app.tap("Three")
        try app.tap("Next")
        #expect(app.stateAddress == "path=3&path=4")
        try app.back()
        #expect(app.stateAddress == "path=3")

        let other = TestApp { Numbers() }
        other.visit("path=3&path=4")
        #expect(other.exists(.heading, "Number 4"))
        #expect(other.stateAddress == "path=3&path=4")
        try other.back()
        #expect(other.exists(.heading, "Number 3"))
    }

    @Test("A path of several types says which they are")
    func mixedPath() throws {
        let app = TestApp { Mixed() }
        try app.tap("Pear")
        try app.tap("Cut")
        #expect(app.stateAddress == "path=Swift.String:pear&path=Swift.Int:2")
        let other = TestApp { Mixed() }
        other.visit(app.stateAddress)
        #expect(other.exists(.heading, "Slice 2"))
        try other.back()
        #expect(other.exists(.heading, "pear"))
    }

    @Test("A stack that keeps its path to itself is named as well")
    func ownPath() throws {
        let stack = { @MainActor () -> TestApp in
            TestApp {
                NavigationStack {
                    NavigationLink("Pear", value: "pear")
                        .navigationDestination(for: String.self) { Text("eat").navigationTitle($0) }
                }
            }
        }
        let app = stack()
        try app.tap("Pear")
        let other = stack()
        other.visit(app.stateAddress)
        #expect(app.stateAddress == "path=Swift.String:pear")
        #expect(other.exists(.heading, "pear"))
    }

    @Test("A selection and the path that belongs to it come back together, on a phone and on a tablet")
    func columns() throws {
        for device in [TestDevice.phone, .tablet] {
            let app = TestApp(on: device) { Shed() }
            if device.name == TestDevice.tablet.name { app.rotate() }
            try app.tap("tents")
            #expect(app.stateAddress == "sidebar=tents")
            try app.tap("First")
            #expect(app.stateAddress == "sidebar=tents&path=1")

            let other = TestApp(on: device) { Shed() }
            other.visit(app.stateAddress)
            #expect(other.exists(.heading, "Thing 1"))
            #expect(other.stateAddress == app.stateAddress)
            try other.back()
            #expect(other.exists(.heading, "tents"))
            #expect(other.stateAddress == "sidebar=tents")
        }
    }

    @Test("In three columns each selection brings the list of the next one")
    func threeColumns() throws {
        let app = TestApp { Library() }
        app.visit("content=2&sidebar=tales")
        #expect(app.exists(.heading, "tales 2"))
        #expect(app.stateAddress == "sidebar=tales&content=2")
        try app.back()
        #expect(app.stateAddress == "sidebar=tales")
    }

    @Test("An address that is read while the app shows it already changes nothing")
    func same() throws {
        let app = TestApp { Shed() }
        try app.tap("boats")
        let revision = app.scene.revision
        app.visit("sidebar=boats")
        #expect(app.scene.revision == revision)
    }

    @Test("In an app that runs, an address leads from what is shown to what it names")
    func whileRunning() throws {
        let app = TestApp { Shed() }
        app.visit("sidebar=boats&path=1")
        app.visit("sidebar=tents&path=2")
        #expect(app.exists(.heading, "Thing 2"))
        try app.back()
        #expect(app.exists(.heading, "tents"))
    }

    @Test("In an app that runs, an address that names less leads back")
    func back() throws {
        let app = TestApp { Shed() }
        app.visit("sidebar=boats&path=1")
        app.visit("sidebar=boats")
        #expect(app.exists(.heading, "boats"))
        #expect(app.stateAddress == "sidebar=boats")

        let library = TestApp { Library() }
        library.visit("sidebar=tales&content=2")
        library.visit("sidebar=maps")
        #expect(library.exists(.heading, "maps"))
        #expect(library.stateAddress == "sidebar=maps")
    }

    @Test("An address that names no selection clears the one that there is")
    func cleared() throws {
        let app = TestApp(on: .tablet) { Shed() }
        app.rotate()
        try app.tap("boats")
        app.visit("path=1")
        #expect(!app.exists(.heading, "boats"))
        #expect(app.stateAddress == "path=1")
    }

    @Test("What others have added to an address changes nothing")
    func others() throws {
        let app = TestApp { Shed() }
        app.visit("sidebar=boats&path=1")
        app.visit("utm_source=letter")
        #expect(app.stateAddress == "sidebar=boats&path=1")
    }

    @Test(
        "What is no address of the app's opens it at its start",
        arguments: [
            "path=pear", "path=3&path=null", "path=", "sidebar=a&sidebar=b", "utm_source=letter", "%", "path=%zz",
        ])
    func bad(address: String) throws {
        let app = TestApp { Numbers() }
        app.visit(address)
        #expect(app.exists(.heading, "Root"))
        try app.tap("Three")
        #expect(app.stateAddress == "path=3")
    }

    @Test("A row that is not there is not selected, and what the address says of it waits until the person goes on")
    func outdated() throws {
        let app = TestApp { Shed() }
        app.visit("sidebar=planes&path=1")
        #expect(app.exists(.heading, "Places"))
        #expect(app.stateAddress == "sidebar=planes&path=1")
        try app.tap("tents")
        #expect(app.exists(.heading, "tents"))
        #expect(app.stateAddress == "sidebar=tents")
    }

    @Test("What the app is yet to load is shown when it is there")
    func loaded() throws {
        let places = Places([])
        let app = TestApp { Shed(places: places) }
        app.visit("sidebar=boats&path=1")
        #expect(app.exists(.heading, "Places"))
        places.names = ["tents", "boats"]
        app.settle()
        #expect(app.exists(.heading, "Thing 1"))
        #expect(app.stateAddress == "sidebar=boats&path=1")
    }

    @Test("What cannot be saved is not named, nor what lies over the window")
    func unnamed() throws {
        let app = TestApp {
            NavigationStack {
                NavigationLink("Go", value: Secret()).navigationDestination(for: Secret.self) { _ in
                    Text("secret").sheet(isPresented: .constant(true)) { Numbers(path: [3]) }
                }
            }
        }
        try app.tap("Go")
        #expect(app.exists(.heading, "Number 3"))
        #expect(app.stateAddress == "")
    }

    @Test("Each window has an address of its own")
    func windows() throws {
        let app = TestApp { Numbers() }
        let other = app.openAnotherWindow()
        try app.tap("Three")
        #expect(app.stateAddress == "path=3")
        #expect(other.stateAddress == "")
    }
}
