import NavigationCore

extension View {
    /// Whether what is behind the sheet around the view can be used. By default it cannot, and is dimmed.
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        modifier(PreferenceWritingModifier<PresentationBackgroundInteractionKey>(value: interaction))
    }
}

/// Whether what is behind a sheet can be used.
public struct PresentationBackgroundInteraction: Sendable {
    let rule: SheetOptions.Background

    /// As the system thinks fit: it cannot.
    public static let automatic = PresentationBackgroundInteraction(rule: .automatic)
    /// It can, and is not dimmed.
    public static let enabled = PresentationBackgroundInteraction(rule: .enabled)
    /// It cannot, and is dimmed.
    public static let disabled = PresentationBackgroundInteraction(rule: .disabled)

    /// It can up to a height of the sheet, and is dimmed above. A detent that is none of the sheet's means that it cannot.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(rule: .enabledUpThrough(detent))
    }
}

enum PresentationBackgroundInteractionKey: FirstValueKey {
    typealias Wrapped = PresentationBackgroundInteraction
}
