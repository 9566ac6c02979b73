import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Slider")
struct SliderTests {
    @Test("A slider is read out by its label, and stands at a part of its track")
    func spoken() throws {
        let app = TestApp { Slider(value: .constant(15), in: 10...30) { Text("Warmth") } }
        #expect(app.outline == "application\n  slider \"Warmth\" value \"25%\"")
    }

    @Test("A slider can be taken to a value, which it hands to its binding")
    func adjusted() throws {
        let app = TestApp { Heater() }
        try app.adjust("Warmth", to: 24.25)
        #expect(app.exists(.text, "24.25 degrees"))
        try app.adjust("Warmth", to: 99)
        #expect(app.exists(.text, "30.0 degrees"))
    }

    @Test(
        "The thumb of a slider with steps rests only at steps from its lower bound",
        arguments: [(11.2, "11.0"), (11.3, "11.5"), (29.9, "30.0")])
    func steps(wanted: Double, rest: String) throws {
        let app = TestApp { Heater(step: 0.5) }
        try app.adjust("Warmth", to: wanted)
        #expect(app.exists(.text, "\(rest) degrees"))
    }

    @Test("The last step may be shorter: the upper bound can always be reached")
    func lastStep() throws {
        let app = TestApp { Heater(step: 8) }
        try app.adjust("Warmth", to: 26)
        #expect(app.exists(.text, "26.0 degrees"))
        try app.increment("Warmth")
        #expect(app.exists(.text, "30.0 degrees"))
    }

    @Test("More and less go by a step, or by a tenth of the track where there are none")
    func increments() throws {
        let stepped = TestApp { Heater(step: 0.5) }
        try stepped.increment("Warmth")
        #expect(stepped.exists(.text, "18.5 degrees"))
        let free = TestApp { Heater() }
        try free.increment("Warmth")
        #expect(free.exists(.text, "20.0 degrees"))
        try free.decrement("Warmth")
        #expect(free.exists(.text, "18.0 degrees"))
    }

    @Test("Whoever asks is told when the thumb is taken hold of and let go, each time once")
    func editing() throws {
        let app = TestApp { Recorder() }
        try app.adjust("Level", to: 0.5)
        #expect(app.exists(.text, "true false"))
        try app.increment("Level")
        #expect(app.exists(.text, "true false true false"))
    }

    @Test("A value outside of the bounds is shown at the nearer end, and stays what it is")
    func outside() throws {
        let app = TestApp { Heater(start: 99) }
        #expect(try app.value(of: .slider, "Warmth") == "100%")
        #expect(app.exists(.text, "99.0 degrees"))
    }

    @Test("What is no number, or a range of one value, is the lower end")
    func degenerate() throws {
        let unknown = TestApp { Slider(value: .constant(.nan), in: 0...1) { Text("Level") } }
        #expect(try unknown.value(of: .slider, "Level") == "0%")
        let single = TestApp { Slider(value: .constant(3), in: 3...3) { Text("Level") } }
        #expect(try single.value(of: .slider, "Level") == "0%")
        try single.increment("Level")
    }

    @Test(
        "A slider whose track has no length that can be told stands at its lower end, and keeps its value",
        arguments: [
            0...Double.infinity, -Double.infinity...Double.infinity, -Double.infinity...0,
            -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude,
        ], [0, Double.infinity, -Double.infinity, Double.nan])
    func endless(bounds: ClosedRange<Double>, value: Double) throws {
        for step in [nil, 1.0, .infinity] {
            let kept = Kept(value)
            let binding = Binding(get: { @MainActor in kept.value }, set: { @MainActor in kept.value = $0 })
            let app = TestApp {
                if let step {
                    Slider(value: binding, in: bounds, step: step) { Text("Level") }
                } else {
                    Slider(value: binding, in: bounds) { Text("Level") }
                }
            }
            #expect(try app.value(of: .slider, "Level") == "0%")
            try app.increment("Level")
            #expect(value.isNaN || !kept.value.isNaN)
        }
    }

    @MainActor
    private final class Kept {
        var value: Double

        init(_ value: Double) {
            self.value = value
        }
    }

