import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

private let red = Color(red: 1, green: 0, blue: 0)
private let green = Color(red: 0, green: 1, blue: 0)
private let blue = Color(red: 0, green: 0, blue: 1)
private let yellow = Color(red: 1, green: 1, blue: 0)

@MainActor
@Suite("Views behind and over others")
struct LayerTests {
    /// A room of a size with its top left at 0, 59, right below the safe area of the phone.
    private func app<V: View>(
        _ width: CGFloat, _ height: CGFloat, @ViewBuilder _ view: @escaping @MainActor () -> V
    ) -> TestApp {
        TestApp(on: .phone) {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    ZStack { view() }.frame(width: width, height: height)
                    Spacer(minLength: 0)
                }
                Spacer(minLength: 0)
            }
        }
    }

    @Test("Layers stand where their alignment says and change no size (paint-background-overlay.json)")
    func recorded() {
        let app = app(300, 200) {
            VStack(spacing: 20) {
                red.frame(width: 100, height: 60)
                    .background(alignment: .bottomTrailing) { blue.frame(width: 20, height: 20) }
                    .overlay(alignment: .topLeading) { green.frame(width: 10, height: 10) }
                yellow.frame(width: 40, height: 24)
                Color(white: 1).frame(width: 40, height: 20)
                    .background { Color(red: 0, green: 1, blue: 1).frame(width: 80, height: 40) }
            }
        }
        // The text of the recording is a box of its height here: fonts differ.
        func frame(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> CGRect? {
            app.painted(red, green, blue)?.offsetBy(dx: 0, dy: -59)
        }
        #expect(frame(255, 0, 0) == CGRect(x: 100, y: 28, width: 100, height: 60))
        #expect(frame(0, 0, 255) == CGRect(x: 180, y: 68, width: 20, height: 20))
        #expect(frame(0, 255, 0) == CGRect(x: 100, y: 28, width: 10, height: 10))
        #expect(frame(0, 255, 255) == CGRect(x: 110, y: 142, width: 80, height: 40))
    }

    @Test("A style behind text is as large as the text with its padding")
    func padded() throws {
        let app = app(300, 200) { Text("Hello").padding(4).background(yellow) }
        let text = try app.frame(of: .text, "Hello")
        #expect(app.painted(255, 255, 0) == text.insetBy(dx: -4, dy: -4))
    }

    @Test("A divider lies across its stack and is one pixel thick, a third of a point here")
    func divider() throws {
        let app = app(200, 200) {
            VStack(spacing: 0) {
                red.frame(width: 100, height: 20)
                Divider()
                HStack(spacing: 0) {
                    blue.frame(width: 20, height: 60)
                    Divider()
                    green.frame(width: 20, height: 60)
                }
            }
        }
        let lines = app.nodes { $0.style.background == SceneColor(60, 60, 67, alpha: 0.29) }
            .compactMap { app.scene.windowFrame(of: $0.id)?.offsetBy(dx: 0, dy: -59) }
        #expect(
            lines.map(\.size) == [CGSize(width: 200, height: 1.0 / 3), CGSize(width: 1.0 / 3, height: 180 - 1.0 / 3)])
    }

    @Test("A border is drawn inside of the view's edges, over the view")
    func border() {
        let app = app(100, 100) { green.frame(width: 40, height: 20).border(red, width: 2) }
        #expect(app.drawing?.data == "M1 1L39 1L39 19L1 19Z")
        #expect(app.drawing?.lineWidth == 2)
    }

    @Test("Each of the views in a group has a layer of its own")
    func group() {
        let app = app(100, 100) {
            VStack {
                Group {
                    Text("a")
                    Text("b")
                }
                .background(yellow)
            }
        }
        #expect(app.nodes { $0.style.background == SceneColor(255, 255, 0) }.count == 2)
    }

    @Test("Layers of the views in a group come and go with them")
    func changingGroup() {
        let hand = Hand()
        struct Some: View {
            let hand: Hand
            @State private var count = 1

            var body: some View {
                let _ = hand.on("count") { (new: Int) in count = new }
                VStack { ForEach(0..<count, id: \.self) { Text("\($0)") }.overlay { Circle().fill(yellow) } }
            }
        }
        let app = TestApp(on: .phone) { Some(hand: hand) }
        func circles() -> Int { app.nodes { $0.style.background == SceneColor(255, 255, 0) }.count }
        hand.press("count", 3)
        app.settle()
        #expect(circles() == 3)
        hand.press("count", 1)
        app.settle()
        #expect(circles() == 1)
    }

    @Test("What is behind is read before what is in front")
    func order() {
        let app = app(100, 100) { Text("view").background { Text("behind") }.overlay { Text("over") } }
        #expect(app.outline == "application\n  text \"behind\"\n  text \"view\"\n  text \"over\"")
    }

    @Test("A list with a style behind it still takes the large title, and its scrolling still moves the small one")
    func listWithBackground() {
        let app = TestApp(on: .phone) {
            NavigationSplitView {
                List(0..<3, id: \.self) { Text("\($0)") }
                    .background(red)
                    .opacity(0.9)
                    .navigationTitle("Tea")
            } detail: {
            }
        }
        let scrollers = app.nodes { if case .scroll = $0.content { true } else { false } }
        let fades = app.nodes { $0.style.fade != nil }.compactMap(\.style.fade?.scroller)
        #expect(!fades.isEmpty && fades.allSatisfy { $0 == scrollers.first?.id })
        #expect(scrollers.first.flatMap { app.scene.windowFrame(of: $0.id) }?.size == CGSize(width: 393, height: 852))
    }
}
