/// Whether something is to be seen, or the platform decides.
@frozen
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As the platform thinks fit.
    case automatic
    case visible
    case hidden
}
