extension View {
    /// Has other views read, and used, in place of this one, which is seen. The others are not seen.
    ///
    ///     Dial(value: $warmth)
    ///         .accessibilityRepresentation {
    ///             Slider(value: $warmth, in: 10...30) { Text("Warmth") }
    ///         }
    nonisolated public func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View {
        accessibilityHidden(true)
            .modifier(LayerModifier(layer: representation().unseen(), alignment: .center, isBehind: true))
    }

    /// Has other views read as what is in this one. They are not seen.
    nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        accessibilityRepresentation { VStack { children() } }
            .accessibilityElement(children: .contain)
    }
}
