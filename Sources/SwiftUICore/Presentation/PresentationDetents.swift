@_exported import struct NavigationCore.PresentationDetent

extension View {
    /// The heights that the sheet around the view may rest at; by default it takes the whole height.
    ///
    /// The sheet opens at the lowest one. With more than one, the person drags it from one to the next. In a compact height a
    /// sheet covers the window, in a regular width it is a card, and detents do nothing.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        modifier(
            PreferenceWritingModifier<PresentationDetentsKey>(value: DetentChoice(detents: detents, selection: nil)))
    }

    /// The heights that the sheet around the view may rest at, and which one it rests at now.
    ///
    /// - Parameters:
    ///   - detents: The heights, in any order.
    ///   - selection: Where the sheet opens, and where it goes when the app writes another one; a drag writes where it has
    ///     come to rest. One that is none of `detents` is refused with a warning, and the one that the sheet rests at is written
    ///     in its place.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        modifier(
            PreferenceWritingModifier<PresentationDetentsKey>(
                value: DetentChoice(detents: detents, selection: selection)))
    }
}

struct DetentChoice {
    let detents: Set<PresentationDetent>
    let selection: Binding<PresentationDetent>?
}

enum PresentationDetentsKey: FirstValueKey {
    typealias Wrapped = DetentChoice
}
