/// Shows screens that have bars of their own: a stack, a split view. A screen whose whole content is one has no bar itself; it
/// hands on what would stand there.
@MainActor
protocol NavigationContainer: LayoutItem {
    /// What the screen around would have in its bar: it goes into the bar of the container's first screen.
    var inheritedButtons: [BarButton] { get set }
    /// Each of its screens has a bar, also one with nothing in it: it stands beside others that have one.
    var keepsBars: Bool { get set }
    /// The title of the screen on top, which a way back to the container is named after.
    var title: String? { get }
    /// The container has another title now.
    var onTitleChange: () -> Void { get set }
}

/// A control in a bar, and what it does.
struct BarButton {
    let control: BarControl
    let onPress: () -> Void

    /// The way back, read out as the title of the screen that it leads to (`behaviour` A2.34, A3.73, A3.74).
    ///
    /// - Parameter screensBelow: How many screens can be gone back to, one after the other.
    static func back(to title: String?, screensBelow: Int, onPress: @escaping () -> Void) -> BarButton {
        let control = BarControl(icon: .back, label: title ?? Words.back, screensBelow: screensBelow)
        return BarButton(control: control, onPress: onPress)
    }

    var leadsBack: Bool { control.icon == .back }
}

/// What a control in a bar looks like and is called.
struct BarControl: Equatable {
    let icon: Icon
    /// What is read out.
    let label: String
    /// Of the way back; 0 for other controls.
    var screensBelow = 0
}
