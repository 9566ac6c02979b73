import Foundation
import SceneCore

extension View {
    /// Cuts the view along a shape as large as the view.
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(ClipModifier(shape: shape, fillsEvenOdd: style.isEOFilled))
    }

    /// Cuts off what reaches over the view's edges.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        modifier(ClipModifier(shape: Rectangle()))
    }

    /// Cuts off the view's corners along a radius, in points.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        modifier(ClipModifier(shape: RoundedRectangle(cornerRadius: radius, style: .circular)))
    }
}

struct ClipModifier<S: Shape> {
    let shape: S
    var fillsEvenOdd = false
}

extension ClipModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(ClipNode<S>.self, for: modifier, body: body)
    }
}

private final class ClipNode<S: Shape>: WrapperNode<ClipModifier<S>, ClipItem> {
    override func update(_ wrapper: ClipItem) {
        wrapper.containerInset = (value.modifier.shape as? ContainerRelativeShape)?.distance
        wrapper.fillsEvenOdd = value.modifier.fillsEvenOdd
        wrapper.outline = ShapeOutline(value.modifier.shape)
    }
}

/// Cuts what is in it along an outline.
private final class ClipItem: WrapperItem {
    /// The outline is that of the container, smaller by so much; nil for one of its own.
    var containerInset: CGFloat?
    var fillsEvenOdd = false
    var outline: ShapeOutline? {
        didSet {
            lastOutline = lastOutline ?? oldValue
            sceneDidChange()
        }
    }
    /// What is on screen until this turn ends.
    private var lastOutline: ShapeOutline?

    private var direction: LayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }

    override func takeFrames(since old: SceneNode, for animation: SceneAnimation?) -> [String]? {
        let last = lastOutline ?? outline
        lastOutline = nil
        guard let animation, let last, let outline, containerInset == nil, old.style.clipPath != nil,
            paint()?.style.clipPath != nil
        else { return nil }
        return ShapeFrames(
            old: last.reading(direction), oldSize: old.frame.size, new: outline.reading(direction), newSize: frame.size
        ).data(for: animation)
    }

    override func paint() -> Paint? {
        var paint = Paint()
        let container = containerInset.map { ShapeOutline(containerOutline(inset: $0)) }
        guard let outline = container ?? outline?.reading(direction) else { return paint }
        if let radius = outline.cornerRadius(frame.size) {
            paint.style.clips = true
            paint.style.cornerRadius = radius
        } else {
            paint.style.clipPath = SceneOutline(data: outline.data(in: frame.size), evenOdd: fillsEvenOdd)
        }
        return paint
    }
}
