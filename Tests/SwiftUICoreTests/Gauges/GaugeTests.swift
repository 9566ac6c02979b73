import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Gauge")
struct GaugeTests {
    @Test("A gauge is read out by its label, with the part of a hundred that it stands at")
    func spoken() {
        let app = TestApp { Gauge(value: 20, in: 0...80) { Text("Water") } }
        #expect(app.outline == "application\n  gauge \"Water\" value \"25%\"")
    }

    @Test("What says the current value is read out in its place, whatever the style shows")
    func currentValue() {
        let app = TestApp { Water().gaugeStyle(Worded()) }
        #expect(app.outline == "application\n  gauge \"Water\" value \"20 litres\"")
    }

    @Test(
        "A value outside of the bounds, or none, is shown at an end",
        arguments: [(99.0, "100%"), (-5.0, "0%"), (.nan, "0%")])
    func outside(value: Double, spoken: String) throws {
        let app = TestApp { Gauge(value: value, in: 0...10) { Text("Water") } }
        #expect(try app.value(of: .gauge, "Water") == spoken)
    }

    @Test(
        "Between bounds that are no numbers, a gauge stands somewhere",
        arguments: [0...Double.infinity, -Double.infinity...Double.infinity], [0, Double.infinity, -Double.infinity])
    func endless(bounds: ClosedRange<Double>, value: Double) throws {
        let app = TestApp { Gauge(value: value, in: bounds) { Text("Water") } }
        #expect(["0%", "100%"].contains(try app.value(of: .gauge, "Water")))
    }

    @Test("A bar fills up to the value, in the tint")
    func bar() throws {
        let app = TestApp {
            Gauge(value: 0.25) { Text("Water") }.tint(Color(red: 1, green: 0, blue: 0)).frame(width: 200)
        }
        let filled = try #require(app.painted(255, 0, 0))
        #expect(filled.width == 50)
        #expect(try filled.minX == app.frame(of: .gauge, "Water").minX)
    }

    @Test("A ring has one size and shows the current value, whatever the room")
    func rings() throws {
        for app in [
            TestApp { Water(current: "20").gaugeStyle(.accessoryCircular) },
            TestApp { Water(current: "20").gaugeStyle(.accessoryCircularCapacity) },
        ] {
            #expect(try app.frame(of: .gauge, "Water").size == CGSize(width: 58, height: 58))
            #expect(app.texts.first == "20")
        }
    }

    @Test("The opening of a ring has the bounds, or else the label")
    func opening() {
        let bounded = TestApp { Water().gaugeStyle(.accessoryCircular) }
        #expect(bounded.texts.contains("empty") && bounded.texts.contains("full") && !bounded.texts.contains("Water"))
        let plain = TestApp { Gauge(value: 0.5) { Text("Water") }.gaugeStyle(.accessoryCircular) }
        #expect(plain.texts == ["Water"])
    }

    @Test("A bar with a mark has the bounds at its ends, or else the current value before it")
    func marked() {
        let bounded = TestApp { Water().gaugeStyle(.accessoryLinear) }
        #expect(bounded.texts == ["empty", "full"])
        let plain = TestApp {
            Gauge(value: 0.5) {
                Text("Water")
            } currentValueLabel: {
                Text("half")
            }.gaugeStyle(.accessoryLinear)
        }
        #expect(plain.texts == ["half"])
    }

    @Test("A style is told of the value between 0 and 1, and follows it")
    func style() throws {
        struct Tank: View {
            @State private var level = 8.0

            var body: some View {
                Gauge(value: level, in: 0...40) { Text("Water") }.gaugeStyle(Worded())
                Button("Drain") { level = 4 }
            }
        }
        let app = TestApp { Tank() }
        #expect(app.texts.contains("at 0.2"))
        try app.tap("Drain")
        #expect(app.texts.contains("at 0.1"))
    }
}

private struct Water: View {
    var current = "20 litres"

    var body: some View {
        Gauge(value: 20, in: 0...80) {
            Text("Water")
        } currentValueLabel: {
            Text(current)
        } minimumValueLabel: {
            Text("empty")
        } maximumValueLabel: {
            Text("full")
        }
    }
}

private struct Worded: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text("at \(configuration.value.description)")
    }
}

extension TestApp {
    /// All that is written on the screen, read out or not.
    fileprivate var texts: [String] {
        nodes { _ in true }.compactMap {
            if case .text(let block) = $0.content { block.lines.map(\.text).joined(separator: " ") } else { nil }
        }
    }
}
