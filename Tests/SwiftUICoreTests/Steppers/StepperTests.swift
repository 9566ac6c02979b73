import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Stepper")
struct StepperTests {
    @Test("A stepper is read out by its label, with a button for less and one for more")
    func spoken() {
        let app = TestApp { Pegs() }
        #expect(
            app.outline == """
                application
                  stepper "Pegs: 10"
                    button "Decrement"
                    button "Increment"
                """)
    }

    @Test("Its buttons make the value more and less by steps")
    func buttons() throws {
        let app = TestApp { Pegs(step: 5) }
        try app.tap("Increment")
        #expect(app.exists(.stepper, "Pegs: 15"))
        try app.tap("Decrement")
        try app.tap("Decrement")
        #expect(app.exists(.stepper, "Pegs: 5"))
    }

    @Test("As a whole it can be made more and less, as a screen reader does")
    func adjusted() throws {
        let app = TestApp { Pegs() }
        try app.increment("Pegs: 10")
        try app.decrement("Pegs: 11")
        #expect(app.exists(.stepper, "Pegs: 10"))
        #expect(throws: (any Error).self) { try app.adjust("Pegs: 10", to: 3) }
    }

    @Test("A step that would lead over the end leads to it, and there the button is disabled")
    func ends() throws {
        let app = TestApp { Pegs(bounds: 0...12, step: 5) }
        try app.tap("Increment")
        #expect(app.exists(.stepper, "Pegs: 12"))
        #expect(app.outline.contains("button \"Increment\" disabled"))
        #expect(!app.outline.contains("button \"Decrement\" disabled"))
        try app.increment("Pegs: 12")
        #expect(app.exists(.stepper, "Pegs: 12"))
    }

    @Test("Where there is nothing after a number the stepper stops")
    func lastNumber() throws {
        let app = TestApp { Pegs(start: .max - 1, bounds: nil) }
        try app.tap("Increment")
        #expect(app.outline.contains("button \"Increment\" disabled"))
        let all = TestApp { Pegs(start: -5, bounds: .min ... .max, step: .max) }
        try all.tap("Increment")
        try all.tap("Increment")
        #expect(all.exists(.stepper, "Pegs: \(Int.max)"))
    }

    @Test("A stepper can do what its actions do; without one, the button is disabled")
    func actions() throws {
        let app = TestApp { Acting() }
        #expect(app.outline.contains("button \"Decrement\" disabled"))
        try app.tap("Increment")
        #expect(app.exists(.text, "true, up, false"))
    }

    @Test("A value in a format is read out so")
    func format() throws {
        let app = TestApp {
            Stepper("Fuel", value: .constant(0.25), in: 0...1, step: 0.05, format: .percent)
        }
        #expect(try app.value(of: .stepper, "Fuel") == "25%")
    }

    @Test("A disabled stepper and its buttons answer to nothing")
    func disabled() {
        let app = TestApp { Pegs().disabled(true) }
        #expect(
            app.outline == """
                application
                  stepper "Pegs: 10" disabled
                    button "Decrement" disabled
                    button "Increment" disabled
                """)
        #expect(throws: (any Error).self) { try app.increment("Pegs: 10") }
    }

    @Test("A stepper takes the width that is offered; with its label hidden it is as large as its buttons")
    func size() throws {
        let app = TestApp { Pegs().frame(width: 300) }
        #expect(try app.frame(of: .stepper, "Pegs: 10").size == CGSize(width: 300, height: 32))
        let hidden = TestApp { Pegs().labelsHidden() }
        #expect(try hidden.frame(of: .stepper, "Pegs: 10").size == CGSize(width: 94, height: 32))
    }

    @Test("The keyboard stops at the stepper and passes its buttons by")
    func keys() throws {
        let app = TestApp { Pegs() }
        let entries = Outline(of: app.scene).entries
        let passed = entries.filter { app.scene[$0.node]?.meaning.isPassedByKeys == true }
        #expect(passed.map(\.label) == ["Decrement", "Increment"])
    }
}

private struct Pegs: View {
    var bounds: ClosedRange<Int>?
    var step = 1
    @State private var count: Int

    init(start: Int = 10, bounds: ClosedRange<Int>? = 0...40, step: Int = 1) {
        _count = State(initialValue: start)
        self.bounds = bounds
        self.step = step
    }

    var body: some View {
        if let bounds {
            Stepper("Pegs: \(count.description)", value: $count, in: bounds, step: step)
        } else {
            Stepper("Pegs: \(count.description)", value: $count, step: step)
        }
    }
}

private struct Acting: View {
    @State private var words: [String] = []

    var body: some View {
        Stepper(
            "Floor", onIncrement: { words.append("up") }, onDecrement: nil,
            onEditingChanged: { words.append("\($0)") })
        Text(words.joined(separator: ", "))
    }
}
