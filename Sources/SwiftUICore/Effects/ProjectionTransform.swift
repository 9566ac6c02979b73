import Foundation
import SceneCore

/// A view of a plane from somewhere in space: nine numbers, row by row.
///
/// x, y and 1 times the numbers are the place on screen times its depth, and the depth.
public struct ProjectionTransform: Hashable, Sendable {
    public var m11: CGFloat = 1
    public var m12: CGFloat = 0
    public var m13: CGFloat = 0
    public var m21: CGFloat = 0
    public var m22: CGFloat = 1
    public var m23: CGFloat = 0
    public var m31: CGFloat = 0
    public var m32: CGFloat = 0
    public var m33: CGFloat = 1

    /// A view that changes nothing.
    public init() {}

    /// The view that a change of plane coordinates is.
    public init(_ m: CGAffineTransform) {
        m11 = m.a
        m12 = m.b
        m21 = m.c
        m22 = m.d
        m31 = m.tx
        m32 = m.ty
    }

    /// Whether the view changes nothing.
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// Whether straight lines that run side by side still do.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// - Parameter n: Nine numbers, row by row.
    init(_ n: [CGFloat]) {
        (m11, m12, m13) = (n[0], n[1], n[2])
        (m21, m22, m23) = (n[3], n[4], n[5])
        (m31, m32, m33) = (n[6], n[7], n[8])
    }

    var numbers: [CGFloat] { [m11, m12, m13, m21, m22, m23, m31, m32, m33] }

    /// This view, and then another.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        let (a, b) = (numbers, rhs.numbers)
        let product = (0..<9).map { index in
            let (row, column) = (index / 3 * 3, index % 3)
            return a[row] * b[column] + a[row + 1] * b[column + 3] + a[row + 2] * b[column + 6]
        }
        return ProjectionTransform(product)
    }

    /// Makes it the view that undoes it. Returns whether there is one; otherwise it stays what it is.
    public mutating func invert() -> Bool {
        let cofactors = [
            m22 * m33 - m23 * m32, m13 * m32 - m12 * m33, m12 * m23 - m13 * m22, m23 * m31 - m21 * m33,
            m11 * m33 - m13 * m31, m13 * m21 - m11 * m23, m21 * m32 - m22 * m31, m12 * m31 - m11 * m32,
            m11 * m22 - m12 * m21,
        ]
        let determinant = m11 * cofactors[0] + m12 * cofactors[3] + m13 * cofactors[6]
        guard determinant.isFinite, determinant != 0 else { return false }
        self = ProjectionTransform(cofactors.map { $0 / determinant })
        return true
    }

    /// The view that undoes this one; this one if there is none.
    public func inverted() -> ProjectionTransform {
        var result = self
        _ = result.invert()
        return result
    }
}

extension View {
    /// Paints the view as it is seen from somewhere in space. Its place among others stays.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(ProjectionEffect(projection: .matrix(transform.numbers.map { $0.ifFinite(0) })))
    }

    /// Paints the view in changed coordinates, whose origin is its top left corner. Its place among others stays.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        projectionEffect(ProjectionTransform(transform))
    }

    /// Paints the view turned about an axis in space. Its place among others stays.
    ///
    /// - Parameters:
    ///   - anchor: The place of the view that the axis goes through.
    ///   - anchorZ: How far in front of the screen that place lies, in points.
    ///   - perspective: How much what turns away becomes smaller: 0 for not at all.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        modifier(
            ProjectionEffect(
                projection: .rotation(
                    SceneRotation(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))))
    }
}

extension SceneRotation {
    init(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint, anchorZ: CGFloat,
        perspective: CGFloat
    ) {
        self.init(
            angle: angle.radians.ifFinite(0), x: axis.x.ifFinite(0), y: axis.y.ifFinite(0), z: axis.z.ifFinite(0),
            anchor: anchor.point, depth: anchorZ.ifFinite(0), perspective: max(0, perspective.ifFinite(0)))
    }
}

struct ProjectionEffect: Equatable {
    let projection: SceneProjection
}

extension ProjectionEffect: EffectModifier, PaintEffect {
    typealias Body = Never

    func apply(to paint: inout Paint, size: CGSize) {
        paint.style.projection = projection
    }
}
