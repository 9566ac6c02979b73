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
    /// The person wants less motion.
    var isStill: Bool
    /// The person wants nothing to shine through.
    var isOpaque = false
    /// The person wants more contrast.
    var isContrasting = false
    /// How large they want text, as a multiple of what a browser shows if nobody chose.
    var textScale: CGFloat
}

extension Device {
    /// Decides, as Apple's devices do, what kind of device a window of a browser is like.
    init(_ window: BrowserWindow) {
        let shorter = min(window.size.width, window.size.height)
        let idiom: Idiom = window.isTouched && shorter < SizeLimits.phone ? .phone : .pad
        self.init(
            idiom: idiom, size: window.size, scale: window.scale, safeArea: window.safeArea,
            horizontalSizeClass: SizeClassLimits.width(of: window.size, idiom: idiom),
            verticalSizeClass: SizeClassLimits.height(of: window.size))
        colorScheme = window.isDark ? .dark : .light
        reducesMotion = window.isStill
        reducesTransparency = window.isOpaque
        increasesContrast = window.isContrasting
        textSize = TextSize(scale: window.textScale)
    }
}

/// The shorter side of the widest phone is 466, that of the narrowest tablet (or unfolded phone) 669; in points.
private enum SizeLimits {
    static let phone: CGFloat = 600
}
