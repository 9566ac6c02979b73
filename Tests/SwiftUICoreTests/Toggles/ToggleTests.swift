import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Toggle")
struct ToggleTests {
    private struct Setting<Content: View>: View {
        @State private var isOn = false
        let content: (Binding<Bool>) -> Content

        var body: some View {
            VStack {
                content($isOn)
                Text(isOn ? "it is on" : "it is off")
            }
        }
    }

    @Test("A tap turns a toggle on, and another one off")
    func tap() throws {
        let app = TestApp { Setting { Toggle("Loud", isOn: $0) } }
        #expect(try !app.isOn("Loud"))
        try app.tap(.toggle, "Loud")
        #expect(try app.isOn("Loud"))
        #expect(app.exists(.text, "it is on"))
        try app.tap(.toggle, "Loud")
        #expect(app.exists(.text, "it is off"))
    }

    @Test("A toggle is read out as one switch, by its label")
    func spoken() {
        let app = TestApp {
            Toggle(isOn: .constant(true)) {
                Text("Alarm")
                Text("at seven")
            }
        }
        #expect(app.outline == "application\n  switch \"Alarm, at seven\" on")
    }

    @Test("A toggle can have a symbol beside its title")
    func symbol() {
        let app = TestApp { Toggle("Alarm", systemImage: "bell", isOn: .constant(true)) }
        #expect(app.outline == "application\n  switch \"Alarm\" on")
    }

    @Test("A disabled toggle is read out as one and does not answer")
    func disabled() {
        let app = TestApp { Setting { Toggle("Loud", isOn: $0).disabled(true) } }
        #expect(app.outline.contains("switch \"Loud\" off disabled"))
        #expect(throws: (any Error).self) { try app.tap(.toggle, "Loud") }
        #expect(app.exists(.text, "it is off"))
    }

    @Test("A hidden label is read out all the same")
    func hiddenLabel() throws {
        let app = TestApp { Toggle("Loud", isOn: .constant(true)).labelsHidden() }
        #expect(app.outline == "application\n  switch \"Loud\" on")
        #expect(try app.frame(of: .toggle, "Loud").size == CGSize(width: 66, height: 30))
    }

    @Test("In a list the whole row is one switch, and as high as any row")
    func row() throws {
        let app = TestApp(on: .phone) { List { Single() } }
        #expect(
            app.outline == """
                application
                  list
                    listitem
                      switch "Loud" off
                """)
        #expect(try app.frame(of: .toggle, "Loud").height == 52)
        try app.tap(.toggle, "Loud")
        #expect(try app.isOn("Loud"))
    }

    @Test("A row that is a switch says how it stands, also with something around it")
    func modifiedRow() throws {
        let app = TestApp(on: .phone) { List { Single().padding(.vertical, 4) } }
        try app.tap(.toggle, "Loud")
        #expect(try app.isOn("Loud"))
    }

    private struct Single: View {
        @State private var isOn = false

        var body: some View { Toggle("Loud", isOn: $isOn) }
    }

    private struct Channel: Identifiable {
        let id: Int
        var isOn: Bool
    }

    private struct Channels: View {
        @State private var channels: [Channel]

        init(_ values: [Bool]) {
            channels = values.enumerated().map { Channel(id: $0, isOn: $1) }
        }

        var body: some View {
            Toggle("All", sources: $channels, isOn: \.isOn)
            ForEach($channels) { $channel in Toggle("Channel \(channel.id)", isOn: $channel.isOn) }
        }
    }

    @Test("A toggle for many values is on if all of them are, and sets all of them")
    func sources() throws {
        let app = TestApp { Channels([true, false]) }
        #expect(try !app.isOn("All"))
        try app.tap(.toggle, "All")
        #expect(try app.isOn("Channel 1"))
        #expect(try app.isOn("All"))
        try app.tap(.toggle, "Channel 0")
        #expect(try !app.isOn("All"))
    }
}

@MainActor
@Suite("Styles of toggles")
struct ToggleStyleTests {
    private struct Lamp: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isOn.toggle()
            } label: {
                configuration.label
                Text(configuration.isMixed ? "mixed" : configuration.isOn ? "lit" : "dark")
            }
        }
    }

    private struct Bedside: View {
        @State private var isOn = false
        var body: some View { Toggle("Lamp", isOn: $isOn).toggleStyle(Lamp()) }
    }

    @Test("A style of the app's own shows a toggle and changes it")
    func ownStyle() throws {
        let app = TestApp { Bedside() }
        try app.tap("Lamp, dark")
        #expect(app.exists(.button, "Lamp, lit"))
    }

    @Test("A style is told of values of which some are on and others are not")
    func mixed() {
        let app = TestApp {
            Toggle("Lamp", sources: [Binding.constant(true), .constant(false)], isOn: \.self).toggleStyle(Lamp())
        }
        #expect(app.exists(.button, "Lamp, mixed"))
    }

    @Test("A style can change another one")
    func changedStyle() {
        struct Warm: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                Toggle(configuration).toggleStyle(.switch).tint(.orange)
            }
        }
        let app = TestApp { Toggle("Heat", isOn: .constant(true)).toggleStyle(Warm()) }
        #expect(app.outline == "application\n  switch \"Heat\" on")
        #expect(app.painted(255, 141, 40) != nil)
    }

    // The colours are those of the platform (`colors.json`).
    @Test("A switch that is on is green, or has the tint's colour")
    func colors() {
        #expect(TestApp { Toggle("A", isOn: .constant(true)) }.painted(52, 199, 89) != nil)
        #expect(TestApp { Toggle("A", isOn: .constant(true)).tint(.red) }.painted(255, 56, 60) != nil)
        let style = SwitchToggleStyle(tint: .red)
        #expect(TestApp { Toggle("A", isOn: .constant(true)).toggleStyle(style) }.painted(255, 56, 60) != nil)
        #expect(TestApp { Toggle("A", isOn: .constant(false)).tint(.red) }.painted(255, 56, 60) == nil)
    }

    @Test("The thumb stands 2 off the trailing end of a switch that is on, and off the leading end of one that is not")
    func thumb() throws {
        let size = CGSize(width: 37, height: 24)
        for isOn in [true, false] {
            let app = TestApp { Toggle("A", isOn: .constant(isOn)).labelsHidden() }
            let whole = try app.frame(of: .toggle, "A")
            let white = SceneColor(255, 255, 255)
            let node = try #require(app.nodes { $0.style.background == white && $0.frame.size == size }.first)
            let thumb = try #require(app.scene.windowFrame(of: node.id))
            #expect(isOn ? whole.maxX - thumb.maxX == 3.5 : thumb.minX - whole.minX == 3.5)
        }
    }

    @Test("A toggle in the look of a button is as large on as off, and a switch to someone who listens")
    func buttonStyle() throws {
        let sizes = try [true, false].map { isOn in
            let app = TestApp { Toggle("Pin", isOn: .constant(isOn)).toggleStyle(.button) }
            #expect(app.outline == "application\n  switch \"Pin\" \(isOn ? "on" : "off")")
            return try app.frame(of: .toggle, "Pin").size
        }
        #expect(sizes[0] == sizes[1])
    }
}
