extension View {
    /// What the sheet around the view is painted with, behind its content.
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        modifier(PreferenceWritingModifier<PresentationBackgroundKey>(value: AnyPresentationBackground(style: style)))
    }
}

struct AnyPresentationBackground {
    let style: any ShapeStyle
}

enum PresentationBackgroundKey: FirstValueKey {
    typealias Wrapped = AnyPresentationBackground
}
