import Combine
import Foundation
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("AppStorage")
struct AppStorageTests {
    @Test("A value is kept when the app ends, and is there again when it starts")
    func relaunch() throws {
        let app = TestApp { Settings() }
        #expect(app.exists(.text, "metric, 3 tents"))
        try app.tap(.toggle, "Metric")
        try app.increment("Tents")
        app.relaunch()
        #expect(app.exists(.text, "imperial, 4 tents"))
    }

    @Test("Two apps, as two visitors, keep their values apart")
    func apart() throws {
        let (one, other) = (TestApp { Settings() }, TestApp { Settings() })
        try one.tap(.toggle, "Metric")
        other.relaunch()
        #expect(other.exists(.text, "metric, 3 tents"))
    }

    @Test("Whoever reads the same key is told, in another window too")
    func shared() throws {
        let app = TestApp { Settings() }
        let second = app.openAnotherWindow()
        try app.tap(.toggle, "Metric")
        #expect(second.exists(.text, "imperial, 3 tents"))
    }

    @Test("Only what reads the key is evaluated again")
    func reads() throws {
        struct Aside: View {
            @AppStorage("other") private var other = 0
            var body: some View { Text("other \(other)") }
        }
        let app = TestApp {
            Settings()
            Aside()
        }
        let before = app.graph.counts.bodiesByType["Aside"]
        try app.tap(.toggle, "Metric")
        #expect(app.graph.counts.bodiesByType["Aside"] == before)
    }

    @Test("What the app writes into the store itself is noticed at the next step")
    func writtenAside() throws {
        let store = VolatileDefaults()
        struct Level: View {
            @AppStorage("level") private var level = 1
            var body: some View { Text("level \(level)") }
        }
        let app = TestApp {
            VStack {
                Level()
                Button("Raise") { store.set(2, forKey: "level") }
            }
            .defaultAppStorage(store)
        }
        #expect(app.exists(.text, "level 1"))
        try app.tap("Raise")
        #expect(app.exists(.text, "level 2"))
    }

    @Test("A store that is named goes before that of the surroundings")
    func stores() {
        let (named, around) = (VolatileDefaults(), VolatileDefaults())
        named.set("named", forKey: "place")
        around.set("around", forKey: "place")
        struct Both: View {
            @AppStorage private var own: String
            @AppStorage("place") private var place = "nowhere"

            init(_ store: UserDefaults) {
                _own = AppStorage(wrappedValue: "nowhere", "place", store: store)
            }

            var body: some View { Text("\(own), \(place)") }
        }
        let app = TestApp { Both(named).defaultAppStorage(around) }
        #expect(app.exists(.text, "named, around"))
    }

    @Test("A scene names the store of all its windows")
    func sceneStore() throws {
        struct Kept: App {
            nonisolated(unsafe) static let store = VolatileDefaults()

            var body: some Scene {
                WindowGroup { Settings() }.defaultAppStorage(Self.store)
            }
        }
        let app = TestApp(Kept.self)
        try app.increment("Tents")
        #expect(app.exists(.text, "metric, 4 tents"))
        #expect(Kept.store.object(forKey: "tents") as? Int == 4)
    }

    @Test("A named store that is made anew with every view is one store, and its values are found again")
    func namedAnew() throws {
        let values = VolatileDefaults()
        struct Counter: View {
            @AppStorage private var count: Int
            @State private var turns = 0

            init(_ values: UserDefaults) {
                _count = AppStorage(wrappedValue: 0, "count", store: Suite(values))
            }

            var body: some View {
                Text("count \(count) after \(turns)")
                Button("Count") {
                    count += 1
                    turns += 1
                }
            }
        }
        struct Page: View {
            let values: UserDefaults
            @State private var round = 0
            var body: some View {
                Counter(values)
                Button("Round \(round)") { round += 1 }
            }
        }
        let app = TestApp { Page(values: values) }
        for round in 0..<3 {
            try app.tap("Count")
            try app.tap("Round \(round)")
        }
        #expect(app.exists(.text, "count 3 after 3"))
        #expect(Suite.made.filter { $0.suite != nil }.count <= 3)
        #expect(Suite.made.first?.suite != nil)
    }

