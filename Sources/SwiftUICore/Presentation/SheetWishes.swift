import Foundation
import NavigationCore

/// What the content of a sheet asks for, by its presentation modifiers. The one nearest to the content's root counts (A5.68).
@MainActor
struct SheetWishes {
    var detents: DetentChoice?
    var indicator: Visibility?
    var isInteractiveDismissDisabled: Bool?
    var backgroundInteraction: PresentationBackgroundInteraction?
    var contentInteraction: PresentationContentInteraction?
    var adaptation: SheetOptions.Adaptation?
    var cornerRadius: CGFloat?
    var background: AnyPresentationBackground?

    init() {}

    init(of content: ViewNode?) {
        detents = content?.collect(PresentationDetentsKey.self).flatMap { $0 }
        indicator = content?.collect(PresentationDragIndicatorKey.self).flatMap { $0 }
        isInteractiveDismissDisabled = content?.collect(InteractiveDismissDisabledKey.self)
        backgroundInteraction = content?.collect(PresentationBackgroundInteractionKey.self).flatMap { $0 }
        contentInteraction = content?.collect(PresentationContentInteractionKey.self).flatMap { $0 }
        adaptation = content?.collect(PresentationCompactAdaptationKey.self).flatMap { $0 }
        cornerRadius = content?.collect(PresentationCornerRadiusKey.self).flatMap { $0 }
        background = content?.collect(PresentationBackgroundKey.self).flatMap { $0 }
    }

    /// The same as the rules know it. Reads the app's selection and, for detents of the app's own, the environment.
    func options(in environment: EnvironmentValues, largestHeight: CGFloat) -> SheetOptions {
        var options = SheetOptions()
        if let detents {
            let context = PresentationDetent.Context(maxDetentValue: largestHeight, environment: environment)
            options.detents = detents.detents
            options.selection = detents.selection?.wrappedValue
            options.customHeights = context.heights(of: detents.detents)
        }
        options.isInteractiveDismissDisabled = isInteractiveDismissDisabled ?? false
        options.indicator = SheetOptions.Indicator(indicator ?? .automatic)
        options.background = backgroundInteraction?.rule ?? .automatic
        options.contentInteraction = contentInteraction?.rule ?? .automatic
        options.adaptation = adaptation ?? SheetOptions.Adaptation()
        return options
    }
}
