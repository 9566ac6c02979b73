import Foundation
import SceneCore

/// How places in a node are moved, before they are put where the node is: a matrix of six numbers.
struct PlaneTransform: Equatable {
    /// a, b, c, d, tx, ty: x becomes a·x + c·y + tx, y becomes b·x + d·y + ty.
    var numbers: [CGFloat]

    /// Nil unless there are six numbers, all of them finite.
    init?(_ numbers: [CGFloat]) {
        guard numbers.count == 6, numbers.allSatisfy(\.isFinite) else { return nil }
        self.numbers = numbers
    }

    init(_ transform: SceneTransform, in size: CGSize) {
        let sine = CGFloat(sin(transform.rotation))
        let cosine = CGFloat(cos(transform.rotation))
        let anchor = CGPoint(x: transform.anchor.x * size.width, y: transform.anchor.y * size.height)
        numbers = [
            cosine * transform.scaleX, sine * transform.scaleX, -sine * transform.scaleY, cosine * transform.scaleY,
        ]
        numbers.append(anchor.x - numbers[0] * anchor.x - numbers[2] * anchor.y)
        numbers.append(anchor.y - numbers[1] * anchor.x - numbers[3] * anchor.y)
    }

    /// What is seen in space is painted as it is seen around the middle of the node: a turn without perspective is exact, and
    /// lines that would run together in the distance stay apart.
    init(_ projection: SceneProjection, in size: CGSize) {
        let sheet = SpaceSheet(projection, in: size)
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        let seen = sheet.place(of: middle)
        let right = sheet.place(of: CGPoint(x: middle.x + 0.5, y: middle.y))
        let left = sheet.place(of: CGPoint(x: middle.x - 0.5, y: middle.y))
        let below = sheet.place(of: CGPoint(x: middle.x, y: middle.y + 0.5))
        let above = sheet.place(of: CGPoint(x: middle.x, y: middle.y - 0.5))
        numbers = [right.x - left.x, right.y - left.y, below.x - above.x, below.y - above.y]
        numbers.append(seen.x - numbers[0] * middle.x - numbers[2] * middle.y)
        numbers.append(seen.y - numbers[1] * middle.x - numbers[3] * middle.y)
    }

    /// Nothing is to be seen of what has no width or no height.
    var isFlat: Bool { abs(numbers[0] * numbers[3] - numbers[1] * numbers[2]) < 1e-9 }

    func place(of point: CGPoint) -> CGPoint {
        CGPoint(
            x: numbers[0] * point.x + numbers[2] * point.y + numbers[4],
            y: numbers[1] * point.x + numbers[3] * point.y + numbers[5])
    }
}

/// A node as a sheet in space: where a place of it is seen.
private struct SpaceSheet {
    /// Row by row; the origin is the node's top left.
    private var matrix: [CGFloat]

    init(_ projection: SceneProjection, in size: CGSize) {
        switch projection {
        case .matrix(let numbers): matrix = numbers.count == 9 ? numbers : [1, 0, 0, 0, 1, 0, 0, 0, 1]
        case .rotation(let turn): matrix = Self.matrix(of: turn, in: size)
        }
    }

    func place(of point: CGPoint) -> CGPoint {
        let depth = matrix[6] * point.x + matrix[7] * point.y + matrix[8]
        let distance = abs(depth) > 1e-6 ? depth : 1
        return CGPoint(
            x: (matrix[0] * point.x + matrix[1] * point.y + matrix[2]) / distance,
            y: (matrix[3] * point.x + matrix[4] * point.y + matrix[5]) / distance)
    }

    /// As CSS defines `rotate3d` (CSS Transforms Module Level 2, "Mathematical description") and `perspective`.
    private static func matrix(of turn: SceneRotation, in size: CGSize) -> [CGFloat] {
        let length = (turn.x * turn.x + turn.y * turn.y + turn.z * turn.z).squareRoot()
        guard length > 0 else { return [1, 0, 0, 0, 1, 0, 0, 0, 1] }
        let (x, y, z): (CGFloat, CGFloat, CGFloat) = (turn.x / length, turn.y / length, turn.z / length)
        let s = CGFloat(sin(turn.angle))
        let c = CGFloat(cos(turn.angle))
        let t = 1 - c
        let first: [CGFloat] = [t * x * x + c, t * x * y - s * z, t * x * z + s * y]
        let second: [CGFloat] = [t * x * y + s * z, t * y * y + c, t * y * z - s * x]
        let third: [CGFloat] = [t * x * z - s * y, t * y * z + s * x, t * z * z + c]
        let anchor = CGPoint(x: turn.anchor.x * size.width, y: turn.anchor.y * size.height)
        // A place lies at (x - anchor, y - anchor, -depth) from the axis.
        let turned = [first, second, third].map { row -> [CGFloat] in
            [row[0], row[1], -row[0] * anchor.x - row[1] * anchor.y - row[2] * turn.depth]
        }
        let distance = turn.perspective > 0 ? max(size.width, size.height) / turn.perspective : 0
        // How much smaller it is seen than it is.
        var depth: [CGFloat] = [0, 0, 1]
        if distance > 0 {
            depth = turned[2].map { -$0 / distance }
            depth[2] += 1 - turn.depth / distance
        }
        let across = zip(turned[0], depth).map { $0 + anchor.x * $1 }
        let down = zip(turned[1], depth).map { $0 + anchor.y * $1 }
        return across + down + depth
    }
}
