import Foundation

/// What a safe area keeps content clear of.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Bars and the device's edges.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The keyboard on screen.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// Both.
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension View {
    /// Lets the view reach over what lies beyond the safe area, on edges where it meets it. Only the container's regions can be
    /// told apart so far: a view that ignores the keyboard alone stays where it is.
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        modifier(SafeAreaModifier(edges: regions.contains(.container) ? edges : []))
    }

    /// Lets the view reach over what lies beyond the safe area, on edges where it meets it.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        ignoresSafeArea(edges: edges)
    }
}

struct SafeAreaModifier {
    let edges: Edge.Set
}

extension SafeAreaModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(SafeAreaNode.self, for: modifier, body: body)
    }
}

private final class SafeAreaNode: WrapperNode<SafeAreaModifier, SafeAreaItem> {
    override func update(_ wrapper: SafeAreaItem) {
        wrapper.ignored = value.modifier.edges
    }
}

/// Gives its content what it can reach beyond the safe area.
private final class SafeAreaItem: WrapperItem {
    var ignored: Edge.Set = [] {
        didSet { if ignored != oldValue { layoutDidChange() } }
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard let content else { return }
        if content.reachesEdges { return content.placeInside(self, proposal: proposal, ignoring: ignored) }
        let reach = reach.only(ignored)
        guard reach != EdgeInsets() else { return placeContent(proposal: proposal) }
        let room = CGSize(width: size.width + reach.horizontal, height: size.height + reach.vertical)
        let origin = Alignment.center.origin(of: content.dimensions(for: ProposedViewSize(room)), in: room)
        content.place(
            at: CGPoint(x: origin.x - reach.leading, y: origin.y - reach.top), proposal: ProposedViewSize(room))
    }
}
