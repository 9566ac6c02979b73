/// Whether something is to be seen, or the platform decides.
@frozen
public enum Visibility: CaseIterable, Hashable, Sendable {
    case automatic, visible, hidden
}
