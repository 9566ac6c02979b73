import Foundation

/// The sizes of a scroll view and how far it is scrolled, in points.
public struct ScrollGeometry: Equatable, Sendable {
    /// How far the content is scrolled. At rest it is less than nothing by the insets before the content.
    public var contentOffset: CGPoint
    /// The size of the content, without insets.
    public var contentSize: CGSize
    /// The room around the content: margins, and what bars cover.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view, less the insets.
    public var containerSize: CGSize

    /// The geometry of these values.
    public init(
        contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
    ) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The part of the content that lies in the scroll view, with what the insets cover (`ios-scroll-geometry.json`).
    public var visibleRect: CGRect {
        CGRect(
            x: contentOffset.x, y: contentOffset.y, width: containerSize.width + contentInsets.horizontal,
            height: containerSize.height + contentInsets.vertical)
    }

    /// From the content offset, as large as the container.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

extension View {
    /// Does something when a value that is made of the geometry of the scroll view in this view has changed, and when it is first
    /// known: the old value is then the new one.
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(ScrollGeometryModifier(transform: transform, action: action))
    }
}

struct ScrollGeometryModifier<Value: Equatable> {
    let transform: (ScrollGeometry) -> Value
    let action: (Value, Value) -> Void
}

extension ScrollGeometryModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(ScrollGeometryNode<Value>.self, for: modifier, body: body)
    }
}

private final class ScrollGeometryNode<Value: Equatable>: ScrollListeningNode<ScrollGeometryModifier<Value>> {
    private var last: Value?

    override func scrollerDidChange(_ scroller: Scroller) {
        let new = value.modifier.transform(scroller.geometry)
        guard new != last else { return }
        let old = last ?? new
        last = new
        graph.afterLayout { [action = value.modifier.action] in action(old, new) }
    }
}
