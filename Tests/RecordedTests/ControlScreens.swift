import Foundation
import SwiftUICore
import Testing

@MainActor
@Suite("Controls as recorded from SwiftUI")
struct ControlScreens {
    @Test("Buttons are as large as their label and what their style adds")
    func buttons() throws {
        try expectRecorded("ios-button-basic") {
            VStack(alignment: .leading, spacing: 12) {
                Button("OK") {}.probe("plain")
                Button("Bordered") {}.buttonStyle(.bordered).probe("bordered")
                Button("Prominent") {}.buttonStyle(.borderedProminent).probe("prominent")
                Button("Borderless") {}.buttonStyle(.borderless).probe("borderless")
                Button("Disabled") {}.buttonStyle(.bordered).disabled(true).probe("disabled")
                Button("Delete", role: .destructive) {}.probe("destructive")
                HStack(alignment: .firstTextBaseline, spacing: 8) {
                    Button("OK") {}.probe("rowButton")
                    Text("Hg").probe("rowText")
                }
                .probe("row")
            }
            .probe("stack")
        }
    }

    @Test("Buttons of any style stand as plain views do: those of the Mac, in a style of this test")
    func macButtons() throws {
        struct Mac: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                // constants.md: 24 tall, label + 24 wide.
                configuration.label.padding(.horizontal, 12).frame(height: 24)
            }
        }
        try expectRecorded("button-basic") {
            VStack(spacing: 12) {
                Button("OK") {}.probe("ok")
                Button("Increment") {}.probe("increment")
                Button {
                } label: {
                    Text("Label").probe("labelText")
                }
                .probe("labelButton")
                HStack {
                    Button("−") {}.probe("minus")
                    Button("+") {}.probe("plus")
                }
                .probe("row")
            }
            .probe("stack")
            .buttonStyle(Mac())
        }
    }

    @Test("Text fields take the width that is offered, and their style adds to the height")
    func textFields() throws {
        try expectRecorded("ios-textfield-basic") {
            VStack(alignment: .leading, spacing: 12) {
                TextField("Placeholder", text: .constant("Hello")).probe("plain")
                TextField("Placeholder", text: .constant("Hello")).textFieldStyle(.roundedBorder).probe("rounded")
                TextField("Placeholder", text: .constant("")).textFieldStyle(.roundedBorder).probe("roundedEmpty")
                SecureField("Password", text: .constant("secret")).textFieldStyle(.roundedBorder).probe("secure")
                HStack(alignment: .firstTextBaseline, spacing: 8) {
                    Text("Name").probe("rowLabel")
                    TextField("Placeholder", text: .constant("Hello")).textFieldStyle(.roundedBorder)
                        .probe("rowField")
                }
                .probe("row")
            }
            .probe("stack")
        }
    }

    @Test("A toggle takes the width that is offered, is as high as its switch, and lines up by its upper edge")
    func toggles() throws {
        try expectRecorded("ios-toggle-basic") {
            VStack(alignment: .leading, spacing: 12) {
                Toggle("Enabled", isOn: .constant(true)).probe("on")
                Toggle("Enabled", isOn: .constant(false)).probe("off")
                Toggle(isOn: .constant(true)) { Text("Hg").probe("customText") }.probe("custom")
                HStack(alignment: .firstTextBaseline, spacing: 8) {
                    Toggle("Hg", isOn: .constant(true)).probe("baselineToggle")
                    Text("Hg").probe("baselineText")
                }
                .probe("baselineRow")
                Toggle("Enabled", isOn: .constant(true)).labelsHidden().probe("hidden")
                Toggle("Enabled", isOn: .constant(true)).disabled(true).probe("disabled")
            }
            .probe("stack")
        }
    }

    @Test("A slider takes the width that is offered, and is as high as its thumb needs")
    func sliders() throws {
        try expectRecorded("ios-slider-basic") {
            VStack(alignment: .leading, spacing: 12) {
                Slider(value: .constant(0.5)).probe("half")
                Slider(value: .constant(0)).probe("zero")
                Slider(value: .constant(0.5)) { Text("Volume") }.probe("labelled")
                Slider(value: .constant(50), in: 0...100, step: 10).probe("stepped")
                Slider(value: .constant(0.5)).disabled(true).probe("disabled")
                Slider(value: .constant(0.5)).frame(width: 120).probe("narrow")
            }
            .probe("stack")
        }
    }

    @Test("In a form each control is a row, as high as its label; a slider has none to be seen")
    func form() throws {
        try expectRecorded("ios-form-basic") {
            Form {
                Section("Account") {
                    TextField("Name", text: .constant("Ada")).probe("name")
                    Toggle("Notifications", isOn: .constant(true)).probe("toggle")
                }
                Section("Preferences") {
                    Picker("Flavour", selection: .constant("Vanilla")) {
                        Text("Vanilla").tag("Vanilla")
                        Text("Chocolate").tag("Chocolate")
                    }
                    .probe("picker")
                    Stepper("Quantity: 3", value: .constant(3)).probe("stepper")
                    Slider(value: .constant(0.5)) { Text("Volume") }.probe("slider")
                    Button("Save") {}.probe("button")
                }
            }
            .probe("form")
        }
    }
}
