/// What has a view begin to move.
struct AnimationTrigger {
    /// Nil for one that moves by itself.
    private let value: (any Equatable)?

    static var always: AnimationTrigger { AnimationTrigger() }

    private init() {
        value = nil
    }

    init(_ value: any Equatable) {
        self.value = value
    }

    var isAlways: Bool { value == nil }

    func isSame(as other: AnimationTrigger) -> Bool {
        func isEqual<T: Equatable>(_ own: T) -> Bool { own == other.value as? T }
        return value.map { isEqual($0) } ?? (other.value == nil)
    }
}
