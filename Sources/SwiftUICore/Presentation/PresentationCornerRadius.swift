import Foundation

extension View {
    /// The radius of the corners of the sheet around the view, in points; nil for the standard one.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        modifier(PreferenceWritingModifier<PresentationCornerRadiusKey>(value: cornerRadius))
    }
}

enum PresentationCornerRadiusKey: FirstValueKey {
    typealias Wrapped = CGFloat
}
