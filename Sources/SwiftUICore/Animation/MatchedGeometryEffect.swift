import Foundation
import SceneCore

/// What two views that stand for the same thing have in common.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Where they are.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// How large they are.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Both.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
    /// Says that this view and others with the same id in the namespace stand for one thing: where one of them comes as another
    /// goes, and that is shown with an animation, it comes from where that one was.
    ///
    /// - Parameters:
    ///   - properties: What it takes over: the place, the size, or both.
    ///   - anchor: The place of both views that lies where the other one's was, if only the place is taken over.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center
    ) -> some View {
        modifier(
            MatchModifier(
                name: AnyHashable([AnyHashable(id), AnyHashable(namespace)]), properties: properties,
                anchor: anchor.point))
    }
}

struct MatchModifier {
    let name: AnyHashable
    let properties: MatchedGeometryProperties
    let anchor: CGPoint
}

extension MatchModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(MatchNode.self, for: modifier, body: body)
    }
}

private final class MatchNode: WrapperNode<MatchModifier, MatchItem> {
    override func update(_ wrapper: MatchItem) {
        let modifier = value.modifier
        wrapper.match = SceneMatch(
            number: window.matches.number(of: modifier.name), takesPlace: modifier.properties.contains(.position),
            takesSize: modifier.properties.contains(.size), anchor: modifier.anchor)
    }
}

private final class MatchItem: WrapperItem {
    var match: SceneMatch? {
        didSet { if match != oldValue { sceneDidChange() } }
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.style.match = match
        return paint
    }
}

/// Numbers for the names of things that several views stand for, in the order in which they are first met.
@MainActor
final class MatchNumbers {
    private var numbers: [AnyHashable: Int] = [:]

    func number(of name: AnyHashable) -> Int {
        if let known = numbers[name] { return known }
        numbers[name] = numbers.count + 1
        return numbers.count
    }
}
