extension View {
    /// Presents a sheet while a condition holds.
    ///
    /// On a phone the sheet comes up from the bottom, on a tablet it is a card in the middle. Swiping it down sets the condition
    /// to false. One sheet is shown at a time: a second one of the same level waits until the first is gone.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the sheet is shown; false is written when the person dismisses it.
    ///   - onDismiss: Runs once for each dismissal, when the sheet is gone.
    ///   - content: What the sheet shows. It is a screen of its own, whose state lasts as long as the sheet does.
    nonisolated public func sheet<Content>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View {
        modifier(PresentationModifier(.sheet, isPresented: isPresented, onDismiss: onDismiss, content: content))
    }

    /// Presents a sheet for an item while there is one.
    ///
    /// An item of another identity dismisses the sheet and presents a new one; a new value with the same identity is shown in
    /// place.
    ///
    /// - Parameters:
    ///   - item: What the sheet is about; nil is written when the person dismisses it.
    ///   - onDismiss: Runs once for each dismissal, when the sheet is gone.
    ///   - content: What the sheet shows for the item.
    nonisolated public func sheet<Item, Content>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View {
        modifier(PresentationModifier(.sheet, item: item, onDismiss: onDismiss, content: content))
    }
}
