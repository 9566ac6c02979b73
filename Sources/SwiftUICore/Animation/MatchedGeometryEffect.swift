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
    /// A view that is no source lies where the source is, as large as that, whatever place its container gives it.
    ///
    /// - Parameters:
    ///   - properties: What it takes over: the place, the size, or both.
    ///   - anchor: The place of both views that lies where the other one's is, if only the place is taken over.
    ///   - isSource: Whether others follow this view, or it follows the one that is. Of several sources the last one counts.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(
            MatchModifier(
                name: AnyHashable([AnyHashable(id), AnyHashable(namespace)]), properties: properties,
                anchor: anchor.point, isSource: isSource))
    }
}

struct MatchModifier {
    let name: AnyHashable
    let properties: MatchedGeometryProperties
    let anchor: CGPoint
    let isSource: Bool
}

extension MatchModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(MatchNode.self, for: modifier, body: body)
    }
}

private final class MatchNode: WrapperNode<MatchModifier, MatchItem>, GeometryReading {
    private var isRegistered = false
    private var followed: AnyHashable?
    /// The name that counts as used by this view.
    private var name: AnyHashable?

    override func evaluate() {
        if value.modifier.name != name {
            if let name { window.matches.letGo(name) }
            name = value.modifier.name
            window.matches.use(value.modifier.name)
        }
        super.evaluate()
        follow()
        if value.modifier.isSource {
            window.matches.addSource(self, of: value.modifier.name)
        } else if !isRegistered {
            isRegistered = true
            window.geometryReadings.add(self)
        }
    }

    /// What follows another view than before is placed again.
    private func follow() {
        let new = value.modifier.isSource ? nil : value.modifier.name
        if let followed, let new, followed != new {
            for wrapper in wrappers { wrapper.layoutDidChange() }
        }
        followed = new
    }

    override func update(_ wrapper: MatchItem) {
        let modifier = value.modifier
        wrapper.properties = modifier.properties
        wrapper.anchor = modifier.anchor
        if modifier.isSource { wrapper.target = nil }
        wrapper.match =
            modifier.isSource
            ? SceneMatch(
                number: window.matches.number(of: modifier.name),
                takesPlace: modifier.properties.contains(.position),
                takesSize: modifier.properties.contains(.size), anchor: modifier.anchor) : nil
    }

    override func willUnmount() {
        if let name { window.matches.letGo(name) }
        name = nil
        super.willUnmount()
    }

    /// Where the view that others follow is in the window.
    fileprivate var place: CGRect? {
        wrappers.first.map { CGRect(origin: $0.origin(in: .global), size: $0.frame.size) }
    }

    func geometryMayHaveChanged() {
        guard !value.modifier.isSource, let place = window.matches.source(of: value.modifier.name)?.place else {
            return
        }
        for wrapper in wrappers { wrapper.follow(place) }
    }
}

private final class MatchItem: WrapperItem {
    var properties = MatchedGeometryProperties.frame
    var anchor = CGPoint(x: 0.5, y: 0.5)
    var match: SceneMatch? {
        didSet { if match != oldValue { sceneDidChange() } }
    }
    /// Where the view is that this one follows, in the item's own coordinates.
    var target: CGRect? {
        didSet { if target != oldValue { layoutDidChange() } }
    }

    func follow(_ place: CGRect) {
        let own = origin(in: .global)
        target = place.offsetBy(dx: -own.x, dy: -own.y)
    }

    /// What follows another view changes nothing about the layout around it.
    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard let target, let content else { return placeContent(proposal: proposal) }
        let proposal = properties.contains(.size) ? ProposedViewSize(target.size) : proposal
        let actual = content.sizeThatFits(proposal)
        var origin = CGPoint.zero
        if properties.contains(.position) {
            origin.x = target.minX + anchor.x * (target.width - actual.width)
            origin.y = target.minY + anchor.y * (target.height - actual.height)
            if isRightToLeft { origin.x = size.width - origin.x - actual.width }
        }
        content.place(at: origin, proposal: proposal)
    }

    override func paint() -> Paint? {
        guard let match else { return nil }
        var paint = Paint()
        paint.style.match = match
        return paint
    }
}

/// Things that several views of a window stand for: a number for each, in the order in which they are first met, and the view
/// that the others follow.
@MainActor
final class MatchNumbers {
    private var entries: [AnyHashable: Entry] = [:]
    private var lastNumber = 0
    /// Names that no view uses, those first that have been so for longest. They are remembered for a while: what goes, and what
    /// comes in its place, are not there at the same time.
    private var unused: [AnyHashable] = []
    private var sources: [AnyHashable: [Weak]] = [:]

    private struct Weak {
        weak var node: MatchNode?
    }

    private struct Entry {
        let number: Int
        var users = 0
    }

    private static let mostUnused = 200

    /// How many names are remembered.
    var count: Int { entries.count }

    func number(of name: AnyHashable) -> Int {
        if let known = entries[name] { return known.number }
        lastNumber += 1
        entries[name] = Entry(number: lastNumber)
        return lastNumber
    }

    /// One view more uses a name.
    func use(_ name: AnyHashable) {
        _ = number(of: name)
        entries[name]?.users += 1
    }

    /// One view fewer uses a name.
    func letGo(_ name: AnyHashable) {
        guard var entry = entries[name] else { return }
        entry.users -= 1
        entries[name] = entry
        guard entry.users <= 0 else { return }
        unused.append(name)
        guard unused.count > Self.mostUnused else { return }
        let oldest = unused.removeFirst()
        guard let known = entries[oldest], known.users <= 0 else { return }
        entries[oldest] = nil
        sources[oldest] = nil
    }

    fileprivate func addSource(_ node: MatchNode, of name: AnyHashable) {
        if sources[name]?.contains(where: { $0.node === node }) != true {
            sources[name, default: []].append(Weak(node: node))
        }
    }

    fileprivate func source(of name: AnyHashable) -> MatchNode? {
        sources[name]?.removeAll { $0.node?.stands(for: name) != true }
        return sources[name]?.last?.node
    }
}

extension MatchNode {
    fileprivate func stands(for name: AnyHashable) -> Bool {
        isAlive && value.modifier.isSource && value.modifier.name == name
    }
}
