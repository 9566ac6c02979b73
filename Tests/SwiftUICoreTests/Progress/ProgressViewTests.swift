import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("ProgressView")
struct ProgressViewTests {
    @Test("Progress is read out as one thing, by its label and its value")
    func spoken() {
        #expect(TestApp { ProgressView() }.outline == "application\n  progressbar \"In progress\"")
        #expect(TestApp { ProgressView("Loading") }.outline == "application\n  progressbar \"Loading\"")
        let app = TestApp { ProgressView("Loading", value: 1.0, total: 4.0) }
        #expect(app.outline == "application\n  progressbar \"Loading\" value \"25%\"")
    }

    @Test(
        "A value stays between nothing and the total; what is no number is no value",
        arguments: [
            (-1.0, 2.0, "0%"), (3.0, 2.0, "100%"), (Double.nan, 2.0, ""), (1.0, 0.0, ""), (1.0, Double.infinity, "0%"),
        ])
    func limits(value: Double, total: Double, spoken: String) throws {
        let app = TestApp { ProgressView("Loading", value: value, total: total) }
        #expect(try app.value(of: .progress, "Loading") == spoken)
    }

    // Sizes are recorded (`constants.md`, "Controls").
    @Test("A spinner is 20 by 20, and turns")
    func spinner() throws {
        let app = TestApp { ProgressView() }
        #expect(try app.frame(of: .progress, "In progress").size == CGSize(width: 20, height: 20))
        #expect(app.nodes { $0.style.isSpinning }.count == 1)
    }

    // The tint is that of the platform (`colors.json`); a bar's height and distance are recorded.
    @Test("A bar is 4 high, as wide as it may be, and filled with the tint as far as something is done")
    func bar() throws {
        let app = TestApp { ProgressView(value: 0.25).frame(width: 200) }
        #expect(try app.frame(of: .progress, "In progress").size == CGSize(width: 200, height: 4))
        let filled = try #require(app.painted(0, 136, 255))
        #expect(filled.size == CGSize(width: 50, height: 4))
        #expect(try filled.minX == app.frame(of: .progress, "In progress").minX)
    }

    @Test("The label of a bar stands 4 above it")
    func label() throws {
        let app = TestApp {
            ProgressView(value: 0.25) { Color.red.frame(width: 10, height: 10) }.tint(.green)
        }
        let label = try #require(app.painted(255, 56, 60))
        #expect(try #require(app.painted(52, 199, 89)).minY == label.maxY + 4)
    }

    @Test("A style decides whether there is a bar or a spinner")
    func styles() {
        let bar = TestApp { ProgressView("Loading").progressViewStyle(.linear) }
        #expect(bar.nodes { $0.style.isSpinning }.isEmpty)
        let spinner = TestApp { ProgressView("Loading", value: 0.5).progressViewStyle(.circular) }
        #expect(spinner.nodes { $0.style.isSpinning }.count == 1)
        #expect(spinner.outline.contains("value \"50%\""))
    }

    @Test("A style of the app's own is told how much is done, and is read out as progress too")
    func ownStyle() {
        struct Worded: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label
                Text("\(Int((configuration.fractionCompleted ?? 0) * 10)) of 10")
            }
        }
        struct Framed: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                ProgressView(configuration).progressViewStyle(.linear).padding()
            }
        }
        let worded = TestApp { VStack { ProgressView(value: 0.3).progressViewStyle(Worded()) } }
        #expect(worded.outline == "application\n  progressbar \"3 of 10\" value \"30%\"")
        let framed = TestApp { ProgressView("Loading", value: 0.3).progressViewStyle(Framed()) }
        #expect(framed.outline == "application\n  progressbar \"Loading\" value \"30%\"")
    }
}
