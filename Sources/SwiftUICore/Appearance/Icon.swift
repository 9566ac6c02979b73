import Foundation
import SceneCore

/// The signs in bars, drawn in a square of the size of a bar's control (44 points), with their strokes.
enum Icon {
    case back, sidebar

    /// What tests know the control by; UIKit's back button has the same.
    var identifier: String {
        switch self {
        case .back: Meaning.backIdentifier
        case .sidebar: "ToggleSidebar"
        }
    }

    /// Path data as SVG writes it.
    var path: String {
        switch self {
        // A chevron 8 wide and 16 high, stroke 3 (`constants.md`, "NavigationStack", picture), in the optical middle.
        case .back: "M25 14 L17 22 L25 30"
        // A rounded frame with its leading part set off.
        case .sidebar:
            "M15 14 H29 A3 3 0 0 1 32 17 V27 A3 3 0 0 1 29 30 H15 A3 3 0 0 1 12 27 V17 A3 3 0 0 1 15 14 Z M19 14 V30"
        }
    }

    var lineWidth: CGFloat {
        switch self {
        case .back: 2.5
        case .sidebar: 1.8
        }
    }
}
