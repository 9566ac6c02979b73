/// What a button is for, beyond its label: it decides how the button is painted and where it stands among others.
public struct ButtonRole: Equatable, Sendable {
    private enum Purpose {
        case destructive, cancel
    }

    private let purpose: Purpose

    /// Deletes something, or does something else that cannot be taken back: the button is red.
    public static let destructive = ButtonRole(purpose: .destructive)
    /// Leaves something without a change.
    public static let cancel = ButtonRole(purpose: .cancel)
}
