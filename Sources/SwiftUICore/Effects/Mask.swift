extension View {
    /// Lets the view be seen where a mask is painted: what is clear in the mask is clear in the view. The mask is offered the
    /// view's size, and does not change it.
    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(LayerModifier(layer: mask(), alignment: alignment, isBehind: false, isMask: true))
    }

    /// Lets the view be seen where a mask is painted: what is clear in the mask is clear in the view.
    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(LayerModifier(layer: mask, alignment: .center, isBehind: false, isMask: true))
    }
}
