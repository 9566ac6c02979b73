import Foundation

extension View {
    /// Gives the view a box as long as its container along some axes: the scroll view or list around it, a column, or the window,
    /// without what bars and margins cover.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center
    ) -> some View {
        modifier(ContainerFrameModifier(axes: axes, alignment: alignment) { length, _ in length })
    }

    /// Gives the view a box of which so many fit into its container.
    ///
    /// - Parameters:
    ///   - count: How many parts the container has.
    ///   - span: How many of them the box takes.
    ///   - spacing: The distance between two parts, in points.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        modifier(
            ContainerFrameModifier(axes: axes, alignment: alignment) { length, _ in
                let parts = CGFloat(max(1, count))
                let taken = CGFloat(max(1, span))
                let part = (length - spacing * (parts - 1)) / parts
                return part * taken + spacing * (taken - 1)
            })
    }

    /// Gives the view a box whose sides follow from those of its container.
    ///
    /// - Parameter length: The length of the box along an axis, given that of the container, in points.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerFrameModifier(axes: axes, alignment: alignment, length: length))
    }
}

struct ContainerFrameModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    /// The side of the box along an axis; nil for that of the view.
    fileprivate func side(_ axis: Axis, in container: CGSize) -> CGFloat? {
        guard axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return nil }
        let side = length(axis == .horizontal ? container.width : container.height, axis)
        return side.isFinite ? max(0, side) : nil
    }
}

extension ContainerFrameModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(ContainerFrameNode.self, for: modifier, body: body)
    }
}

/// The container's size is known after layout, and is that of the window before.
private final class ContainerFrameNode: WrapperNode<ContainerFrameModifier, ContainerFrameItem>, GeometryReading {
    private var isRegistered = false

    override func evaluate() {
        super.evaluate()
        guard !isRegistered else { return }
        isRegistered = true
        window.geometryReadings.add(self)
    }

    override func update(_ wrapper: ContainerFrameItem) {
        let (modifier, container) = (value.modifier, wrapper.roomOfContainer)
        wrapper.alignment = modifier.alignment
        wrapper.box = ContainerFrameItem.Box(
            width: modifier.side(.horizontal, in: container), height: modifier.side(.vertical, in: container))
    }

    func geometryMayHaveChanged() {
        wrappers.forEach(update)
    }
}

private final class ContainerFrameItem: WrapperItem {
    struct Box: Equatable {
        var width: CGFloat?
        var height: CGFloat?
    }

    var box = Box() {
        didSet { if box != oldValue { layoutDidChange() } }
    }
    var alignment = Alignment.center {
        didSet { if alignment != oldValue { layoutDidChange() } }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = content?.sizeThatFits(inside(proposal)) ?? .zero
        return CGSize(width: box.width ?? size.width, height: box.height ?? size.height)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard let content else { return }
        let inside = inside(proposal)
        content.place(
            at: alignment.origin(of: content.dimensions(for: inside), in: size), proposal: inside)
    }

    private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: box.width ?? proposal.width, height: box.height ?? proposal.height)
    }

    /// What the container leaves free: the nearest that scrolls, or is a screen.
    var roomOfContainer: CGSize {
        var item = container
        while let current = item {
            if let room = current.scroller?.room, room.size != .zero {
                return CGSize(
                    width: max(0, room.size.width - room.covered.horizontal),
                    height: max(0, room.size.height - room.covered.vertical))
            }
            if let screen = current as? ScreenItem, screen.frame.size != .zero { return screen.contentRoom }
            item = current.container
        }
        let (size, covered) = (window.device.size, window.device.safeArea)
        return CGSize(
            width: max(0, size.width - covered.left - covered.right),
            height: max(0, size.height - covered.top - covered.bottom))
    }
}
