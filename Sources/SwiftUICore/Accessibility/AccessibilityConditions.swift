import Foundation

// The same as without `isEnabled`, as long as that is true; otherwise the view stays as it is.

extension View {
    /// What is read out for the view in place of its own words, as long as that is so wished.
    nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        meaning(MeaningChange(labelText: label), if: isEnabled)
    }

    /// What is read out for the view in place of its own words, as long as that is so wished.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    /// What is read out for the view in place of its own words, as long as that is so wished.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    /// What the view stands at or holds, as long as that is so wished.
    nonisolated public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> some View {
        meaning(MeaningChange(value: valueDescription.string), if: isEnabled)
    }

    /// What the view stands at or holds, as long as that is so wished.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }

    /// What the view stands at or holds, as long as that is so wished.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    /// What comes of using the view, as long as that is so wished.
    nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        meaning(MeaningChange(hint: hint.string), if: isEnabled)
    }

    /// What comes of using the view, as long as that is so wished.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }

    /// What comes of using the view, as long as that is so wished.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    /// What the person may call the view who speaks to the app, as long as that is so wished.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View {
        meaning(MeaningChange(inputLabels: inputLabels.map(\.string)), if: isEnabled)
    }

    /// What the person may call the view who speaks to the app, as long as that is so wished.
    nonisolated public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
    ) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
    }

    /// What the person may call the view who speaks to the app, as long as that is so wished.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S], isEnabled: Bool
    ) -> some View {
        accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
    }

    /// A name for tests and scripts, as long as that is so wished.
    nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        meaning(MeaningChange(identifier: identifier), if: isEnabled)
    }

    /// Leaves the view and all in it out of what is read, or not, as long as that is so wished.
    nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        accessibilityHidden(hidden && isEnabled)
    }

    nonisolated private func meaning(_ change: MeaningChange, if isEnabled: Bool) -> some View {
        modifier(MeaningChangeModifier(change: isEnabled ? change : MeaningChange()))
    }
}
