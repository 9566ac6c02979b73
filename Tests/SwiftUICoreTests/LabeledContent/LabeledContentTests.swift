import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("LabeledContent")
struct LabeledContentTests {
    @Test("The label stands at the leading end of a row, and the value at the other, on the same line")
    func ends() throws {
        let app = TestApp(on: .phone) { List { LabeledContent("Weight", value: "2 kg") } }
        let label = try app.frame(of: .text, "Weight")
        let value = try app.frame(of: .text, "2 kg")
        let inset: CGFloat = 20 + 16
        #expect(label.minX == inset)
        #expect(value.maxX == 393 - inset)
        #expect(label.minY == value.minY)
    }

    @Test("A value is written in a format")
    func format() {
        let format = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US")).precision(.fractionLength(2))
        let app = TestApp { LabeledContent("Length", value: 1.5, format: format) }
        #expect(app.exists(.text, "1.50"))
    }

    // `colors.json`, secondaryLabel.
    @Test("The value is second to its label")
    func color() throws {
        let app = TestApp { LabeledContent("Weight", value: "2 kg") }
        let texts = app.nodes { $0.meaning.label == "2 kg" }
        guard case .text(let block) = try #require(texts.first).content else { return #expect(Bool(false)) }
        #expect(block.color == SceneColor(60, 60, 67, alpha: 0.6))
    }

    @Test("Content of any views can be labeled, such as a control")
    func control() throws {
        struct Switched: View {
            @State private var count = 0
            var body: some View {
                LabeledContent("Count") { Button("One more: \(count)") { count += 1 } }
            }
        }
        let app = TestApp { List { Switched() } }
        try app.tap("One more: 0")
        #expect(app.exists(.button, "One more: 1"))
        #expect(app.exists(.text, "Count"))
    }

    @Test("A hidden label leaves the content alone")
    func hiddenLabel() {
        let app = TestApp { LabeledContent("Weight", value: "2 kg").labelsHidden() }
        #expect(app.outline == "application\n  text \"2 kg\"")
    }

    @Test("A style of the app's own arranges both, and can use the standard one")
    func ownStyle() throws {
        struct Stacked: LabeledContentStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    configuration.label
                    configuration.content
                }
            }
        }
        struct Framed: LabeledContentStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Text("note")
                    LabeledContent(configuration).labeledContentStyle(.automatic)
                }
            }
        }
        let stacked = TestApp { LabeledContent("Weight", value: "2 kg").labeledContentStyle(Stacked()) }
        #expect(try stacked.frame(of: .text, "Weight").maxY <= stacked.frame(of: .text, "2 kg").minY)
        let framed = TestApp { LabeledContent("Weight", value: "2 kg").labeledContentStyle(Framed()) }
        #expect(framed.exists(.text, "note") && framed.exists(.text, "2 kg"))
    }
}
