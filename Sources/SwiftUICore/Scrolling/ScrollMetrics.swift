import Foundation

/// What scrolling goes by.
enum ScrollMetrics {
    /// What a browser is given to scroll at most, in points. Chromium's boxes end at 2^25 pixels, which are fewer points on a screen with
    /// several pixels to the point.
    static let hostExtent: CGFloat = 8_000_000
    /// In screens: who is told to be so far away at once has leapt there, by the scroll bar or a key.
    static let leap: CGFloat = 4
    /// Of the host's way: by so much its place may be off while it is scrolled on.
    static let drift: CGFloat = 1 / 16
}
