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
    /// Lets the view reach over what lies beyond the safe area, on edges where it meets it: over bars and the device's edges,
    /// under the keyboard, or both.
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        modifier(SafeAreaModifier(regions: regions, edges: edges))
    }

    /// Lets the view reach over what lies beyond the safe area, on edges where it meets it.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        ignoresSafeArea(edges: edges)
    }
}

struct SafeAreaModifier: Equatable {
    var regions = SafeAreaRegions()
    var edges: Edge.Set = []

    /// What of the room beyond the safe area is ignored. A keyboard stands over what the container keeps clear below.
    ///
    /// - Parameter keyboard: How far a keyboard reaches beyond that, in points.
    func ignored(of room: EdgeInsets, keyboard: CGFloat) -> EdgeInsets {
        var ignored = room.only(edges)
        let isUnderKeyboard = keyboard > 0 && ignored.bottom > 0
        if !regions.contains(.container) {
            ignored = EdgeInsets(
                top: 0, leading: 0, bottom: isUnderKeyboard ? min(ignored.bottom, keyboard) : 0, trailing: 0)
        }
        if !regions.contains(.keyboard), isUnderKeyboard { ignored.bottom = 0 }
        return ignored
    }
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
        wrapper.modifier = value.modifier
    }
}

/// Gives its content what it can reach beyond the safe area.
private final class SafeAreaItem: WrapperItem {
    var modifier = SafeAreaModifier() {
        didSet { if modifier != oldValue { layoutDidChange() } }
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard let content else { return }
        let keyboard = window.device.safeArea.keyboard
        if content.reachesEdges {
            return content.placeInside(
                self, proposal: proposal, ignoring: modifier.ignored(of: safeArea, keyboard: keyboard))
        }
        let reach = modifier.ignored(of: reach, keyboard: keyboard)
        guard reach != EdgeInsets() else { return placeContent(proposal: proposal) }
        let room = CGSize(width: size.width + reach.horizontal, height: size.height + reach.vertical)
        let origin = Alignment.center.origin(of: content.dimensions(for: ProposedViewSize(room)), in: room)
        content.place(
            at: CGPoint(x: origin.x - reach.leading, y: origin.y - reach.top), proposal: ProposedViewSize(room))
    }
}
