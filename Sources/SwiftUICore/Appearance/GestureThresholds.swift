import Foundation

/// When a movement of a finger counts as what: points and seconds (`platform/animations.json`, "gestures" and "scroll").
enum GestureThresholds {
    /// `DragGesture.minimumDistance` (recall: the documented default).
    static let dragDistance: CGFloat = 10
    /// `LongPressGesture.minimumDuration` and `maximumDistance` (recall: the documented defaults).
    static let longPressDuration: TimeInterval = 0.5
    static let longPressDistance: CGFloat = 10
    /// Between two taps of one gesture ("double tap gap", recall).
    static let tapGap: TimeInterval = 0.35
    /// How far a finger may stray and still tap: less than begins a pan ("pan slop", good).
    static let tapDistance: CGFloat = 10
    /// The movements of this last while make the speed of a drag ("release velocity window", good).
    static let velocityWindow: TimeInterval = 0.1
    /// How far a thrown thing goes, in seconds of its speed ("distance", the normal rate of scrolling; good).
    static let projection: TimeInterval = 0.499
}
