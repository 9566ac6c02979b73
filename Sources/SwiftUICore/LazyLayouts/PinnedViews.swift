import Foundation
import SceneCore

/// Which views of a lazy stack stay at the edge of the scroll view while their section is to be seen.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The header of each section.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
    /// The footer of each section.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}

extension EnvironmentValues {
    private struct PinnedViewsKey: EnvironmentKey {
        static var defaultValue: PinnedScrollableViews { [] }
    }

    /// Which parts of the sections right in a stack stay at the edge.
    var pinnedViews: PinnedScrollableViews {
        get { self[PinnedViewsKey.self] }
        set { self[PinnedViewsKey.self] = newValue }
    }
}

/// A section in a lazy stack that pins headers or footers, or in a lazy grid, where these have lines of their own.
final class PinnedSectionNode<Parent: View, Content: View, Footer: View>: ValueNode<Section<Parent, Content, Footer>>,
    GeometryReading
{
    private var header: ViewNode?
    private var content: ViewNode?
    private var footer: ViewNode?
    private lazy var headers = WrappedItems<PinnedItem>(window: window)
    private lazy var footers = WrappedItems<PinnedItem>(window: window)
    private lazy var wideHeaders = WrappedItems<GridWideItem>(window: window)
    private lazy var wideFooters = WrappedItems<GridWideItem>(window: window)
    private lazy var breaks = [GridBreakItem(window: window), GridBreakItem(window: window)]
    private var isRegistered = false

    override var children: [ViewNode] { [header, content, footer].compactMap { $0 } }

    override var ownItems: [LayoutItem]? {
        let pinned = environment.pinnedViews
        let isInGrid = environment.gridAxis != nil
        let top = header?.items ?? []
        let bottom = footer?.items ?? []
        let above: [LayoutItem] =
            pinned.contains(.sectionHeaders) ? headers.wrap(top) : isInGrid ? wideHeaders.wrap(top) : top
        let below: [LayoutItem] =
            pinned.contains(.sectionFooters) ? footers.wrap(bottom) : isInGrid ? wideFooters.wrap(bottom) : bottom
        let items = content?.items ?? []
        return isInGrid ? [breaks[0]] + above + items + below + [breaks[1]] : above + items + below
    }

    override func evaluate() {
        header = make(value.header, existing: header)
        content = make(value.content, existing: content)
        footer = make(value.footer, existing: footer)
        guard !isRegistered else { return }
        isRegistered = true
        window.geometryReadings.add(self)
    }

    private func make<V: View>(_ view: V, existing: ViewNode?) -> ViewNode {
        V._makeView(view: _GraphValue(view), inputs: inputs(for: existing)).node
    }

    /// How far a part may travel is known after layout: as far as the views of the section reach.
    func geometryMayHaveChanged() {
        guard let items = content?.items, let first = items.first?.slot, let last = items.last?.slot,
            let scroller = first.container.scrollerAround, let frame = scroller.frame(of: first.container)
        else { return }
        let axis = environment.gridAxis ?? environment.stackAxis ?? .vertical
        let section = ScrollSection(
            scroller: scroller, axis: axis, origin: frame.start(along: axis),
            start: first.item.frame.start(along: axis), end: last.item.frame.end(along: axis))
        for item in headers.items { item.pin = section.pin(ofHeader: item.frame) }
        for item in footers.items { item.pin = section.pin(ofFooter: item.frame) }
    }
}

/// The views of a section along the axis of its scroll view, in the coordinates of the stack.
@MainActor
private struct ScrollSection {
    let scroller: Scroller
    let axis: Axis
    /// Of the stack, in all that scrolls.
    let origin: CGFloat
    let start: CGFloat
    let end: CGFloat

    func pin(ofHeader frame: CGRect) -> ScrollPin {
        let covered = scroller.room.covered
        return pin(
            from: origin + frame.start(along: axis) - (axis == .vertical ? covered.top : covered.leading),
            distance: end - frame.end(along: axis), isAtEnd: false)
    }

    func pin(ofFooter frame: CGRect) -> ScrollPin {
        let (room, covered) = (scroller.room.size, scroller.room.covered)
        let clear = axis == .vertical ? room.height - covered.bottom : room.width - covered.trailing
        return pin(
            from: origin + frame.end(along: axis) - clear, distance: frame.start(along: axis) - start, isAtEnd: true)
    }

    private func pin(from: CGFloat, distance: CGFloat, isAtEnd: Bool) -> ScrollPin {
        ScrollPin(
            scroller: scroller.node, from: from - (axis == .vertical ? scroller.base : 0), distance: max(0, distance),
            isAcross: axis == .horizontal, isAtEnd: isAtEnd)
    }
}

/// The headers or footers of a section, each in an item of a kind.
@MainActor
private final class WrappedItems<Item: WrapperItem> {
    private let window: Window
    private(set) var items: [Item] = []

    init(window: Window) {
        self.window = window
    }

    func wrap(_ content: [LayoutItem]) -> [Item] {
        items = content.map { view in
            if let known = items.first(where: { $0.content === view }) { return known }
            let item = Item(window: window)
            item.content = view
            return item
        }
        return items
    }
}

/// A view that stays at the edge of its scroll view. Only the host knows at each moment where that is.
private final class PinnedItem: WrapperItem, WideInGrid {
    var pin: ScrollPin? {
        didSet { if pin != oldValue { sceneDidChange() } }
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.style.pin = pin
        paint.style.isInFront = true
        return paint
    }
}
