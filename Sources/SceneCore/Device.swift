import Foundation

/// What a window is shown on: its size, the edges it must keep clear, and how the person wants it.
package struct Device: Equatable, Sendable {
    package enum Idiom: String, Sendable {
        case phone, pad
    }

    package enum SizeClass: String, Sendable {
        case compact, regular
    }

    package enum ColorScheme: String, Sendable {
        case light, dark
    }

    package var idiom: Idiom
    /// In points.
    package var size: CGSize
    /// Pixels for each point.
    package var scale: CGFloat
    package var safeArea: SafeArea
    package var horizontalSizeClass: SizeClass
    package var verticalSizeClass: SizeClass
    package var colorScheme: ColorScheme = .light
    package var textSize = TextSize.large
    /// The person wants things to appear in place rather than to move there.
    package var reducesMotion = false
    /// The person wants nothing to shine through what is over it.
    package var reducesTransparency = false
    /// The person wants more contrast.
    package var increasesContrast = false
    /// What the person reads, by names of BCP 47 such as `ja-JP`, the most preferred first; empty if nobody knows.
    package var languages: [String] = []
    /// Where the person is, by the name of a time zone such as `Europe/Berlin`; nil if nobody knows.
    package var timeZone: String?

    /// How Chinese, Japanese and Korean characters look.
    package var hanForm: HanForm { HanForm(languages: languages) ?? .standard }

    package init(
        idiom: Idiom, size: CGSize, scale: CGFloat, safeArea: SafeArea, horizontalSizeClass: SizeClass,
        verticalSizeClass: SizeClass
    ) {
        self.idiom = idiom
        self.size = size
        self.scale = scale
        self.safeArea = safeArea
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
    }
}

/// How far bars, notches and the home indicator reach into a window, in points from each edge.
package struct SafeArea: Equatable, Sendable {
    package var top: CGFloat
    package var left: CGFloat
    package var bottom: CGFloat
    package var right: CGFloat
    /// How much of the lower edge a keyboard on screen covers, beyond what is kept clear there anyway.
    package var keyboard: CGFloat = 0

    package init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}
