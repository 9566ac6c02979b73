import NavigationCore

extension View {
    /// Whether the sheet around the view shows the small bar at its top by which it is dragged. By default it does where there
    /// is another height to drag it to.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        modifier(PreferenceWritingModifier<PresentationDragIndicatorKey>(value: visibility))
    }
}

enum PresentationDragIndicatorKey: FirstValueKey {
    typealias Wrapped = Visibility
}

extension SheetOptions.Indicator {
    init(_ visibility: Visibility) {
        self =
            switch visibility {
            case .automatic: .automatic
            case .visible: .visible
            case .hidden: .hidden
            }
    }
}
