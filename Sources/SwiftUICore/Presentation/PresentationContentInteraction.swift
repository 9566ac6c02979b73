import NavigationCore

extension View {
    /// What a swipe over scrolling content of the sheet around the view does first. By default it makes the sheet higher, and
    /// scrolls once that is at its highest.
    nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        modifier(PreferenceWritingModifier<PresentationContentInteractionKey>(value: behavior))
    }
}

/// What a swipe over the scrolling content of a sheet does first.
public struct PresentationContentInteraction: Equatable, Sendable {
    let rule: SheetOptions.ContentInteraction

    /// As the system thinks fit: it resizes.
    public static let automatic = PresentationContentInteraction(rule: .automatic)
    /// It makes the sheet higher before it scrolls.
    public static let resizes = PresentationContentInteraction(rule: .resizes)
    /// It scrolls; the sheet is resized by its indicator, and where there is nothing left to scroll.
    public static let scrolls = PresentationContentInteraction(rule: .scrolls)
}

enum PresentationContentInteractionKey: FirstValueKey {
    typealias Wrapped = PresentationContentInteraction
}
