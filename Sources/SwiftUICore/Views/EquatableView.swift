/// A view that is not evaluated again for a value that equals the one before.
///
/// Views that are `Equatable` are compared by `==` anyway; this says so where a reader might wonder.
public struct EquatableView<Content: Equatable & View> {
    /// The view that is compared.
    public var content: Content

    /// Compares a view with the one before it.
    nonisolated public init(content: Content) {
        self.content = content
    }
}

extension EquatableView: View {
    public var body: some View {
        content
    }
}

extension View where Self: Equatable {
    /// Says that this view need not be evaluated again for a value that equals the one before.
    nonisolated public func equatable() -> EquatableView<Self> {
        EquatableView(content: self)
    }
}
