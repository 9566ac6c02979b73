extension View {
    /// What a pointer that rests on the view is told, and what someone who listens hears after all else.
    nonisolated public func help(_ text: Text) -> some View {
        modifier(MeaningChangeModifier(change: MeaningChange(helpText: text)))
    }

    /// What a pointer that rests on the view is told, and what someone who listens hears after all else.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
        help(Text(textKey))
    }

    /// What a pointer that rests on the view is told, and what someone who listens hears after all else.
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
        help(Text(text))
    }
}
