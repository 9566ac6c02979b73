import SwiftUICore
import SwiftUITesting
import Testing

/// Every style that is told of what it shows can show that again, in the style around it, with a change.
@MainActor
@Suite("Styles that change another one without naming it")
struct ChangedStyleTests {
    @Test("A button in a style that changes another one is that of the style around it")
    func button() throws {
        struct Framed: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(4) }
        }
        struct Loud: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button {
                    configuration.trigger()
                } label: {
                    HStack {
                        configuration.label
                        Text("loud")
                    }
                }
            }
        }
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("\(count)") { count += 1 } }
        }
        let app = TestApp { Counter().buttonStyle(Framed()) }
        try app.tap("0")
        #expect(app.outline == "application\n  button \"1\"")
        #expect(
            TestApp { Counter().buttonStyle(Framed()).buttonStyle(Loud()) }.outline
                == "application\n  button \"0, loud\"")
    }

    @Test("A group of controls keeps its label, and the groups in it their style")
    func controlGroup() {
        struct Marked: ControlGroupStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text("mark")
                ControlGroup(configuration)
            }
        }
        let app = TestApp {
            ControlGroup("Size") {
                Button("Smaller") {}
                ControlGroup("More") { Button("Larger") {} }
            }
            .controlGroupStyle(Marked())
        }
        #expect(
            app.outline == """
                application
                  text "mark"
                  group "Size"
                    button "Smaller"
                    text "mark"
                    group "More"
                      button "Larger"
                """)
    }

    @Test("A toggle in a style that changes another one is that of the style around it")
    func toggle() {
        struct Padded: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding() }
        }
        let app = TestApp { Toggle("Heat", isOn: .constant(true)).toggleStyle(Padded()) }
        #expect(app.outline == "application\n  switch \"Heat\" on")
    }

    @Test("Progress in a style that changes another one is that of the style around it")
    func progress() {
        struct Padded: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View { ProgressView(configuration).padding() }
        }
        let app = TestApp { ProgressView("Loading", value: 0.5).progressViewStyle(Padded()) }
        #expect(app.outline.contains("progressbar \"Loading\""))
    }

    @Test("A label in a style that changes another one is that of the style around it")
    func label() {
        struct Padded: LabelStyle {
            func makeBody(configuration: Configuration) -> some View { Label(configuration).padding() }
        }
        let app = TestApp { Label("Rain", systemImage: "cloud.rain").labelStyle(Padded()).labelStyle(.titleOnly) }
        #expect(app.outline == "application\n  text \"Rain\"")
    }

    @Test("Labeled content, boxes and forms in a style that changes another one are those of the style around it")
    func containers() {
        struct PaddedContent: LabeledContentStyle {
            func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration).padding() }
        }
        struct PaddedBox: GroupBoxStyle {
            func makeBody(configuration: Configuration) -> some View { GroupBox(configuration).padding() }
        }
        struct PaddedForm: FormStyle {
            func makeBody(configuration: Configuration) -> some View { Form(configuration).padding() }
        }
        let app = TestApp {
            Form {
                GroupBox("Weather") { LabeledContent("Sky", value: "blue") }
            }
            .labeledContentStyle(PaddedContent())
            .groupBoxStyle(PaddedBox())
            .formStyle(PaddedForm())
        }
        for text in ["Weather", "Sky", "blue"] { #expect(app.outline.contains(text)) }
    }
}
