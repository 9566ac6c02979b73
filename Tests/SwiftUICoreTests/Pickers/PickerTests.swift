import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

private enum Flavour: String, CaseIterable, Identifiable {
    case vanilla, chocolate, lemon

    var id: Self { self }
    var name: String { rawValue.capitalized }
}

/// A picker in a form, and what it has chosen.
private struct Order<Style: PickerStyle>: View {
    let style: Style
    @State private var flavour = Flavour.vanilla

    var body: some View {
        NavigationStack {
            Form {
                Picker("Flavour", selection: $flavour) {
                    ForEach(Flavour.allCases) { Text($0.name) }
                }
                .pickerStyle(style)
                Text("chosen: \(flavour.rawValue)")
            }
        }
    }
}

@MainActor
@Suite("Picker")
struct PickerTests {
    @Test(
        "An option is chosen by its label, whatever the picker looks like",
        arguments: ["automatic", "menu", "segmented", "wheel", "navigationLink", "palette"])
    func choosing(style: String) throws {
        let app =
            switch style {
            case "menu": TestApp(on: .phone) { Order(style: .menu) }
            case "segmented": TestApp(on: .phone) { Order(style: .segmented) }
            case "wheel": TestApp(on: .phone) { Order(style: .wheel) }
            case "navigationLink": TestApp(on: .phone) { Order(style: .navigationLink) }
            case "palette": TestApp(on: .phone) { Order(style: .palette) }
            default: TestApp(on: .phone) { Order(style: .automatic) }
            }
        #expect(app.exists(.text, "chosen: vanilla"))
        try app.choose("Lemon", in: "Flavour")
        #expect(app.exists(.text, "chosen: lemon"))
    }