    @Test("What an object of the app's keeps is the app's own, and views that read it are told")
    func inObject() throws {
        final class Model: ObservableObject {
            @AppStorage("tents") var tents = 3
        }
        struct Stock: View {
            @StateObject private var model = Model()
            var body: some View {
                Text("model \(model.tents)")
                Button("Raise") { model.tents += 1 }
            }
        }
        let app = TestApp {
            Stock()
            Settings()
        }
        try app.tap("Raise")
        #expect(app.exists(.text, "model 4"))
        #expect(app.exists(.text, "metric, 4 tents"))
        try app.increment("Tents")
        #expect(app.exists(.text, "metric, 5 tents"))
        #expect(app.exists(.text, "model 5"))
        #expect(UserDefaults.standard.object(forKey: "tents") == nil)
    }

    @Test("An object announces that what it keeps is about to change, whoever changes it")
    func objectWillChange() {
        final class Model: ObservableObject {
            @AppStorage var tents: Int

            init(_ store: UserDefaults) {
                _tents = AppStorage(wrappedValue: 3, "tents", store: store)
            }
        }
        let store = VolatileDefaults()
        let (model, other) = (Model(store), Model(store))
        var seen: [Int] = []
        let subscription = model.objectWillChange.sink { [unowned model] in seen.append(model.tents) }
        model.tents = 4
        other.tents = 5
        #expect(seen == [3, 4])
        #expect(model.tents == 5)
        subscription.cancel()
    }

    @Test("An address is kept as UserDefaults keeps it", arguments: ["https://example.org/a?b", "file:///tmp/a%20b"])
    func address(text: String) throws {
        let store = VolatileDefaults()
        let url = try #require(URL(string: text))
        struct Reader: View {
            @AppStorage("address") private var address: URL?
            let url: URL
            var body: some View {
                Text(address?.absoluteString ?? "none")
                Button("Write") { address = url }
            }
        }
        let app = TestApp { Reader(url: url).defaultAppStorage(store) }
        try app.tap("Write")
        #expect(app.exists(.text, text))
        #expect(store.url(forKey: "address") == url)
        let older = VolatileDefaults()
        older.set("https://example.org/older", forKey: "address")
        let again = TestApp { Reader(url: url).defaultAppStorage(older) }
        #expect(again.exists(.text, "https://example.org/older"))
    }

    @Test("Every kind of value comes back as what it was")
    func kinds() throws {
        let app = TestApp { Kinds() }
        #expect(app.exists(.text, "false 0 0.0  a:b 0.0 0 tent red none none none none none none none none none"))
        try app.tap("Change")
        let changed = "true 7 2.5 text https://example.org/a 86400.0 2 boat blue yes 1 0.5 t c:d 60.0 3 boat blue"
        #expect(app.exists(.text, changed))
        app.relaunch()
        #expect(app.exists(.text, changed))
        try app.tap("Forget")
        #expect(
            app.exists(
                .text,
                "true 7 2.5 text https://example.org/a 86400.0 2 boat blue none none none none none none none none none"
            ))
    }

    @Test("Something of another type is as nothing")
    func otherType() {
        let store = VolatileDefaults()
        store.set("many", forKey: "tents")
        store.set("green", forKey: "colour")
        struct Reader: View {
            @AppStorage("tents") private var tents = 3
            @AppStorage("colour") private var colour = Kinds.Colour.red
            var body: some View { Text("\(tents) \(colour.rawValue)") }
        }
        let app = TestApp { Reader().defaultAppStorage(store) }
        #expect(app.exists(.text, "3 red"))
    }
}

/// A store of a name: every one that is made holds the same values.
private final class Suite: UserDefaults {
    struct Made {
        weak var suite: Suite?
    }

