import Foundation

/// What two fingers have done since they came: how much farther apart they are, and how far they have turned.
struct PointerPinch: Equatable {
    private(set) var scale: CGFloat = 1
    /// In radians, clockwise.
    private(set) var rotation = 0.0
    /// How much the scale grows in a second.
    private(set) var scaleVelocity: CGFloat = 0
    /// In radians per second.
    private(set) var rotationVelocity = 0.0
    private(set) var time: TimeInterval = 0

    init(time: TimeInterval = 0) {
        self.time = time
    }

    mutating func move(to newScale: CGFloat, _ newRotation: Double, time newTime: TimeInterval) {
        let span = newTime - time
        if span > 0 {
            scaleVelocity = (newScale - scale) / span
            rotationVelocity = (newRotation - rotation) / span
        }
        (scale, rotation, time) = (newScale, newRotation, newTime)
    }
}
