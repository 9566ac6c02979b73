import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Button")
struct ButtonTests {
    private struct Counter<Label: View>: View {
        @State private var count = 0
        let label: (@escaping @MainActor () -> Void) -> Label

        var body: some View {
            VStack {
                Text("pressed \(count)")
                label { count += 1 }
            }
        }
    }

    @Test("A press of a button does what it is for")
    func press() throws {
        let app = TestApp { Counter { Button("Light the stove", action: $0) } }
        try app.tap("Light the stove")
        #expect(app.exists(.text, "pressed 1"))
    }

    @Test("A button is read out as its label, and its label is not read again")
    func spokenLabel() {
        let app = TestApp {
            Button {
            } label: {
                HStack {
                    Text("Tent")
                    Text("two persons")
                }
            }
        }
        #expect(
            app.outline == """
                application
                  button "Tent, two persons"
                """)
    }

    @Test("A disabled button is read out as one and does not answer")
    func disabled() {
        let app = TestApp { Counter { Button("Light the stove", action: $0).disabled(true) } }
        #expect(app.outline.contains("button \"Light the stove\" disabled"))
        #expect(throws: (any Error).self) { try app.tap("Light the stove") }
        #expect(app.exists(.text, "pressed 0"))
    }

    @Test("A view inside of a disabled one cannot enable its controls")
    func disabledAround() {
        let app = TestApp { VStack { Button("Row") {}.disabled(false) }.disabled(true) }
        #expect(app.outline.contains("button \"Row\" disabled"))
    }

    @Test("A label of several views is a row of them")
    func labelOfSeveral() throws {
        let app = TestApp {
            Button {
            } label: {
                Color.red.frame(width: 20, height: 30)
                Color.blue.frame(width: 40, height: 10)
            }
        }
        let button = try app.frame(of: .button, "")
        #expect(button.width == 68, "20, the distance of 8, and 40")
        #expect(button.height == 30)
    }

    // The distances are recorded (ios-button-basic.json): label + 24 wide, its line + 14 high.
    @Test("A bordered button adds 12 at the sides of its label and 7 above and below", arguments: [false, true])
    func borderedMetrics(isProminent: Bool) throws {
        let app = TestApp {
            if isProminent {
                Button {
                } label: {
                    Color.red.frame(width: 50, height: 20)
                }.buttonStyle(.borderedProminent)
            } else {
                Button {
                } label: {
                    Color.red.frame(width: 50, height: 20)
                }.buttonStyle(BorderedButtonStyle())
            }
        }
        let button = try app.frame(of: .button, "")
        #expect(button.size == CGSize(width: 74, height: 34))
    }

    @Test("A button without a border is as large as its label")
    func borderlessMetrics() throws {
        let app = TestApp {
            Button {
            } label: {
                Color.red.frame(width: 50, height: 20)
            }.buttonStyle(.borderless)
        }
        #expect(try app.frame(of: .button, "").size == CGSize(width: 50, height: 20))
    }

    @Test("A large bordered button is 50 high")
    func largeMetrics() throws {
        let app = TestApp {
            Button {
            } label: {
                Color.red.frame(width: 50, height: 20.5)
            }.buttonStyle(.bordered).controlSize(.large)
        }
        #expect(try app.frame(of: .button, "").height == 50)
    }

    @Test("A6.09 A button that is a row of a list does its own, and selects nothing")
    func buttonRow() throws {
        struct Rows: View {
            @State private var selection: Int?
            @State private var presses = 0
            var body: some View {
                List(selection: $selection) {
                    Text("presses \(presses), selection \(selection ?? 0)").id(5)
                    Button("Add") { presses += 1 }
                }
            }
        }
        let app = TestApp { Rows() }
        try app.tap("Add")
        #expect(app.exists(.button, "presses 1, selection 0"))
    }

    @Test("A6.09 A button beside other things in a row is a control of its own")
    func buttonInRow() throws {
        let app = TestApp {
            Counter { action in
                List(0..<1) { _ in
                    HStack {
                        Text("Stove")
                        Button("Light", action: action).buttonStyle(.borderless)
                    }
                }
            }
        }
        #expect(
            app.outline.contains(
                """
                    listitem
                      text "Stove"
                      button "Light"
                """))
        try app.tap("Light")
        #expect(app.exists(.text, "pressed 1"))
    }
}
