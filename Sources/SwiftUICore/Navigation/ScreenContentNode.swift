/// What a screen shows: made anew when the screen is given something else, or when what its making has read has changed.
final class ScreenContentNode: ViewNode {
    private var content: ViewNode?
    private var type: ObjectIdentifier?
    private var make: ((_ViewInputs) -> ViewNode)?

    override var children: [ViewNode] { content.map { [$0] } ?? [] }

    /// The node below stays if what it shows is of the type that it was of before.
    func show(type new: ObjectIdentifier, make: @escaping (_ViewInputs) -> ViewNode) {
        let old = type == new ? nil : content
        if type != new { content = nil }
        type = new
        self.make = make
        run()
        guard let old else { return }
        old.unmount()
        itemsDidChange()
    }

    override func evaluate() {
        if let make { content = make(inputs(for: content)) }
    }
}
