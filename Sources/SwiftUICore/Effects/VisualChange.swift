import Foundation
import SceneCore

/// What a visual effect does, step by step: what is moved and then scaled ends elsewhere than what is scaled and then moved.
struct VisualChange: Equatable, Sendable {
    var steps: [VisualStep] = []
    /// How it is seen happening; nil for as what is around it.
    var scope: AnimationScope?

    init(steps: [VisualStep] = []) {
        self.steps = steps
    }

    init(_ effect: some VisualEffect) {
        self = (effect as? ChangedVisualEffect)?.change ?? VisualChange()
    }

    /// The same, seen with an animation.
    func animated(_ animation: SceneAnimation?) -> VisualChange {
        var change = self
        change.scope = AnimationScope(animation: animation)
        return change
    }

    /// A part of the way from nothing to this.
    func share(_ share: Double) -> VisualChange {
        VisualChange(steps: steps.map { $0.share(share) })
    }

    /// How far the view is moved before anything else: a matter of its place.
    var firstOffset: CGSize {
        let moves = places.prefix { $0.distance != nil }.compactMap(\.distance)
        return moves.reduce(.zero) { CGSize(width: $0.width + $1.width, height: $0.height + $1.height) }
    }

    /// The steps that change where the view is seen.
    private var places: [VisualStep] { steps.filter { !$0.isLook } }

    func paint(in style: inout SceneStyle, size: CGSize) {
        for step in steps { step.paint(in: &style) }
        let turns = Array(places.drop { $0.distance != nil })
        guard let first = turns.first else { return }
        guard turns.count > 1 else {
            switch first {
            case .transform(let transform): style.transform = transform
            case .rotation(let rotation): style.projection = .rotation(rotation)
            default: style.projection = .matrix(first.matrix(in: size).numbers)
            }
            return
        }
        let seen = turns.reduce(ProjectionTransform()) { $0.concatenating($1.matrix(in: size)) }
        style.projection = .matrix(seen.numbers)
    }
}

/// A step of a visual effect.
enum VisualStep: Equatable, Sendable {
    case opacity(Double)
    case filter(SceneFilter)
    /// - Parameter isOpaque: What reaches beyond the view's edges is cut off.
    case blur(radius: CGFloat, isOpaque: Bool)
    case transform(SceneTransform)
    case rotation(SceneRotation)
    case offset(CGSize)
    case projection(ProjectionTransform)

    fileprivate var isLook: Bool {
        switch self {
        case .opacity, .filter, .blur: true
        case .transform, .rotation, .offset, .projection: false
        }
    }

    fileprivate var distance: CGSize? {
        if case .offset(let offset) = self { offset } else { nil }
    }

    fileprivate func paint(in style: inout SceneStyle) {
        switch self {
        case .opacity(let opacity): style.opacity *= opacity
        case .filter(let filter): style.filters.append(filter)
        case .blur(let radius, let isOpaque):
            if radius > 0 { style.filters.append(.blur(radius: radius)) }
            if isOpaque { style.clips = true }
        case .transform, .rotation, .offset, .projection: break
        }
    }

    /// Where a view of a size is seen after the step.
    fileprivate func matrix(in size: CGSize) -> ProjectionTransform {
        switch self {
        case .opacity, .filter, .blur: ProjectionTransform()
        case .transform(let transform):
            ProjectionTransform(CGAffineTransform(numbers: PlaneTransform(transform, in: size).numbers))
        case .rotation(let rotation): ProjectionTransform(SceneProjection.rotation(rotation).numbers(in: size))
        case .offset(let offset):
            ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height))
        case .projection(let projection): projection
        }
    }

    /// A part of the way from nothing to this.
    fileprivate func share(_ share: Double) -> VisualStep {
        switch self {
        case .opacity(let opacity): return .opacity(1 + (opacity - 1) * share)
        case .filter(let filter): return .filter(filter.share(share))
        case .blur(let radius, let isOpaque): return .blur(radius: radius * share, isOpaque: isOpaque)
        case .transform(var transform):
            transform.scaleX = 1 + (transform.scaleX - 1) * share
            transform.scaleY = 1 + (transform.scaleY - 1) * share
            transform.rotation *= share
            return .transform(transform)
        case .rotation(var rotation):
            rotation.angle *= share
            return .rotation(rotation)
        case .offset(let offset):
            return .offset(CGSize(width: offset.width * share, height: offset.height * share))
        case .projection(let projection):
            let part = CGFloat(share)
            let numbers = zip(ProjectionTransform().numbers, projection.numbers).map { $0 + ($1 - $0) * part }
            return .projection(ProjectionTransform(numbers))
        }
    }
}

extension SceneFilter {
    /// A part of the way from nothing to this, of a filter that an effect is made of.
    fileprivate func share(_ share: Double) -> SceneFilter {
        switch self {
        case .brightness(let amount): .brightness(amount * share)
        case .contrast(let amount): .contrast(1 + (amount - 1) * share)
        case .grayscale(let amount): .grayscale(amount * share)
        case .hueRotation(let angle): .hueRotation(angle * share)
        case .saturation(let amount): .saturation(1 + (amount - 1) * share)
        default: self
        }
    }
}
