import NavigationCore

extension View {
    /// What becomes of the sheet around the view where there is little room.
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
    }

    /// What becomes of the sheet around the view where it is narrow, and where it is low; where it is both, the second counts.
    nonisolated public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        modifier(
            PreferenceWritingModifier<PresentationCompactAdaptationKey>(
                value: SheetOptions.Adaptation(
                    horizontal: horizontalAdaptation.form, vertical: verticalAdaptation.form)))
    }
}

/// What something presented becomes where there is little room.
public struct PresentationAdaptation: Sendable {
    let form: SheetOptions.Adaptation.Form

    /// A sheet from the bottom where it is narrow, a cover where it is low.
    public static let automatic = PresentationAdaptation(form: .automatic)
    /// What it is elsewhere.
    public static let none = PresentationAdaptation(form: .none)
    /// A popover, if it is one elsewhere.
    public static let popover = PresentationAdaptation(form: .popover)
    /// A sheet from the bottom.
    public static let sheet = PresentationAdaptation(form: .sheet)
    /// A cover of the whole window.
    public static let fullScreenCover = PresentationAdaptation(form: .fullScreenCover)
}

enum PresentationCompactAdaptationKey: FirstValueKey {
    typealias Wrapped = SheetOptions.Adaptation
}
