import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

// Apple's documentation of `foregroundStyle(_:)`: it is what "text, symbols, shapes" are painted with.
@MainActor
@Suite("What symbols are painted with")
struct SymbolPaintTests {
    private func drawing(_ app: TestApp) -> SceneDrawing? {
        for case .drawing(let drawing) in app.nodes(where: { _ in true }).map(\.content) { return drawing }
        return nil
    }

    private func paints(_ commands: [SceneDrawing.Command]) -> [ScenePaint] {
        commands.flatMap { command -> [ScenePaint] in
            switch command {
            case .fill(_, let paint, _), .stroke(_, let paint, _, _): [paint]
            case .layer(_, let inside): paints(inside)
            case .text, .image, .pixels: []
            }
        }
    }

    @Test("A symbol in a gradient shows all of its colours, over its frame")
    func gradient() throws {
        let app = TestApp(on: .phone) {
            Image(systemName: "star.fill")
                .foregroundStyle(.linearGradient(colors: [.yellow, .red], startPoint: .top, endPoint: .bottom))
        }
        let frame = try app.frame(of: .image, "star")
        let found = paints(try #require(drawing(app)).commands)
        #expect(!found.isEmpty)
        for paint in found {
            guard case .gradient(let gradient, let rect) = paint else {
                Issue.record("\(paint)")
                continue
            }
            #expect(gradient.stops.count == 2)
            #expect(rect == CGRect(origin: .zero, size: frame.size))
        }
    }

    @Test("A symbol has the shadows of its style, and is mixed as that says")
    func effects() {
        let app = TestApp(on: .phone) {
            Image(systemName: "star").foregroundStyle(
                .red.shadow(.drop(radius: 2)).shadow(.drop(radius: 10)).shadow(.inner(radius: 3)))
        }
        let filters = app.nodes { !$0.style.filters.isEmpty }.first?.style.filters ?? []
        let radii = filters.compactMap { filter -> CGFloat? in
            switch filter {
            case .shadow(let shadow), .innerShadow(let shadow): shadow.radius
            default: nil
            }
        }
        #expect(radii == [2, 10, 3])
    }

    @Test("A resizable symbol is stretched over its room, unless it is to keep its form")
    func stretched() throws {
        let app = TestApp(on: .phone) { Image(systemName: "heart.fill").resizable().frame(width: 100, height: 20) }
        guard case .layer(let layer, _)? = drawing(app)?.commands.first else {
            Issue.record("\(String(describing: drawing(app)))")
            return
        }
        let (across, down) = (layer.transform[0], layer.transform[3])
        #expect(across > 3 && abs(down - 1) < 1e-9)
        let kept = TestApp(on: .phone) {
            Image(systemName: "heart.fill").resizable().scaledToFit().frame(width: 100, height: 20)
        }
        #expect(kept.drawing != nil)
    }

    @Test("A material may be let through")
    func fadedMaterial() {
        let app = TestApp(on: .phone) { Text("x").background(.ultraThinMaterial.opacity(0.5)) }
        #expect(app.nodes { $0.style.isFrosted }.map(\.style.opacity) == [0.5])
    }
}
