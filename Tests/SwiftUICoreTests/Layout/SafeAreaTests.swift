import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

private let red = Color(red: 1, green: 0, blue: 0)

private struct Growing: View {
    let hand: Hand
    @State private var height: CGFloat = 0

    var body: some View {
        let _ = hand.on("height") { (new: CGFloat) in height = new }
        VStack(spacing: 0) {
            Color.clear.frame(height: height)
            Text("x").frame(maxWidth: .infinity).background(red)
            Spacer(minLength: 0)
        }
    }
}

/// The phone is 393 by 852 points, with a safe area of 59 above and 34 below (`platform/devices.json`).
@MainActor
@Suite("Reaching over the safe area")
struct SafeAreaTests {
    @Test("A style behind a view reaches to the edges that the view's safe area meets")
    func background() {
        let app = TestApp(on: .phone) { Color.clear.background(red) }
        #expect(app.painted(255, 0, 0) == CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    @Test("A style stays inside on edges that it is told not to ignore")
    func someEdges() {
        let app = TestApp(on: .phone) { Color.clear.background(red, ignoresSafeAreaEdges: .top) }
        #expect(app.painted(255, 0, 0) == CGRect(x: 0, y: 0, width: 393, height: 818))
    }

    @Test("A style in a shape, and a view, stay as large as what they are behind")
    func shape() {
        let app = TestApp(on: .phone) { Color.clear.background(red, in: Rectangle()) }
        #expect(app.painted(255, 0, 0) == CGRect(x: 0, y: 59, width: 393, height: 759))
        let other = TestApp(on: .phone) { Color.clear.background { Text("x") } }
        #expect(other.exists(.text, "x"))
    }

    @Test("The first view of a column meets the safe area, one that has been moved down does not")
    func inColumn() throws {
        let hand = Hand()
        let app = TestApp(on: .phone) { Growing(hand: hand) }
        let text = try app.frame(of: .text, "x").height
        #expect(app.painted(255, 0, 0) == CGRect(x: 0, y: 0, width: 393, height: 59 + text))
        hand.press("height", CGFloat(100))
        app.settle()
        #expect(app.painted(255, 0, 0) == CGRect(x: 0, y: 159, width: 393, height: text))
        hand.press("height", CGFloat(0))
        app.settle()
        #expect(app.painted(255, 0, 0) == CGRect(x: 0, y: 0, width: 393, height: 59 + text))
    }

    @Test("A view that ignores the safe area fills the screen, its neighbours in the layers stay clear")
    func ignores() throws {
        let app = TestApp(on: .phone) {
            ZStack(alignment: .top) {
                red.ignoresSafeArea()
                Text("x")
            }
        }
        #expect(app.painted(255, 0, 0) == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(try app.frame(of: .text, "x").minY == 59)
    }

    /// What is red on a phone with a keyboard of 300 points on screen.
    private func reach(above keyboard: CGFloat, _ regions: SafeAreaRegions) throws -> CGRect? {
        let app = TestApp(on: .phone) { Color(red: 1, green: 0, blue: 0).ignoresSafeArea(regions, edges: .bottom) }
        var device = try #require(NamedDevice(id: TestDevice.phone.name)).device(isTurned: false)
        device.safeArea.keyboard = max(0, keyboard - device.safeArea.bottom)
        device.safeArea.bottom = max(keyboard, device.safeArea.bottom)
        app.send(.device(device))
        return app.painted(255, 0, 0)
    }

    // Apple's documentation of `SafeAreaRegions`.
    @Test("A view that ignores the keyboard stays where it is when that comes, and reaches no further")
    func keyboard() throws {
        #expect(try reach(above: 300, .keyboard)?.maxY == 818)
        #expect(try reach(above: 0, .keyboard)?.maxY == 818)
        #expect(try reach(above: 300, .all)?.maxY == 852)
        #expect(try reach(above: 300, .container)?.maxY == 552)
        #expect(try reach(above: 0, .container)?.maxY == 852)
    }

    @Test("Only the edges that are named are ignored")
    func ignoresOneEdge() {
        let app = TestApp(on: .phone) { red.ignoresSafeArea(edges: .bottom) }
        #expect(app.painted(255, 0, 0) == CGRect(x: 0, y: 59, width: 393, height: 793))
    }

    @Test("A list at the end of a column scrolls on below the safe area")
    func listInColumn() {
        let app = TestApp(on: .phone) {
            VStack(spacing: 0) {
                Text("x").frame(height: 41)
                List(0..<3, id: \.self) { Text("\($0)") }
            }
        }
        let scrollers = app.nodes { if case .scroll = $0.content { true } else { false } }
        #expect(
            scrollers.first.flatMap { app.scene.windowFrame(of: $0.id) }
                == CGRect(x: 0, y: 100, width: 393, height: 752))
    }
}
