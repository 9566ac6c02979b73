import Foundation

/// How places in a node are moved, before they are put where the node is: a matrix of six numbers.
package struct PlaneTransform: Equatable {
    /// a, b, c, d, tx, ty: x becomes a·x + c·y + tx, y becomes b·x + d·y + ty.
    package var numbers: [CGFloat]

    /// Nil unless there are six numbers, all of them finite.
    package init?(_ numbers: [CGFloat]) {
        guard numbers.count == 6, numbers.allSatisfy(\.isFinite) else { return nil }
        self.numbers = numbers
    }

    package init(_ transform: SceneTransform, in size: CGSize) {
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
    package init(_ projection: SceneProjection, in size: CGSize) {
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
    package var isFlat: Bool { abs(numbers[0] * numbers[3] - numbers[1] * numbers[2]) < 1e-9 }

    package func place(of point: CGPoint) -> CGPoint {
        CGPoint(
            x: numbers[0] * point.x + numbers[2] * point.y + numbers[4],
            y: numbers[1] * point.x + numbers[3] * point.y + numbers[5])
    }
}

extension SceneProjection {
    /// As nine numbers, row by row, for a node of a size.
    package func numbers(in size: CGSize) -> [CGFloat] {
        switch self {
        case .matrix(let numbers): numbers.count == 9 ? numbers : Self.nothing
        case .rotation(let turn): turn.numbers(in: size)
        }
    }

    fileprivate static let nothing: [CGFloat] = [1, 0, 0, 0, 1, 0, 0, 0, 1]
}

/// A node as a sheet in space: where a place of it is seen.
private struct SpaceSheet {
    private let m: [CGFloat]

    init(_ projection: SceneProjection, in size: CGSize) {
        m = projection.numbers(in: size)
    }

    func place(of point: CGPoint) -> CGPoint {
        let depth = m[2] * point.x + m[5] * point.y + m[8]
        let distance = abs(depth) > 1e-6 ? depth : 1
        return CGPoint(
            x: (m[0] * point.x + m[3] * point.y + m[6]) / distance,
            y: (m[1] * point.x + m[4] * point.y + m[7]) / distance)
    }
}

extension SceneRotation {
    /// As CSS defines `rotate3d` (CSS Transforms Module Level 2, "Mathematical description") and `perspective`.
    fileprivate func numbers(in size: CGSize) -> [CGFloat] {
        let length = (x * x + y * y + z * z).squareRoot()
        guard length > 0 else { return SceneProjection.nothing }
        let (x, y, z): (CGFloat, CGFloat, CGFloat) = (x / length, y / length, z / length)
        let s = CGFloat(sin(angle))
        let c = CGFloat(cos(angle))
        let t = 1 - c
        let first: [CGFloat] = [t * x * x + c, t * x * y - s * z, t * x * z + s * y]
        let second: [CGFloat] = [t * x * y + s * z, t * y * y + c, t * y * z - s * x]
        let third: [CGFloat] = [t * x * z - s * y, t * y * z + s * x, t * z * z + c]
        let anchor = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
        // A place lies at (x - anchor, y - anchor, -depth) from the axis.
        let turned = [first, second, third].map { row -> [CGFloat] in
            [row[0], row[1], -row[0] * anchor.x - row[1] * anchor.y - row[2] * depth]
        }
        let distance = perspective > 0 ? max(size.width, size.height) / perspective : 0
        // How much smaller it is seen than it is.
        var far: [CGFloat] = [0, 0, 1]
        if distance > 0 {
            far = turned[2].map { -$0 / distance }
            far[2] += 1 - depth / distance
        }
        let across = zip(turned[0], far).map { $0 + anchor.x * $1 }
        let down = zip(turned[1], far).map { $0 + anchor.y * $1 }
        return (0..<3).flatMap { [across[$0], down[$0], far[$0]] }
    }
}
