import Foundation
import SceneCore

/// The outlines between two of a shape, worked out ahead: a page shows one after the other without asking again.
struct ShapeFrames {
    let old: ShapeOutline
    let oldSize: CGSize
    let new: ShapeOutline
    let newSize: CGSize

    /// Path data at moments of equal distance, the first and the last included; nil for shapes of different kinds.
    func data(for animation: SceneAnimation) -> [String]? {
        guard let shape = new.shape else { return nil }
        let count = min(max(Int(animation.duration * Self.perSecond), Self.fewest), Self.most)
        return data(toward: shape, count: count)
    }

    private func data<S: Shape>(toward shape: S, count: Int) -> [String]? {
        guard let start = old.shape as? S else { return nil }
        let (from, to) = (start.animatableData, shape.animatableData)
        let (small, large) = (oldSize.animatableData, newSize.animatableData)
        return (0...count).map { index in
            let share = Double(index) / Double(count)
            var (between, size) = (shape, CGSize.zero)
            between.animatableData = from.moved(toward: to, by: share)
            size.animatableData = small.moved(toward: large, by: share)
            let outline = (between as? any StrokePainted).map(ShapeOutline.init) ?? ShapeOutline(between)
            return outline.reading(new.direction).data(in: size)
        }
    }

    /// Frames for each second; what lies between two of them, the page works out itself.
    private static let perSecond = 20.0
    private static let fewest = 8
    private static let most = 40
}
