/// How the screen that was on top of a stack becomes the one that is on top now: in one step, however many entries have come
/// or gone (A3.04, A3.05).
package enum StackTransition: Equatable, Sendable {
    /// The same screen is on top.
    case none
    /// The new screen comes over the old one.
    case push
    /// The old screen goes, and shows one that lay under it.
    case pop

    /// A screen that lay under the old one is returned to; any other is new and comes over it, also one that replaces it
    /// (UIKit's rule for `setViewControllers(_:animated:)`).
    package init(from old: StackNavigation, to new: StackNavigation) {
        if old.top == new.top {
            self = .none
        } else if new.top == .root || old.entries.contains(where: { $0.id == new.top }) {
            self = .pop
        } else {
            self = .push
        }
    }
}
