import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("The focus of text fields")
struct FocusTests {
    private enum Part: Hashable { case name, city }

    private struct Card: View {
        let hand: Hand
        var onSubmit: () -> Void = {}
        @State private var name = ""
        @State private var city = ""
        @State private var hasCity = true
        @FocusState private var part: Part?

        var body: some View {
            let _ = hand.on("focus") { part = $0 }
            let _ = hand.on("city") { hasCity = $0 }
            let _ = hand.see("part", part as Any)
            TextField("Name", text: $name)
                .focused($part, equals: .name)
                .onSubmit { part = .city }
            if hasCity { TextField("City", text: $city).focused($part, equals: .city) }
        }
    }

    private let hand = Hand()
    private var part: Part? { hand.seen["part"] as? Part }

    @Test("The state follows the person from field to field")
    func person() throws {
        let app = TestApp { Card(hand: hand) }
        #expect(part == nil)
        try app.type("A", into: "Name")
        #expect(part == .name)
        try app.type("B", into: "City")
        #expect(part == .city)
        try app.endEditing()
        #expect(part == nil)
    }

    @Test("The app moves the focus by setting the state")
    func code() throws {
        let app = TestApp { Card(hand: hand) }
        hand.press("focus", Part?.some(.city) as Any)
        app.settle()
        #expect(try app.hasFocus("City"))
        try app.type("Bath")
        #expect(try app.value(of: .textField, "City") == "Bath")
        hand.press("focus", Part?.some(.name) as Any)
        app.settle()
        #expect(try app.hasFocus("Name"))
        hand.press("focus", Part?.none as Any)
        app.settle()
        #expect(try !app.hasFocus("Name"))
        #expect(throws: SceneDriverError.self) { try app.type("x") }
    }

    @Test("The host is asked to move the focus only if the app moved it")
    func requests() throws {
        let app = TestApp { Card(hand: hand) }
        try app.type("A", into: "Name")
        #expect(app.scene.fields.allSatisfy { $0.focusRequest == nil })
        hand.press("focus", Part?.some(.city) as Any)
        app.settle()
        #expect(app.scene.fields.map(\.focusRequest) == [nil, .init(ordinal: 1, wantsFocus: true)])
        hand.press("focus", Part?.none as Any)
        app.settle()
        #expect(app.scene.fields.map(\.focusRequest) == [nil, .init(ordinal: 2, wantsFocus: false)])
    }

    @Test("The return key runs what the app has for it, which may move the focus on")
    func submitMoves() throws {
        let app = TestApp { Card(hand: hand) }
        try app.type("Ada", into: "Name")
        try app.submit()
        #expect(part == .city)
        #expect(try app.hasFocus("City"))
    }

    @Test("The return key takes the focus away if nobody moves it on")
    func submitEnds() throws {
        let app = TestApp { Card(hand: hand) }
        try app.type("Bath", into: "City")
        try app.submit()
        #expect(part == nil)
    }

    @Test("A field that goes takes the focus along")
    func fieldGoes() throws {
        let app = TestApp { Card(hand: hand) }
        try app.type("B", into: "City")
        hand.press("city", false)
        app.settle()
        #expect(part == nil)
    }

    @Test("A value for which there is no field becomes none again")
    func noField() throws {
        let app = TestApp { Card(hand: hand) }
        hand.press("city", false)
        app.settle()
        hand.press("focus", Part?.some(.city) as Any)
        app.settle()
        #expect(part == nil)
    }

    @Test("A field can have the focus from the start")
    func fromTheStart() throws {
        struct Start: View {
            @State private var text = ""
            @FocusState private var isFocused: Bool
            var body: some View {
                TextField("First", text: $text).focused($isFocused).onAppear { isFocused = true }
                Text(isFocused ? "on" : "off")
            }
        }
        let app = TestApp { Start() }
        #expect(try app.hasFocus("First"))
        #expect(app.exists(.text, "on"))
    }

    @Test("A field that is disabled cannot be written into, and gives up the focus")
    func disabled() throws {
        struct Lock: View {
            let hand: Hand
            @State private var text = ""
            @State private var isLocked = false
            @FocusState private var isFocused: Bool
            var body: some View {
                let _ = hand.on("lock") { isLocked = $0 }
                let _ = hand.on("focus") { isFocused = $0 }
                TextField("Code", text: $text).focused($isFocused).disabled(isLocked)
                Text(isFocused ? "on" : "off")
            }
        }
        let app = TestApp { Lock(hand: hand) }
        try app.type("1", into: "Code")
        #expect(app.exists(.text, "on"))
        hand.press("lock", true)
        app.settle()
        #expect(app.exists(.text, "off"))
        #expect(app.outline.contains("textfield \"Code\" value \"1\" disabled"))
        #expect(throws: SceneDriverError.self) { try app.type("2", into: "Code") }
        hand.press("focus", true)
        app.settle()
        #expect(app.exists(.text, "off"))
    }

    @Test("Actions for the return key run from the inside out, as far as a scope lets them")
    func submitActions() throws {
        struct Scoped: View {
            let hand: Hand
            @State private var log = ""
            @State private var text = ""
            var body: some View {
                VStack {
                    TextField("Open", text: $text)
                    TextField("Closed", text: $text).onSubmit { log += "in " }.submitScope()
                }
                .onSubmit { log += "middle " }
                .onSubmit(of: .search) { log += "search " }
                .onSubmit { log += "out " }
                Text("log \(log)")
            }
        }
        let app = TestApp { Scoped(hand: hand) }
        try app.type("a", into: "Open")
        try app.submit()
        #expect(app.exists(.text, "log middle out "))
        try app.type("b", into: "Closed")
        try app.submit()
        #expect(app.exists(.text, "log middle out in "))
    }

    private struct Long: View {
        let hand: Hand
        @State private var texts = Array(repeating: "", count: 200)
        @FocusState private var row: Int?

        var body: some View {
            let _ = hand.see("row", row as Any)
            List {
                ForEach(texts.indices, id: \.self) { index in
                    TextField("Row \(index)", text: $texts[index]) { hand.see("editing", $0) }
                        .focused($row, equals: index)
                }
            }
        }
    }

    @Test("A field that is scrolled away has lost the focus, and all hear of it")
    func scrolledAway() throws {
        let app = TestApp(on: .phone) { Long(hand: hand) }
        try app.type("a", into: "Row 3")
        #expect(hand.seen["row"] as? Int == 3)
        #expect(hand.seen["editing"] as? Bool == true)
        try app.scroll(to: .bottom)
        #expect(hand.seen["row"] as? Int == nil)
        #expect(hand.seen["editing"] as? Bool == false)
        try app.scroll(to: .top)
        try app.type("b", into: "Row 3")
        #expect(hand.seen["row"] as? Int == 3)
    }
}
