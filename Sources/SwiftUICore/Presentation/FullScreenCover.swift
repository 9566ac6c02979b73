extension View {
    /// Covers the whole window while a condition holds. There is no way out by hand: the content has to offer one, with
    /// ``EnvironmentValues/dismiss`` for example.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the cover is shown; false is written when it is dismissed.
    ///   - onDismiss: Runs once for each dismissal, when the cover is gone.
    ///   - content: What the cover shows.
    nonisolated public func fullScreenCover<Content>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View {
        modifier(PresentationModifier(.cover, isPresented: isPresented, onDismiss: onDismiss, content: content))
    }

    /// Covers the whole window for an item while there is one.
    ///
    /// - Parameters:
    ///   - item: What the cover is about; nil is written when it is dismissed.
    ///   - onDismiss: Runs once for each dismissal, when the cover is gone.
    ///   - content: What the cover shows for the item.
    nonisolated public func fullScreenCover<Item, Content>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View {
        modifier(PresentationModifier(.cover, item: item, onDismiss: onDismiss, content: content))
    }
}
