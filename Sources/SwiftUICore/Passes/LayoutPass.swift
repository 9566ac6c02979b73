import Foundation

/// Places what has changed its size, and what that moves, in the windows where anything has. In debug builds, proves it.
@MainActor
struct LayoutPass {
    let windows: [Window]

    func run() {
        for window in windows {
            guard let root = window.takeStaleLayout() else { continue }
            window.layOut {
                for item in SizeDoubts.settle(in: window) { item.placeAgain() }
                root.safeArea = EdgeInsets(window.device.safeArea, in: root.direction)
                root.followAnchors()
                root.place(at: .zero, proposal: ProposedViewSize(window.device.size))
            }
            #if DEBUG
                let differences = window.proof.run(root)
                assert(differences.isEmpty, "a remembered size was wrong:\n" + differences.joined(separator: "\n"))
            #endif
            window.geometryReadings.tell()
        }
    }
}
