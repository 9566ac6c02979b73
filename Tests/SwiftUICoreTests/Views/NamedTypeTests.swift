import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

private struct Widths: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

/// Stands its views along a row, and asks that they be told of it.
private struct Row: Layout {
    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {
        var x = bounds.minX
        for subview in subviews {
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
            x += subview.sizeThatFits(.unspecified).width
        }
    }
}

private struct Widened: AnimatableModifier {
    var width: CGFloat
    nonisolated var animatableData: CGFloat {
        get { width }
        set { width = newValue }
    }
    func body(content: Content) -> some View { content.frame(width: width) }
}

@MainActor
@Suite("Types that apps name")
struct NamedTypeTests {
    @Test("An alignment of an app's own lies where its type says")
    func alignment() {
        let third = HorizontalAlignment(Third.self)
        let app = TestApp(on: .phone) {
            VStack(alignment: third, spacing: 0) {
                Color(red: 1, green: 0, blue: 0).frame(width: 90, height: 10)
                Color(red: 0, green: 0, blue: 1).frame(width: 30, height: 10)
            }
        }
        let (red, blue) = (app.painted(255, 0, 0), app.painted(0, 0, 255))
        #expect((blue?.minX ?? 0) - (red?.minX ?? 0) == 20, "a third of 90 less a third of 30")
    }

    @Test("A layout of an app's own is told of its views, and a divider in it stands upright")
    func layout() {
        let app = TestApp(on: .phone) {
            Row {
                Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 30)
                Color(red: 0, green: 0, blue: 1).frame(width: 10, height: 30)
            }
        }
        #expect(app.painted(0, 0, 255)?.minX == app.painted(255, 0, 0)?.maxX)
        #expect(Row.layoutProperties.stackOrientation == .horizontal)
    }

    @Test("A modifier that has looks between is at its end where nobody sees it move")
    func animatableModifier() {
        struct Wide: View {
            let hand: Hand
            @State private var width: CGFloat = 10
            var body: some View {
                hand.on("widen") { withAnimation { width = 50 } }
                return Color(red: 1, green: 0, blue: 0).frame(height: 10).modifier(Widened(width: width))
            }
        }
        let hand = Hand()
        let app = TestApp(on: .phone) { Wide(hand: hand) }
        hand.press("widen")
        app.settle()
        #expect(app.painted(255, 0, 0)?.width == 50)
    }

    @Test("A preference is changed on its way by a place of the view")
    func anchors() {
        struct Counted: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Text("anchors \(count)")
                    Color.red.frame(width: 10, height: 10)
                        .anchorPreference(key: Widths.self, value: .bounds) { [$0] }
                        .transformAnchorPreference(key: Widths.self, value: .bounds) { $0.append($1) }
                }
                .onPreferenceChange(Widths.self) { count = $0.count }
            }
        }
        #expect(TestApp(on: .phone) { Counted() }.exists(.text, "anchors 2"))
    }

    @Test("Dismissal and timelines are values that are handed on")
    func values() throws {
        struct Away: View {
            let dismiss: DismissAction
            var body: some View { Button("Away") { dismiss() } }
        }
        struct Sheet: View {
            @Environment(\.dismiss) private var dismiss
            var body: some View { Away(dismiss: dismiss) }
        }
        struct Base: View {
            @State private var isShown = true
            var body: some View {
                Text(isShown ? "covered" : "free").sheet(isPresented: $isShown) { Sheet() }
            }
        }
        let app = TestApp(on: .phone) { Base() }
        try app.tap("Away")
        #expect(app.exists(.text, "free"))
        struct Clock: View {
            let context: TimelineViewDefaultContext
            var body: some View { Text(context.date < .distantFuture ? "now" : "never") }
        }
        #expect(TestApp(on: .phone) { TimelineView(.everyMinute) { Clock(context: $0) } }.exists(.text, "now"))
    }

    @Test("A placeholder stands for the view that is changed")
    func placeholder() {
        func doubled(_ view: PlaceholderContentView<Text>) -> some View {
            VStack {
                view
                view
            }
        }
        let app = TestApp(on: .phone) { Text("x").phaseAnimator([1]) { view, _ in doubled(view) } }
        #expect(app.nodes { $0.meaning.label == "x" }.count == 2)
    }

    @Test("A search that finds nothing says so by views of their own")
    func search() {
        typealias Nothing = ContentUnavailableView<
            SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions
        >
        let view: Nothing = .search(text: "kettle")
        #expect(TestApp(on: .phone) { view }.outline.contains("kettle"))
    }

    @Test("What a swipe over a sheet's content does first can be said")
    func sheetContent() {
        func sheet(_ behavior: PresentationContentInteraction) -> SceneSheet? {
            TestApp(on: .phone) {
                Color.white.sheet(isPresented: .constant(true)) {
                    ScrollView { Text("x") }.presentationDetents([.medium, .large])
                        .presentationContentInteraction(behavior)
                }
            }
            .scene.nodes.values.compactMap(\.sheet).first
        }
        #expect(sheet(.resizes) == sheet(.automatic))
        #expect(sheet(.scrolls) != sheet(.resizes))
    }

    @Test("Older names of what is said to those who listen come to the same")
    @available(*, deprecated)
    func olderNames() throws {
        let app = TestApp(on: .phone) {
            Text("x").accessibility(label: Text("Tent")).accessibility(hint: Text("Sleeps two"))
            Text("y").accessibility(hidden: true)
        }
        #expect(app.exists(.text, "Tent"))
        #expect(try app.hint(of: .text, "Tent") == "Sleeps two")
        #expect(!app.exists(.text, "y"))
    }

    @Test("Components of a colour are mixed by a matrix")
    func colorMatrix() {
        var matrix = ColorMatrix()
        (matrix.r1, matrix.g1) = (0, 1)
        let app = TestApp(on: .phone) {
            Canvas { context, size in
                context.addFilter(.colorMatrix(matrix))
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
            }
        }
        let filters = app.nodes { _ in true }.flatMap { node -> [SceneFilter] in
            guard case .drawing(let drawing) = node.content else { return [] }
            return drawing.commands.flatMap { command -> [SceneFilter] in
                if case .layer(let layer, _) = command { layer.filters } else { [] }
            }
        }
        guard case .matrix(let numbers)? = filters.first else {
            Issue.record("There is no matrix")
            return
        }
        #expect(numbers.prefix(10) == [0, 0, 0, 0, 0, 1, 1, 0, 0, 0])
    }
}
