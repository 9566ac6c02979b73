import Foundation

/// Views in a column.
public struct VStack<Content: View> {
    let settings: StackSettings
    let content: Content

    /// A column of the views in the closure, lined up at a horizontal position, with a distance in points between them; nil
    /// takes the distance that suits the neighbours.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        settings = StackSettings(
            axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
        self.content = content()
    }

    /// A stack that makes the views of a long collection as they are needed.
    nonisolated init(lazily settings: StackSettings, pinned: PinnedScrollableViews, content: Content) {
        var settings = settings
        settings.isLazy = true
        settings.pinned = pinned
        self.settings = settings
        self.content = content
    }
}

extension VStack: PrimitiveView {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(StackNode<Self>.self, for: view)
    }
}
