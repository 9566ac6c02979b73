import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Filters, masks and depth")
struct FilterTests {
    private func node(_ view: some View, where isWanted: (SceneNode) -> Bool) -> SceneNode? {
        TestApp(on: .phone) { view }.nodes(where: isWanted).first
    }

    @Test("A filter is around the view that it changes, which keeps its room")
    func filter() {
        let found = node(Color.red.frame(width: 20, height: 20).blur(radius: 3)) { !$0.style.filters.isEmpty }
        #expect(found?.style.filters == [.blur(radius: 3)])
        #expect(found?.frame.size == CGSize(width: 20, height: 20))
    }

    @Test("Light is added to each component, and no colour changes by a saturation of one")
    func matrices() {
        #expect(SceneFilter.brightness(0.5).matrix?.prefix(5) == [1, 0, 0, 0, 0.5])
        #expect(SceneFilter.saturation(1).matrix?.prefix(3) == [1, 0, 0])
        #expect(SceneFilter.inversion(1).matrix?.prefix(5) == [-1, 0, 0, 0, 1])
    }

    @Test("A mask is a picture of its views at their places, and none of them is read")
    func mask() {
        let app = TestApp(on: .phone) {
            Text("seen").frame(width: 100, height: 40).mask(alignment: .leading) {
                Text("mask").frame(width: 30, height: 20).background(Color.black)
            }
        }
        #expect(app.outline == "application\n  text \"seen\"")
        let mask = app.nodes { $0.style.mask != nil }.first?.style.mask
        guard case .layer(let layer, _)? = mask?.commands.first else {
            Issue.record("The mask is not where it stands: \(String(describing: mask))")
            return
        }
        #expect(layer.transform == [1, 0, 0, 1, 0, 10])
    }

    @Test("A mask that changes is painted anew")
    func changingMask() {
        struct Opened: View {
            let hand: Hand
            @State private var isOpen = false
            var body: some View {
                hand.on("open") { isOpen = true }
                return Color.red.mask { Rectangle().frame(width: isOpen ? 50 : 10) }
            }
        }
        let hand = Hand()
        let app = TestApp { Opened(hand: hand) }
        let before = app.nodes { $0.style.mask != nil }.first?.style.mask
        hand.press("open")
        app.settle()
        let after = app.nodes { $0.style.mask != nil }.first?.style.mask
        #expect(before != after)
    }

    @Test("A view of a higher depth is painted in front and read where it stands")
    func depth() {
        let app = TestApp(on: .phone) {
            VStack {
                Text("front").zIndex(3)
                Text("back").zIndex(-1)
                Text("middle")
            }
        }
        #expect(app.outline == "application\n  text \"front\"\n  text \"back\"\n  text \"middle\"")
        let texts = ["front", "back", "middle"].map { name in app.nodes { $0.meaning.label == name }.first }
        func order(of node: SceneNode?) -> Int {
            guard let node else { return 0 }
            return node.style.order != 0
                ? node.style.order : app.nodes { $0.children.contains(node.id) }.first?.style.order ?? 0
        }
        #expect(texts.map(order) == [1, -1, 0])
    }

    @Test("What a finger goes through is read and cannot be pressed")
    func throughIt() throws {
        var presses = 0
        let app = TestApp(on: .phone) { Button("Press") { presses += 1 }.allowsHitTesting(false) }
        #expect(app.outline == "application\n  button \"Press\"")
        try? app.tap("Press")
        #expect(presses == 0)
    }

    @Test("What answers to a finger has the shape that its content has for that")
    func contentShape() {
        let round = node(Color.red.frame(width: 20, height: 10).contentShape(Ellipse()).onTapGesture {}) {
            $0.style.touchArea != nil
        }
        #expect(round?.meaning.isPressable == true)
        #expect(round?.style.touchArea?.data.hasPrefix("M20 5C") == true)
        #expect(
            node(Color.red.contentShape(Rectangle()).onTapGesture {}) { $0.style.touchArea != nil } == nil)
    }

    @Test("A projection undoes itself with its inverse")
    func projection() {
        var tilted = ProjectionTransform(CGAffineTransform(translationX: 3, y: 4))
        tilted.m13 = 0.5
        let back = tilted.concatenating(tilted.inverted())
        #expect(abs(back.m11 - 1) < 1e-9)
        #expect(abs(back.m31) < 1e-9)
        #expect(!tilted.isAffine)
    }
}
