/// Whether something that the system shows of its own accord is shown.
@frozen
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As the system thinks fit.
    case automatic
    case visible
    case hidden
}
