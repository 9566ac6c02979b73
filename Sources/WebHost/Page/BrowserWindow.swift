import Foundation
import SceneCore

/// What a browser can tell about its window.
struct BrowserWindow: Equatable {
    /// In CSS pixels, which are the scene's points.
    var size: CGSize
    /// Device pixels for each of them.
    var scale: CGFloat
    var safeArea: SafeArea
    /// The main pointer is a finger.
    var isTouched: Bool
    var isDark: Bool
}

extension Device {
    /// Decides, as Apple's devices do, what kind of device a window of a browser is like.
    init(_ window: BrowserWindow) {
        let shorter = min(window.size.width, window.size.height)
        let longer = max(window.size.width, window.size.height)
        let idiom: Idiom = window.isTouched && shorter < SizeLimits.phone ? .phone : .pad
        let isTurnedPhone = idiom == .phone && window.size.width > window.size.height
        let isWide = isTurnedPhone ? longer >= SizeLimits.largePhone : window.size.width >= SizeLimits.regularWidth
        self.init(
            idiom: idiom, size: window.size, scale: window.scale, safeArea: window.safeArea,
            horizontalSizeClass: isWide ? .regular : .compact,
            verticalSizeClass: window.size.height >= SizeLimits.regularHeight ? .regular : .compact)
        colorScheme = window.isDark ? .dark : .light
    }
}

/// Where kinds of windows end, in points. Source: platform/devices.json, whose phones, tablets and panes all come
/// out right, but for one pane of 600 that one source calls regular and the file says to treat as compact.
private enum SizeLimits {
    /// Every pane up to 647 wide is compact, every pane from 678 on is regular.
    static let regularWidth: CGFloat = 648
    /// The tallest turned phone is 440 high, the lowest upright one 667.
    static let regularHeight: CGFloat = 500
    /// The shorter side of the widest phone is 466, that of the narrowest tablet (or unfolded phone) 669.
    static let phone: CGFloat = 600
    /// Turned phones up to 874 long are compact in width, from 912 on regular; 896 was the first of them.
    static let largePhone: CGFloat = 896
}
