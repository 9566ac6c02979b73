extension View {
    /// Whether the view is there to be used, by whoever goes through the screen with a keyboard or a switch: they come to one that is,
    /// whatever it is, and pass one by that is not. It can be read and touched in either case.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> some View {
        modifier(MeaningChangeModifier(change: MeaningChange(isReachedByKeys: respondsToUserInteraction)))
    }
}