    @Test("A slider that is disabled, or goes, while its thumb is held has ended being edited")
    func interrupted() throws {
        struct Held: View {
            @State private var level = 0.5
            @State private var notes = ""
            @State private var isDisabled = false
            @State private var isThere = true

            var body: some View {
                Text("notes \(notes)")
                Button("Disable") { isDisabled = true }
                Button("Remove") { isThere = false }
                if isThere {
                    Slider(value: $level) {
                        Text("Level")
                    } onEditingChanged: {
                        notes += $0 ? "+" : "-"
                    }
                    .disabled(isDisabled)
                }
            }
        }
        for interruption in ["Disable", "Remove"] {
            let app = TestApp { Held() }
            let node = try #require(app.slider)
            app.send(.adjust(node.id, .began))
            #expect(app.exists(.text, "notes +"))
            try app.tap(interruption)
            #expect(app.exists(.text, "notes +-"))
        }
    }

    @Test("A disabled slider is read out as one and does not answer")
    func disabled() throws {
        let app = TestApp { Heater().disabled(true) }
        #expect(app.outline.contains("slider \"Warmth\" value \"40%\" disabled"))
        #expect(throws: (any Error).self) { try app.adjust("Warmth", to: 20) }
        let node = try #require(app.slider)
        app.send(.adjust(node.id, .increment))
        #expect(app.exists(.text, "18.0 degrees"))
    }

    @Test("Views at the ends of the track stand beside it and speak for themselves")
    func ends() throws {
        let app = TestApp {
            Slider(value: .constant(0.5)) {
                Text("Volume")
            } minimumValueLabel: {
                Text("quiet")
            } maximumValueLabel: {
                Text("loud")
            }
            .frame(width: 300)
        }
        let slider = try app.frame(of: .slider, "Volume")
        #expect(try slider.minX == app.frame(of: .text, "quiet").maxX + 8)
        #expect(try slider.maxX == app.frame(of: .text, "loud").minX - 8)
    }

    @Test("The thumb and the track up to it are the last two nodes in a slider, where a host moves them")
    func parts() throws {
        let app = TestApp { Slider(value: .constant(0.25)).frame(width: 237) }
        let node = try #require(app.slider)
        let frames = node.children.suffix(2).compactMap { app.scene[$0]?.frame }
        #expect(frames.map(\.minX) == [0, 50])
        #expect(frames.map(\.width) == [68.5, 37])
        #expect(node.meaning.slider?.inset == 18.5)
    }

    @Test("A host that has let go of the thumb is told where it stands, although the app has refused to move it")
    func refused() throws {
        let app = TestApp { Slider(value: .constant(0.5)) { Text("Stuck") } }
        let before = app.slider?.meaning.slider
        try app.adjust("Stuck", to: 1)
        #expect(app.slider?.meaning.slider?.value == 0.5)
        #expect(app.slider?.meaning.slider != before)
    }

    @Test("In a row that leads further the slider is moved by itself")
    func row() throws {
        let app = TestApp {
            NavigationStack {
                List {
                    NavigationLink(value: 1) { Heater() }
                }
                .navigationDestination(for: Int.self) { Text("page \($0)") }
            }
        }
        try app.increment("Warmth")
        #expect(app.exists(.text, "20.0 degrees"))
        #expect(!app.exists(.text, "page 1"))
    }
}

extension TestApp {
    /// The node of the only slider.
    fileprivate var slider: SceneNode? {
        Outline(of: scene).entries.first { $0.role == .slider }.flatMap { scene[$0.node] }
    }
}

private struct Heater: View {
    var step: Double?
    @State private var warmth = 18.0

    init(start: Double = 18, step: Double? = nil) {
        _warmth = State(initialValue: start)
        self.step = step
    }

    var body: some View {
        if let step {
            Slider(value: $warmth, in: 10...30, step: step) { Text("Warmth") }
        } else {
            Slider(value: $warmth, in: 10...30) { Text("Warmth") }
        }
        Text("\(warmth.description) degrees")
    }
}

private struct Recorder: View {
    @State private var level = 0.0
    @State private var words: [String] = []

    var body: some View {
        Slider(value: $level) {
            Text("Level")
        } onEditingChanged: {
            words.append("\($0)")
        }
        Text(words.joined(separator: " "))
    }
}
