extension View {
    /// Puts a style behind the view. It reaches over what lies beyond the safe area on edges where the view meets it.
    nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
        -> some View
    {
        modifier(
            LayerModifier(
                layer: _ShapeView(shape: Rectangle(), style: style), alignment: .center, isBehind: true,
                reachingEdges: edges))
    }

    /// Puts the style that lies behind the content of screens behind the view.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Puts a shape filled with a style behind the view, as large as the view.
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            LayerModifier(
                layer: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center,
                isBehind: true))
    }

    /// Puts a shape filled with the style that lies behind the content of screens behind the view, as large as the view.
    nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Puts a view behind this one. It is offered this view's size, and does not change it.
    @_disfavoredOverload
    nonisolated public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(LayerModifier(layer: background, alignment: alignment, isBehind: true))
    }

    /// Puts the views in the closure behind this one, the first one at the back. They are offered this view's size, and do not
    /// change it.
    nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(LayerModifier(layer: content(), alignment: alignment, isBehind: true))
    }
}
