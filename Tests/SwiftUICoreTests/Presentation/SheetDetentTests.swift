import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Where a sheet is in its window")
struct SheetDetentTests {
    /// A window of 393 × 852 with 59 above and 34 below, or of 820 × 1180.
    private struct Coast: View {
        let hand: Hand
        let detents: Set<PresentationDetent>
        @State private var isShown = true
        @State private var detent = PresentationDetent.medium

        var body: some View {
            let _ = hand.on("detent") { detent = $0 }
            let _ = hand.on("show") { isShown = true }
            let _ = hand.see("detent", detent)
            Text("coast")
                .sheet(isPresented: $isShown) {
                    Text("chart").presentationDetents(detents, selection: $detent)
                }
        }
    }

    private struct Detail: View {
        let modify: @MainActor (Text) -> AnyView

        var body: some View {
            Text("coast").sheet(isPresented: .constant(true)) { modify(Text("chart")) }
        }
    }

    private static let three: Set<PresentationDetent> = [.height(200), .medium, .large]

    private func coast(
        _ detents: Set<PresentationDetent> = three, on device: TestDevice = .phone
    ) -> (TestApp, Hand) {
        let hand = Hand()
        return (TestApp(on: device) { Coast(hand: hand, detents: detents) }, hand)
    }

    private func detail<V: View>(
        on device: TestDevice = .phone, _ modify: @escaping @MainActor (Text) -> V
    ) -> TestApp {
        TestApp(on: device) { Detail { AnyView(modify($0)) } }
    }

    private func frame(_ app: TestApp) throws -> CGRect {
        try app.frame(of: .dialog, "Sheet")
    }

    @Test("A5.30 By default a sheet has its whole height: from the top inset to the lower edge, full width")
    func large() throws {
        let app = detail { $0 }
        #expect(try frame(app) == CGRect(x: 0, y: 59, width: 393, height: 793))
    }

    @Test("A5.39, A5.72 At medium it is half as high as the window, and floats 8 in from the sides and the lower edge")
    func medium() throws {
        let (app, _) = coast()
        #expect(try frame(app) == CGRect(x: 8, y: 426, width: 377, height: 418))
    }

    @Test("A5.32 Without a selection it opens at the lowest detent")
    func lowest() throws {
        let app = detail { $0.presentationDetents([.large, .height(200)]) }
        #expect(try frame(app).minY == 852 - 234)
    }

    @Test("A5.44 A tenth of the screen's height")
    func fraction() throws {
        let app = detail { $0.presentationDetents([.fraction(0.1), .large]) }
        #expect(abs(try frame(app).minY - (852 - 85.2)) < 0.01)
    }

    @Test("A5.35 Dragged to another detent it rests there, and the selection says so")
    func drag() throws {
        let (app, hand) = coast()
        try app.dragSheet(by: -200)
        #expect(try frame(app).minY == 59)
        #expect(hand.seen["detent"] as? PresentationDetent == .large)
        try app.dragSheet(to: 430)
        try app.dragSheet(by: 60, velocity: 900)
        #expect(hand.seen["detent"] as? PresentationDetent == .height(200))
        try app.dragSheet(by: 150)
        #expect(!app.outline.contains("dialog"))
    }

    @Test("A5.26 Let go near where it was, it rests there again, and nothing is written")
    func cancelledPull() throws {
        let (app, hand) = coast()
        try app.dragSheet(by: 40)
        #expect(try frame(app).minY == 426)
        #expect(hand.seen["detent"] as? PresentationDetent == .medium)
    }

    @Test("Each release changes what hosts are told of the sheet, so that they need not guess what came of it")
    func releaseIsAnswered() throws {
        let (app, _) = coast()
        let revision = app.scene.revision
        try app.dragSheet(by: 10)
        #expect(app.scene.revision == revision + 1)
    }

    @Test("Seed 002: the height it was left at is where it opens the next time")
    func remembered() throws {
        let (app, hand) = coast()
        try app.dragSheet(by: -200)
        try app.dismissSheet()
        if app.outline.contains("dialog") { try app.dragSheet(by: 900, velocity: 2000) }
        #expect(!app.outline.contains("dialog"))
        hand.press("show")
        app.settle()
        let detent = try #require(hand.seen["detent"] as? PresentationDetent)
        #expect(detent == .large)
        #expect(try frame(app).minY == 59)
    }

    @Test("A5.36 A detent that is selected in code is gone to")
    func selectedInCode() throws {
        let (app, hand) = coast()
        hand.press("detent", PresentationDetent.large)
        app.settle()
        #expect(try frame(app).minY == 59)
    }

    @Test("A5.34 A selection that is none of the detents is refused, and the app reads where the sheet is")
    func unknownSelection() throws {
        let (app, hand) = coast()
        hand.press("detent", PresentationDetent.height(77))
        app.settle()
        #expect(try frame(app).minY == 426)
        #expect(hand.seen["detent"] as? PresentationDetent == .medium)
    }

    @Test("A5.41, A5.43 A turned phone's sheet covers the window; turned back it has its detent again")
    func turned() throws {
        let (app, _) = coast()
        app.rotate()
        #expect(try frame(app) == CGRect(x: 0, y: 0, width: 852, height: 393))
        app.rotate()
        #expect(try frame(app) == CGRect(x: 8, y: 426, width: 377, height: 418))
    }

    @Test("A5.42 The content can ask for a sheet in a compact height, too")
    func adapted() throws {
        let app = detail { $0.presentationCompactAdaptation(.sheet) }
        app.rotate()
        #expect(try frame(app).minY == 31)
    }

