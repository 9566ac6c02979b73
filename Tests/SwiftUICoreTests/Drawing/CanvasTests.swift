import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Pictures painted by code")
struct CanvasTests {
    private func commands(
        _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) -> [SceneDrawing.Command] {
        commands(of: TestApp(on: .phone) { Canvas(renderer: renderer).frame(width: 100, height: 60) })
    }

    private func commands(of app: TestApp) -> [SceneDrawing.Command] {
        for case .drawing(let drawing) in app.nodes(where: { _ in true }).map(\.content) { return drawing.commands }
        return []
    }

    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

    @Test("The code is given the size of the view, and its areas are painted in order")
    func filling() {
        let found = commands { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Color(red: 1, green: 0, blue: 0)))
            context.stroke(square, with: .color(.black), lineWidth: 2)
        }
        guard found.count == 2, case .fill(let data, .color(let color), _) = found[0] else {
            Issue.record("\(found)")
            return
        }
        #expect(data == "M0 0L100 0L100 60L0 60Z")
        #expect(color == SceneColor(255, 0, 0))
    }

    @Test("A copy of the context draws upon the same, in coordinates of its own")
    func copies() {
        let found = commands { context, _ in
            var moved = context
            moved.translateBy(x: 5, y: 6)
            moved.scaleBy(x: 2, y: 2)
            moved.fill(square, with: .foreground)
            context.fill(square, with: .foreground)
        }
        guard found.count == 2, case .layer(let layer, _) = found[0], case .fill = found[1] else {
            Issue.record("\(found)")
            return
        }
        #expect(layer.transform == [2, 0, 0, 2, 5, 6])
    }

    @Test("What is drawn is let through, mixed, filtered and cut as the context says at that moment")
    func state() {
        let found = commands { context, _ in
            context.opacity = 0.5
            context.blendMode = .multiply
            context.addFilter(.blur(radius: 3))
            context.clip(to: square)
            context.fill(square, with: .color(.black))
        }
        guard case .layer(let layer, _)? = found.first else {
            Issue.record("\(found)")
            return
        }
        #expect(layer.opacity == 0.5)
        #expect(layer.blendMode == .multiply)
        #expect(layer.filters == [.blur(radius: 3)])
        #expect(layer.clips == [SceneOutline(data: "M0 0L10 0L10 10L0 10Z")])
    }

    @Test("What is drawn out of what is there takes that away")
    func cuttingOut() {
        let found = commands { context, _ in
            context.fill(square, with: .color(.black))
            context.blendMode = .destinationOut
            context.fill(square, with: .color(.black))
        }
        guard found.count == 1, case .layer(let layer, let inside) = found[0] else {
            Issue.record("\(found)")
            return
        }
        #expect(layer.isMaskInverted)
        #expect(inside.count == 1)
    }

    /// How many commands a page is told, those in masks too.
    private func count(_ commands: [SceneDrawing.Command]) -> Int {
        commands.reduce(0) { sum, command in
            guard case .layer(let layer, let inside) = command else { return sum + 1 }
            return sum + 1 + count(inside) + count(layer.mask ?? [])
        }
    }

    @Test(
        "However often something is drawn upon what is there, a picture does not grow beyond measure",
        arguments: [GraphicsContext.BlendMode.sourceAtop, .xor, .sourceIn, .sourceOut, .destinationAtop])
    func manyMasks(mode: GraphicsContext.BlendMode) {
        let found = commands { context, _ in
            context.fill(square, with: .color(.black))
            for _ in 0..<40 {
                context.blendMode = mode
                context.fill(square, with: .color(.red))
                context.blendMode = .normal
                context.fill(square, with: .color(.blue))
            }
        }
        #expect(count(found) < 200_000)
    }

    @Test("What is drawn upon what is there covers no more, so the next is cut by the same mask")
    func sourceAtop() {
        let found = commands { context, _ in
            context.fill(square, with: .color(.black))
            context.blendMode = .sourceAtop
            for _ in 0..<3 { context.fill(square, with: .color(.red)) }
        }
        let masks = found.compactMap { command -> Int? in
            if case .layer(let layer, _) = command { layer.mask?.count } else { nil }
        }
        #expect(masks == [1, 1, 1])
    }

    @Test("A text is drawn with its anchor at a point, and is as large as text of its font")
    func text() throws {
        var size = CGSize.zero
        let found = commands { context, _ in
            let text = context.resolve(Text("Knot").font(.system(size: 20)))
            size = text.measure(in: CGSize(width: 1000, height: 1000))
            context.draw(text, at: CGPoint(x: 50, y: 30), anchor: .topLeading)
        }
        let app = TestApp(on: .phone) { Text("Knot").font(.system(size: 20)) }
        #expect(size == (try app.frame(of: .text, "Knot").size))
        guard case .layer(let layer, let inside)? = found.first, case .text(let block, _, _)? = inside.first else {
            Issue.record("\(found)")
            return
        }
        #expect(layer.transform == [1, 0, 0, 1, 50, 30])
        #expect(block.lines.map(\.text) == ["Knot"])
    }

    @Test("A view that the picture is given is found by its tag and drawn in any size")
    func symbols() {
        let app = TestApp(on: .phone) {
            Canvas { context, _ in
                guard let dot = context.resolveSymbol(id: "dot") else { return }
                context.draw(dot, in: CGRect(x: 10, y: 20, width: 2 * dot.size.width, height: dot.size.height))
                #expect(context.resolveSymbol(id: "none") == nil)
            } symbols: {
                Color.red.frame(width: 4, height: 6).tag("dot")
            }
        }
        guard case .layer(let layer, _)? = commands(of: app).first else {
            Issue.record("\(commands(of: app))")
            return
        }
        #expect(layer.transform == [2, 0, 0, 1, 10, 20])
    }

    @Test("A picture is painted anew when something that the code has read has changed")
    func reading() {
        struct Bar: View {
            let hand: Hand
            @State private var width: CGFloat = 10
            var body: some View {
                hand.on("widen") { width = 20 }
                return Canvas { context, _ in
                    context.fill(Path(CGRect(x: 0, y: 0, width: width, height: 1)), with: .color(.black))
                }
            }
        }
        let hand = Hand()
        let app = TestApp { Bar(hand: hand) }
        hand.press("widen")
        app.settle()
        guard case .fill(let data, _, _)? = commands(of: app).first else { return }
        #expect(data.hasPrefix("M0 0L20 0"))
    }

    @Test("A picture is read out if the app says what it shows")
    func label() {
        let app = TestApp(on: .phone) { Canvas { _, _ in }.accessibilityLabel("Chart") }
        #expect(app.outline == "application\n  image \"Chart\"")
        #expect(TestApp(on: .phone) { Canvas { _, _ in } }.outline == "application")
    }
}
