extension View {
    /// What the view stands at or holds, read out after its label.
    nonisolated public func accessibilityValue(_ valueDescription: Text) -> some View {
        modifier(MeaningChangeModifier(change: MeaningChange(value: valueDescription.string)))
    }

    /// What the view stands at or holds, read out after its label.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    /// What the view stands at or holds, read out after its label.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }

    /// What comes of using the view, read out after all else.
    nonisolated public func accessibilityHint(_ hint: Text) -> some View {
        modifier(MeaningChangeModifier(change: MeaningChange(hint: hint.string)))
    }

    /// What comes of using the view, read out after all else.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }

    /// What comes of using the view, read out after all else.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }

    /// What the person may call the view who speaks to the app: all of the names lead to it, and the first is its label where it has
    /// no other. A test finds it by them, too.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        modifier(MeaningChangeModifier(change: MeaningChange(inputLabels: inputLabels.map(\.string))))
    }

    /// What the person may call the view who speaks to the app.
    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }

    /// What the person may call the view who speaks to the app.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }
}
