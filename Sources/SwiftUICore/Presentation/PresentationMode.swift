/// Whether a view is presented, and the end of that; `dismiss` and `isPresented` of the environment have taken its place.
///
///     @Environment(\.presentationMode) private var presentationMode
///     …
///     Button("Done") { presentationMode.wrappedValue.dismiss() }
public struct PresentationMode {
    /// Whether the view stands in something that can be ended: a sheet, or a screen that is not a stack's first.
    public private(set) var isPresented: Bool

    /// Ends what the view is presented in. Where nothing is presented, it does nothing.
    public mutating func dismiss() {
        isPresented = false
    }
}

@available(*, unavailable)
extension PresentationMode: Sendable {}

extension EnvironmentValues {
    /// Whether the view is presented, and the end of that.
    public var presentationMode: Binding<PresentationMode> {
        let dismissal = dismissal
        return Binding(
            location: FunctionLocation(
                get: { PresentationMode(isPresented: dismissal != nil) },
                set: { mode in
                    guard !mode.isPresented, MainThread.isCurrent else { return }
                    MainActor.assumeIsolated { dismissal?.perform() }
                }))
    }
}
