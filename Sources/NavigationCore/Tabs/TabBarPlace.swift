/// Where the tabs of a tab view can be chosen.
package enum TabBarPlace: Equatable, Sendable {
    /// In a bar that floats over the lower edge, as on a phone.
    case bottom
    /// In a bar at the top, as on an iPad since iPadOS 18.
    case top
    /// Nowhere but by swiping: each tab is a page.
    case pages
}

/// How a tab view looks and is moved through.
package enum TabStyle: Equatable, Sendable {
    /// A bar where the device has it.
    case bar
    /// Pages side by side.
    case pages

    /// A wide window of a device that is no phone has the bar at its top; in a narrow one, beside another app for one, the bar
    /// is where a phone has it.
    package func place(onPhone isPhone: Bool, isCompact: Bool) -> TabBarPlace {
        switch self {
        case .pages: .pages
        case .bar: isPhone || isCompact ? .bottom : .top
        }
    }
}
