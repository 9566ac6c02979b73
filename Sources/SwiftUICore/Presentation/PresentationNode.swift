import NavigationCore

/// The presenter: tells its level what the app wants presented, and holds that while it is shown.
final class PresentationNode<Presented: View>: ModifierNode<PresentationModifier<Presented>>, PresentationSource {
    private(set) var request: PresentationQueue.Request?
    private var wish: PresentationModifier<Presented>.Wish?
    private var shown: PresentationQueue.Request?
    private var sheet: ViewNode?

    override var children: [ViewNode] { [content, sheet].compactMap { $0 } }

    var presented: (any PresentedNode)? { sheet as? any PresentedNode }

    override func evaluate() {
        super.evaluate()
        wish = reading { value.modifier.wish() }
        let new = wish.map { PresentationQueue.Request(source: ordinal, identity: $0.identity) }
        if new != request {
            request = new
            environment.presentationLevel?.sourceDidChange(self)
        }
        // An item of another identity is for the sheet that comes after this one (A5.03).
        if shown != nil, shown == request { showContent() }
    }

    func present() {
        shown = request
        showContent()
    }

    private func showContent() {
        guard let wish else { return }
        let sheet = Sheet(content: reading { wish.content() }, isCover: value.modifier.kind == .cover)
        self.sheet = Sheet._makeView(view: _GraphValue(sheet), inputs: inputs(for: self.sheet)).node
    }

    func takeAway() {
        let gone = sheet
        shown = nil
        sheet = nil
        gone?.unmount()
    }

    func reset() {
        value.modifier.reset()
    }

    func didDismiss() {
        value.modifier.onDismiss?()
    }

    /// A view that goes takes with it what it has presented (A5.12).
    override func willUnmount() {
        environment.presentationLevel?.sourceDidLeave(self)
    }
}