    @Test("In a form a picker is a row that reads label and value, and shows a menu of its options")
    func menu() throws {
        let app = TestApp(on: .phone) { Order(style: .automatic) }
        #expect(app.exists(.button, "Flavour, Vanilla"))
        try app.tap("Flavour, Vanilla")
        #expect(
            app.outline == """
                application
                  button "dismiss popup"
                  menu
                    menuitemradio "Vanilla" on
                    menuitemradio "Chocolate" off
                    menuitemradio "Lemon" off
                """)
        try app.tap(.menuOption, "Chocolate")
        #expect(app.exists(.button, "Flavour, Chocolate"))
        #expect(!app.exists(.menu, ""))
    }

    @Test("A press beside the menu takes it away and chooses nothing")
    func dismissing() throws {
        let app = TestApp(on: .phone) { Order(style: .menu) }
        try app.tap("Flavour, Vanilla")
        try app.tap("dismiss popup")
        #expect(app.exists(.button, "Flavour, Vanilla"))
        #expect(!app.exists(.button, "dismiss popup"))
    }

    @Test("Inline in a list there is a row for each option, and a checkmark in the chosen one")
    func inline() throws {
        let app = TestApp(on: .phone) { Order(style: .inline) }
        #expect(app.exists(.text, "Flavour"))
        #expect(try app.isOn("Vanilla", .option))
        try app.tap(.option, "Chocolate")
        #expect(app.exists(.text, "chosen: chocolate"))
        #expect(try app.isOn("Chocolate", .option))
        #expect(try !app.isOn("Vanilla", .option))
    }

    @Test("Without its label an inline picker is only its options")
    func hiddenLabel() {
        let app = TestApp(on: .phone) {
            List {
                Picker("Flavour", selection: .constant(Flavour.lemon)) {
                    ForEach(Flavour.allCases) { Text($0.name) }
                }
                .pickerStyle(.inline)
                .labelsHidden()
            }
        }
        #expect(!app.exists(.text, "Flavour"))
        #expect(app.exists(.option, "Lemon"))
    }

    // `constants.md`, "Controls", segmented picker.
    @Test("A segmented picker is 31 points high, fills the width, and parts it evenly")
    func segments() throws {
        let app = TestApp(on: .phone) {
            Picker("Flavour", selection: .constant(Flavour.lemon)) {
                ForEach(Flavour.allCases) { Text($0.name) }
            }
            .pickerStyle(SegmentedPickerStyle())
            .frame(width: 300)
        }
        #expect(try app.frame(of: .optionGroup, "Flavour").size == CGSize(width: 300, height: 31))
        let first = try app.frame(of: .option, "Vanilla")
        #expect(first.width == 100)
        #expect(try app.frame(of: .option, "Lemon").minX == first.minX + 200)
    }

    // `constants.md`, "Controls", menu picker: 40 more than its value, 36.5 high with the standard line.
    @Test("Outside of a list a picker is 40 points wider than its value and does not show its label")
    func alone() throws {
        let app = TestApp(on: .phone) {
            VStack {
                Text("Chocolate")
                Picker("Flavour", selection: .constant(Flavour.chocolate)) {
                    ForEach(Flavour.allCases) { Text($0.name) }
                }
            }
        }
        let picker = try app.frame(of: .button, "Flavour, Chocolate")
        #expect(abs(picker.width - (try app.frame(of: .text, "Chocolate").width) - 40) < 0.01)
        #expect(abs(picker.height - 36.5) < 0.5)
    }

    @Test("A picker leads to a screen with its options, which goes when one is chosen")
    func screen() throws {
        let app = TestApp(on: .phone) { Order(style: .navigationLink) }
        try app.tap("Flavour, Vanilla")
        #expect(app.exists(.heading, "Flavour"))
        #expect(try app.isOn("Vanilla", .option))
        try app.tap(.option, "Lemon")
        #expect(app.exists(.text, "chosen: lemon"))
    }

    @Test("A selection that may be nil is chosen by tags of its type, and by tags of the type that is optional in it")
    func optional() throws {
        struct Topping: View {
            @State private var topping: String?

            var body: some View {
                List {
                    Picker("Topping", selection: $topping) {
                        Text("None").tag(String?.none)
                        Text("Nuts").tag("nuts")
                    }
                    Text(topping ?? "nothing")
                }
            }
        }
        let app = TestApp(on: .phone) { Topping() }
        #expect(app.exists(.button, "Topping, None"))
        try app.choose("Nuts", in: "Topping")
        #expect(app.exists(.text, "nuts"))
        try app.choose("None", in: "Topping")
        #expect(app.exists(.text, "nothing"))
    }

    @Test("A tag that does not stand for the optional of its type chooses nothing there")
    func notOptional() throws {
        let app = TestApp(on: .phone) {
            List {
                Picker("Topping", selection: .constant(Optional("nuts"))) {
                    Text("Nuts").tag("nuts", includeOptional: false)
                    Text("Cream").tag(Optional("cream"))
                }
                .pickerStyle(.inline)
            }
        }
        #expect(try !app.isOn("Nuts", .option))
    }

    @Test("The views of a ForEach are known by their element, where the selection may be nil, too")
    func impliedTags() throws {
        struct Number: View {
            @State private var number: Int?

            var body: some View {
                List {
                    Picker("Number", selection: $number) {
                        ForEach(0..<3) { Text("No. \($0)") }
                    }
                    .pickerStyle(.inline)
                    Text(number.map { "\($0)" } ?? "none")
                }
            }
        }
        let app = TestApp(on: .phone) { Number() }
        try app.tap(.option, "No. 2")
        #expect(app.exists(.text, "2"))
    }

    @Test("A picker for many values sets all of them, and shows none while they differ")
    func sources() throws {
        struct Shelf: View {
            @State private var first = Flavour.lemon
            @State private var second = Flavour.vanilla

            var body: some View {
                List {
                    Picker("Flavour", sources: [$first, $second], selection: \.self) {
                        ForEach(Flavour.allCases) { Text($0.name) }
                    }
                    .pickerStyle(.inline)
                    Text("\(first.rawValue) and \(second.rawValue)")
                }
            }
        }
        let app = TestApp(on: .phone) { Shelf() }
        #expect(try !app.isOn("Lemon", .option))
        try app.tap(.option, "Chocolate")
        #expect(app.exists(.text, "chocolate and chocolate"))
        #expect(try app.isOn("Chocolate", .option))
    }

    @Test("What the app shows for the chosen option stands in place of its view")
    func currentValueLabel() {
        let app = TestApp(on: .phone) {
            List {
                Picker("Flavour", selection: .constant(Flavour.lemon)) {
                    ForEach(Flavour.allCases) { Text($0.name) }
                } currentValueLabel: {
                    Text("sour")
                }
            }
        }
        #expect(app.exists(.button, "Flavour, sour"))
    }

    @Test("A disabled picker answers to nothing")
    func disabled() throws {
        let app = TestApp(on: .phone) { Order(style: .segmented).disabled(true) }
        #expect(throws: (any Error).self) { try app.choose("Lemon", in: "Flavour") }
    }
}

extension TestApp {
    /// Whether an option or an item of a menu is on.
    func isOn(_ label: String, _ role: ElementRole) throws -> Bool {
        let kind: Role.Kind = role == .option ? .option : .menuOption
        return nodes { $0.meaning.role.kind == kind && $0.meaning.label == label }.first?.meaning.isOn == true
    }
}