    nonisolated(unsafe) static var made: [Made] = []
    private let values: UserDefaults

    init?(_ values: UserDefaults) {
        self.values = values
        super.init(suiteName: nil)
        Self.made.append(Made(suite: self))
    }

    override func object(forKey defaultName: String) -> Any? { values.object(forKey: defaultName) }
    override func set(_ value: Any?, forKey defaultName: String) { values.set(value, forKey: defaultName) }
    override func removeObject(forKey defaultName: String) { values.removeObject(forKey: defaultName) }
    override func synchronize() -> Bool { true }
}

private struct Settings: View {
    @AppStorage("isMetric") private var isMetric = true
    @AppStorage("tents") private var tents = 3

    var body: some View {
        Toggle("Metric", isOn: $isMetric)
        Stepper("Tents", value: $tents)
        Text("\(isMetric ? "metric" : "imperial"), \(tents) tents")
    }
}

struct Kinds: View {
    enum Shelter: Int { case tent, boat }
    enum Colour: String { case red, blue }

    @AppStorage("flag") private var flag = false
    @AppStorage("whole") private var whole = 0
    @AppStorage("number") private var number = 0.0
    @AppStorage("text") private var text = ""
    @AppStorage("address") private var address = URL(filePath: "a:b")
    @AppStorage("date") private var date = Date(timeIntervalSinceReferenceDate: 0)
    @AppStorage("bytes") private var bytes = Data()
    @AppStorage("shelter") private var shelter = Shelter.tent
    @AppStorage("colour") private var colour = Colour.red
    @AppStorage("flag?") private var maybeFlag: Bool?
    @AppStorage("whole?") private var maybeWhole: Int?
    @AppStorage("number?") private var maybeNumber: Double?
    @AppStorage("text?") private var maybeText: String?
    @AppStorage("address?") private var maybeAddress: URL?
    @AppStorage("date?") private var maybeDate: Date?
    @AppStorage("bytes?") private var maybeBytes: Data?
    @AppStorage("shelter?") private var maybeShelter: Shelter?
    @AppStorage("colour?") private var maybeColour: Colour?

    var body: some View {
        Text((plain + optional).joined(separator: " "))
        Button("Change") { change() }
        Button("Forget") { forget() }
    }

    private var plain: [String] {
        [
            "\(flag)", "\(whole)", "\(number)", text, address.isFileURL ? "a:b" : address.absoluteString,
            "\(date.timeIntervalSinceReferenceDate)", "\(bytes.count)", "\(shelter)", colour.rawValue,
        ]
    }

    private var optional: [String] {
        let values: [String?] = [
            maybeFlag.map { $0 ? "yes" : "no" }, maybeWhole.map { "\($0)" }, maybeNumber.map { "\($0)" }, maybeText,
            maybeAddress?.absoluteString, maybeDate.map { "\($0.timeIntervalSinceReferenceDate)" },
            maybeBytes.map { "\($0.count)" }, maybeShelter.map { "\($0)" }, maybeColour?.rawValue,
        ]
        return values.map { $0 ?? "none" }
    }

    private func change() {
        (flag, whole, number, text) = (true, 7, 2.5, "text")
        if let new = URL(string: "https://example.org/a") { address = new }
        (date, bytes) = (Date(timeIntervalSinceReferenceDate: 86400), Data([1, 2]))
        (shelter, colour) = (.boat, .blue)
        (maybeFlag, maybeWhole, maybeNumber, maybeText) = (true, 1, 0.5, "t")
        (maybeAddress, maybeDate) = (URL(string: "c:d"), Date(timeIntervalSinceReferenceDate: 60))
        (maybeBytes, maybeShelter, maybeColour) = (Data([1, 2, 3]), .boat, .blue)
    }

    private func forget() {
        (maybeFlag, maybeWhole, maybeNumber, maybeText) = (nil, nil, nil, nil)
        (maybeAddress, maybeDate, maybeBytes, maybeShelter, maybeColour) = (nil, nil, nil, nil, nil)
    }
}
