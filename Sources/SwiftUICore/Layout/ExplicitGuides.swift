/// Which guides something in a window has ever set. For all others nobody has to be asked: every stack asks each of its views where
/// its guide lies, and each of those would go through all that is in it.
@MainActor
final class ExplicitGuides {
    private var keys: [AlignmentKey] = []
    /// A layout of an app's own may say where any guide lies.
    private(set) var hasOwnLayouts = false

    func insert(_ key: AlignmentKey) {
        if !keys.contains(key) { keys.append(key) }
    }

    func insertAll() {
        hasOwnLayouts = true
    }

    /// Text says where its lines are.
    func mayContain(_ key: AlignmentKey) -> Bool {
        key.isTextBaseline || hasOwnLayouts || keys.contains(key)
    }
}
