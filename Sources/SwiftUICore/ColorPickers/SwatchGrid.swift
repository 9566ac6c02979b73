import Foundation
import SceneCore

/// Colours in rows, of which one can be chosen. Arrow keys go from one to the next, as among the options of any picker.
struct SwatchGrid {
    let swatches: [Swatch]
    /// The chosen colour, which need not be among them.
    let chosen: Color.Resolved
    let choose: (Color.Resolved) -> Void
}

extension SwatchGrid: PrimitiveView {
    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(SwatchGridNode.self, for: view)
    }
}

private final class SwatchGridNode: ValueNode<SwatchGrid> {
    private lazy var item = SwatchGridItem(window: window)

    override var ownItems: [LayoutItem]? { [item] }

    override func evaluate() {
        item.show(value)
    }
}

private final class SwatchGridItem: LayoutItem {
    private var swatches: [SwatchItem] = []
    private lazy var mark = SwatchMarkItem(window: window)
    private var chosen: Int?

    func show(_ grid: SwatchGrid) {
        if swatches.isEmpty {
            swatches = grid.swatches.map { swatch in
                let item = SwatchItem(window: window)
                item.swatch = swatch
                return item
            }
            adopt(swatches + [mark])
        }
        let place = grid.swatches.firstIndex { $0.color.looksLike(grid.chosen) }
        for (index, item) in swatches.enumerated() {
            item.isChosen = index == place
            item.onPress = { grid.choose(grid.swatches[index].color) }
        }
        guard place != chosen else { return }
        chosen = place
        layoutDidChange()
    }

    override var subitems: [LayoutItem] { swatches + (chosen == nil ? [] : [mark]) }
    override var isControl: Bool { true }

    private var rows: Int { (swatches.count + Swatch.columns - 1) / Swatch.columns }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let side = ColorPickerMetrics.swatch
        return CGSize(width: side * CGFloat(Swatch.columns), height: side * CGFloat(rows))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let side = ColorPickerMetrics.swatch
        for (index, swatch) in swatches.enumerated() {
            let origin = CGPoint(
                x: side * CGFloat(index % Swatch.columns), y: side * CGFloat(index / Swatch.columns))
            let room = ProposedViewSize(width: side, height: side)
            swatch.place(at: origin, proposal: room)
            if index == chosen { mark.place(at: origin, proposal: room) }
        }
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.meaning = Meaning(role: .optionGroup, label: Words.colors)
        paint.style.cornerRadius = ColorPickerMetrics.gridRadius
        paint.style.clips = true
        return paint
    }
}

private final class SwatchItem: LayoutItem {
    var swatch: Swatch?
    var isChosen = false {
        didSet { if isChosen != oldValue { sceneDidChange() } }
    }
    var onPress: () -> Void = {}

    override var isControl: Bool { true }
    override var spokenText: String { swatch?.name ?? "" }

    override func press() {
        onPress()
    }

    override func paint() -> Paint? {
        guard let color = swatch?.color else { return nil }
        var paint = Paint()
        paint.meaning = Meaning(role: .option, label: spokenText)
        paint.meaning.isPressable = true
        paint.meaning.isOn = isChosen
        paint.style.background = SceneColor(components: [color.red, color.green, color.blue].map(Double.init))
        return paint
    }
}

/// A frame around the chosen swatch, in white with a dark edge, so that it is seen on any colour.
private final class SwatchMarkItem: LayoutItem {
    override func paint() -> Paint? {
        var paint = Paint()
        let inset = ColorPickerMetrics.mark / 2
        let box = CGRect(origin: .zero, size: frame.size).insetBy(dx: inset, dy: inset)
        paint.content = .path(
            ScenePath(data: Path(box).data, stroke: SceneColor(255, 255, 255), lineWidth: ColorPickerMetrics.mark))
        paint.style.letsPointersThrough = true
        return paint
    }
}
