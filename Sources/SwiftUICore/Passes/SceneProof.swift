import Foundation
import SceneCore

/// In debug builds, once a turn: makes the scene a second time from the layout alone and compares, so that what was
/// remembered of an item cannot be wrong unnoticed.
@MainActor
struct SceneProof {
    let window: Window

    /// A line for each node that differs from what the layout says, or that is missing or left over.
    func run(_ root: LayoutItem) -> [String] {
        var differences: [String] = []
        compare([window.scene.root], with: nodes(of: root, at: .zero), in: "the scene", &differences)
        return differences
    }

    private struct Expected {
        let kind: LayoutItem.Type
        let frame: CGRect
        let paint: Paint
        let inside: [Expected]
    }

    private func nodes(of item: LayoutItem, at offset: CGPoint) -> [Expected] {
        let origin = CGPoint(x: offset.x + item.frame.minX, y: offset.y + item.frame.minY)
        guard let paint = item.painted() else { return item.readSubitems.flatMap { nodes(of: $0, at: origin) } }
        let piece = item.hostPiece(at: origin)
        return [
            Expected(
                kind: type(of: item), frame: piece.frame, paint: paint,
                inside: item.readSubitems.flatMap { nodes(of: $0, at: piece.originInside) })
        ]
    }

    private func compare(_ ids: [NodeID], with expected: [Expected], in place: String, _ differences: inout [String]) {
        if ids.count != expected.count {
            differences.append("\(place) holds \(ids.count) nodes, not \(expected.count): \(expected.map(\.kind))")
        }
        for (id, expected) in zip(ids, expected) {
            guard let node = window.scene[id] else {
                differences.append("\(place): node \(id.rawValue) for \(expected.kind) is not there")
                continue
            }
            if node.frame != expected.frame {
                differences.append("\(expected.kind): frame \(node.frame), not \(expected.frame)")
            }
            if node.content != expected.paint.content { differences.append("\(expected.kind): other content") }
            if node.style != expected.paint.style { differences.append("\(expected.kind): other style") }
            if node.sheet != expected.paint.sheet { differences.append("\(expected.kind): other sheet") }
            if node.popup != expected.paint.popup { differences.append("\(expected.kind): other popup") }
            if node.meaning != expected.paint.meaning { differences.append("\(expected.kind): other meaning") }
            compare(node.children, with: expected.inside, in: "\(expected.kind)", &differences)
        }
    }
}