    @Test("A5.47 On a tablet it is a card in the middle")
    func card() throws {
        let (app, _) = coast(on: .tablet)
        #expect(try frame(app) == CGRect(x: 140, y: 280, width: 540, height: 620))
        try app.dismissSheet()
        #expect(!app.outline.contains("dialog"))
    }

    private enum Buoy: CustomPresentationDetent {
        static func height(in context: Context) -> CGFloat? {
            context.verticalSizeClass == .compact ? nil : context.maxDetentValue / 3
        }
    }

    @Test("A5.45 A detent of the app's own works its height out from the largest one, 759 of 852, and the environment")
    func custom() throws {
        let app = detail { $0.presentationDetents([.custom(Buoy.self), .large]) }
        #expect(try frame(app).minY == 852 - (759 / 3 + 34))
    }

    @Test("A5.61 Pressing the grabber goes to the next detent")
    func grabber() throws {
        let (app, _) = coast()
        try app.tap("Sheet Grabber")
        #expect(try frame(app).minY == 59)
    }

    @Test("A5.60 Hidden, there is no grabber; nor with one detent")
    func noGrabber() {
        #expect(!detail { $0 }.exists(.button, "Sheet Grabber"))
        let hidden = detail { $0.presentationDetents([.medium, .large]).presentationDragIndicator(.hidden) }
        #expect(!hidden.exists(.button, "Sheet Grabber"))
    }

    @Test(
        "A5.21 With interactive dismissal disabled anywhere in the content, neither a swipe nor a touch beside it ends it"
    )
    func blocked() throws {
        let app = detail { text in VStack { text.interactiveDismissDisabled() } }
        try app.dismissSheet()
        #expect(app.exists(.text, "chart"))
        #expect(!app.exists(.button, "dismiss popup"))
    }

    @Test("A5.27 A touch on what is dimmed dismisses")
    func touchBeside() throws {
        let (app, _) = coast()
        try app.tap("dismiss popup")
        #expect(!app.outline.contains("dialog"))
    }

    @Test("Escape dismisses the sheet on top")
    func escape() throws {
        let (app, _) = coast()
        let dialog = try #require(app.scene.nodes.values.first { $0.meaning.role == .dialog })
        app.send(.dismissRequested(dialog.id))
        #expect(!app.outline.contains("dialog"))
    }

    @Test("A5.63 With background interaction what is behind stays usable, up to the detent that was named")
    func backgroundInteraction() throws {
        let app = detail {
            $0.presentationDetents([.medium, .large]).presentationBackgroundInteraction(.enabled(upThrough: .medium))
        }
        #expect(app.exists(.text, "coast") && !app.exists(.button, "dismiss popup"))
        try app.dragSheet(by: -200)
        #expect(!app.exists(.text, "coast") && app.exists(.button, "dismiss popup"))
    }

    @Test("A5.68 The modifier nearest to the content's root counts; on the presenter it does nothing")
    func nearest() throws {
        let app = detail { $0.presentationDetents([.large]).presentationDetents([.medium]) }
        #expect(try frame(app).minY == 426)
        let outside = TestApp {
            Text("coast").sheet(isPresented: .constant(true)) { Text("chart") }.presentationDetents([.medium])
        }
        #expect(try outside.frame(of: .dialog, "Sheet").minY == 59)
    }

    @Test("A5.69 A cover has the whole window and cannot be swiped away")
    func cover() throws {
        let app = TestApp { Text("coast").fullScreenCover(isPresented: .constant(true)) { Text("chart") } }
        #expect(try app.frame(of: .dialog, "Sheet") == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(throws: (any Error).self) { try app.dismissSheet() }
    }

    @Test(
        "A5.66, A5.72 Corners are about 38 and a sheet at its whole height is square below; the content can ask for others"
    )
    func corners() throws {
        let large = try style(detail { $0 })
        #expect(large.cornerRadius == 38 && large.hasSquareBottom && !large.isGlass)
        let medium = try style(detail { $0.presentationDetents([.medium]) })
        #expect(medium.cornerRadius == 38 && !medium.hasSquareBottom && medium.isGlass)
        #expect(try style(detail { $0.presentationCornerRadius(12) }).cornerRadius == 12)
    }

    @Test("The content can ask for another background")
    func background() throws {
        let style = try style(detail { $0.presentationBackground(Color.white) })
        #expect(style.background == SceneColor(255, 255, 255))
    }

    @Test("In the dark a sheet is lighter than the window, so that its edge is to be seen")
    func raised() throws {
        let app = detail { $0 }
        app.setColorScheme(.dark)
        #expect(try style(app).background == SceneColor(28, 28, 30))
    }

    private func style(_ app: TestApp) throws -> SceneStyle {
        try #require(app.scene.nodes.values.first { $0.meaning.role == .dialog }).style
    }

    @Test("A sheet is read out with the title of what is in it")
    func title() {
        #expect(detail { $0.navigationTitle("Charts") }.exists(.dialog, "Charts"))
    }

    @Test("A5.14 The content is placed in the sheet, clear of the lower edge, and takes nothing from the presenter")
    func contentPlace() throws {
        let app = detail { $0 }
        let text = try app.frame(of: .text, "chart")
        #expect(abs(text.midX - 393 / 2) < 0.51)
        #expect(abs(text.midY - (59 + (793 - 34) / 2)) < 0.51)
    }
}
