import Foundation

extension View {
    /// Puts a style over the view. It reaches over what lies beyond the safe area on edges where the view meets it.
    nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    {
        modifier(
            LayerModifier(
                layer: _ShapeView(shape: Rectangle(), style: style), alignment: .center, isBehind: false,
                reachingEdges: edges))
    }

    /// Puts a shape filled with a style over the view, as large as the view.
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            LayerModifier(
                layer: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center,
                isBehind: false))
    }

    /// Puts a view over this one. It is offered this view's size, and does not change it.
    @_disfavoredOverload
    nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(LayerModifier(layer: overlay, alignment: alignment, isBehind: false))
    }

    /// Puts the views in the closure over this one, the last one in front. They are offered this view's size, and do not change
    /// it.
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(LayerModifier(layer: content(), alignment: alignment, isBehind: false))
    }

    /// Draws a line inside of the view's edges; its width is in points.
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }
}
