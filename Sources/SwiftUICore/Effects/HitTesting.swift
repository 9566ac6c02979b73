import Foundation
import SceneCore

extension View {
    /// Whether a finger meets the view. If not, it goes through to what lies behind; the view is still read.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(HitTestingModifier(isAllowed: enabled))
    }

    /// Where a finger meets the view: inside of a shape as large as the view, painted or not.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier(shape: shape, fillsEvenOdd: eoFill))
    }

    /// Where a finger meets the view, if the shape is one for that: inside of a shape as large as the view.
    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        modifier(ContentShapeModifier(shape: kind.contains(.interaction) ? shape : nil, fillsEvenOdd: eoFill))
    }
}

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Where a finger meets the view.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// What is seen of the view while it is dragged. A page drags no views, so it changes nothing.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// What is seen of the view while its menu is open. A page shows the view as it is, so it changes nothing.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
}

struct HitTestingModifier {
    let isAllowed: Bool
}

extension HitTestingModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(HitTestingNode.self, for: modifier, body: body)
    }
}

private final class HitTestingNode: WrapperNode<HitTestingModifier, HitTestingItem> {
    override func update(_ wrapper: HitTestingItem) {
        wrapper.isAllowed = value.modifier.isAllowed
    }
}

private final class HitTestingItem: WrapperItem {
    var isAllowed = true {
        didSet { if isAllowed != oldValue { sceneDidChange() } }
    }

    override var blocksPresses: Bool { !isAllowed }

    override func paint() -> Paint? {
        if isAllowed { return nil }
        var paint = Paint()
        paint.style.letsPointersThrough = true
        return paint
    }
}

struct ContentShapeModifier<S: Shape> {
    /// Nil for one that changes nothing.
    let shape: S?
    let fillsEvenOdd: Bool
}

extension ContentShapeModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(ContentShapeNode<S>.self, for: modifier, body: body)
    }
}

private final class ContentShapeNode<S: Shape>: WrapperNode<ContentShapeModifier<S>, ContentShapeItem> {
    override func update(_ wrapper: ContentShapeItem) {
        window.hasTouchAreas = true
        wrapper.fillsEvenOdd = value.modifier.fillsEvenOdd
        wrapper.outline = value.modifier.shape.map(ShapeOutline.init)
    }
}

/// A view that a finger meets in a shape. It paints nothing itself: what answers to the finger has the shape.
private final class ContentShapeItem: WrapperItem {
    var fillsEvenOdd = false
    var outline: ShapeOutline? {
        didSet { layoutDidChange() }
    }

    /// A finger meets the frame anyway.
    override var touchArea: SceneOutline? {
        guard let outline, outline.cornerRadius(frame.size) != 0 else { return nil }
        let direction: LayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        return SceneOutline(data: outline.reading(direction).data(in: frame.size), evenOdd: fillsEvenOdd)
    }
}
