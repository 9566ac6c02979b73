import Foundation
import SceneCore

/// A view that is painted by code, once for each size and whenever something that the code has read has changed.
///
///     Canvas { context, size in
///         context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
///     }
///
/// It takes the room that it is offered. Nothing in it is read or pressed: what it shows has to be said by
/// `accessibilityLabel`.
public struct Canvas<Symbols: View> {
    /// Views that the code may draw, each with a tag.
    public var symbols: Symbols
    /// The code.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// The code paints over all of its room.
    public var isOpaque: Bool
    /// The colours that the picture is worked out in. A page works out all in the screen's own.
    public var colorMode: ColorRenderingMode
    /// The code may run while other views are shown. It always runs at once, on the main thread.
    public var rendersAsynchronously: Bool

    /// A picture painted by code, which finds views by their tags.
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }
}

extension Canvas where Symbols == EmptyView {
    /// A picture painted by code.
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
        ) {
            EmptyView()
        }
    }
}

extension Canvas: PrimitiveView {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(CanvasNode<Symbols>.self, for: view)
    }
}

private final class CanvasNode<Symbols: View>: ValueNode<Canvas<Symbols>> {
    private lazy var item = CanvasItem(window: window)
    private var symbols: ViewNode?

    override var children: [ViewNode] { symbols.map { [$0] } ?? [] }
    override var ownItems: [LayoutItem]? { [item] }
    override var collectsItems: Bool { true }

    override func evaluate() {
        let view = _GraphValue(value.symbols)
        symbols = Symbols._makeView(view: view, inputs: inputs(for: symbols)).node
        collectItems()
    }

    override func collectItems() {
        var rows: [ListRow] = []
        symbols?.appendRows(to: &rows)
        item.symbols = rows
        item.draw = { [weak self] size in self?.draw(size) ?? SceneDrawing() }
        item.layoutDidChange()
    }

    /// What the code reads is read by this node.
    private func draw(_ size: CGSize) -> SceneDrawing {
        let sheet = GraphicsSheet(node: self, environment: environment, symbols: item.symbols, size: size)
        defer { sheet.close() }
        reading {
            var context = GraphicsContext(sheet: sheet)
            value.renderer(&context, size)
        }
        return SceneDrawing(sheet.commands)
    }
}

/// A painted picture in the layout. It is painted when it is placed, and again when a symbol looks different.
private final class CanvasItem: LayoutItem {
    var symbols: [ListRow] = [] {
        didSet { for row in symbols { row.item.container = self } }
    }
    var draw: (CGSize) -> SceneDrawing = { _ in SceneDrawing() }
    private var drawing = SceneDrawing()

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(
            by: CGSize(width: LayoutMetrics.idealLength, height: LayoutMetrics.idealLength))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        if window.proof.isRunning { return }
        for row in symbols { row.item.place(at: .zero, proposal: .unspecified) }
        drawing = draw(size)
        sceneDidChange()
    }

    /// Whether the app has given it a label.
    private var isSpokenOf: Bool {
        var (item, isLabelled) = (self as LayoutItem, false)
        while let around = item.container, around.wrapped === item {
            isLabelled = isLabelled || around.meaningChange?.label != nil
            item = around
        }
        return isLabelled
    }

    override func paint() -> Paint? {
        if shown.hasChangeInside { drawing = draw(frame.size) }
        var paint = Paint()
        paint.content = .drawing(drawing)
        // An app that wants it read says what it shows.
        paint.meaning = Meaning(role: .image)
        paint.meaning.isHidden = !isSpokenOf
        return paint
    }
}
