import Foundation
import SceneCore

final class TextNode: ValueNode<Text> {
    private lazy var item = TextItem(window: window)
    /// The pictures in the text, in order.
    private var pictures: [(node: ViewNode, traits: TextTraits)] = []
    private var clock: Task<Void, Never>?

    override var ownItems: [LayoutItem]? { [item] }
    override var children: [ViewNode] { pictures.map(\.node) }
    override var collectsItems: Bool { true }

    override func isUnchanged(from old: Text, to new: Text) -> Bool { old == new }

    override func evaluate() {
        let pieces = readingEnvironment {
            let pieces = value.pieces(in: environment)
                .withEqualDigits(in: environment, measurer: window.services.text)
            let shown = ShownText(pieces, in: environment)
            item.contentChange.take(environment.contentTransition)
            item.openURL = shown.links.isEmpty ? nil : environment.openURL
            item.show(shown)
            return pieces
        }
        showPictures(of: pieces)
        if value.content.isLive { lookAgain() }
    }

    // MARK: Pictures

    private func showPictures(of pieces: [TextPiece]) {
        let shown = pieces.filter { $0.image != nil }
        guard !shown.isEmpty || !pictures.isEmpty else { return }
        for (node, _) in pictures.dropFirst(shown.count) { node.unmount() }
        pictures = shown.enumerated().compactMap { index, piece in
            guard let image = piece.image else { return nil }
            let inputs = inputs(
                for: pictures.indices.contains(index) ? pictures[index].node : nil,
                environment: environment(of: piece.traits))
            return (Image._makeView(view: _GraphValue(image), inputs: inputs).node, piece.traits)
        }
        collectItems()
    }

    override func environment(for child: ViewNode) -> EnvironmentValues {
        environment(of: pictures.first { $0.node === child }?.traits ?? TextTraits())
    }

    /// A picture looks as the letters around it do, which speak for it.
    private func environment(of traits: TextTraits) -> EnvironmentValues {
        var inner = environment
        inner.font = environment.resolvedFont(traits)
        inner.isIcon = true
        if let style = traits.style?.style.value(in: environment) {
            inner.foreground = ForegroundLevels(primary: style)
        }
        return inner
    }

    override func collectItems() {
        item.setPictures(children.flatMap(\.items))
    }

    // MARK: Time

    /// Words that change as time goes by change with the second.
    private func lookAgain() {
        guard clock == nil else { return }
        clock = Task { @MainActor [weak self] in
            try? await Task.sleep(for: .seconds(1 - Date.now.timeIntervalSince1970.truncatingRemainder(dividingBy: 1)))
            guard let self, self.isAlive else { return }
            self.clock = nil
            // What nobody sees costs no turn.
            if self.isOnScreen { self.graph.markDirty(self) } else { self.lookAgain() }
        }
    }

    override func willUnmount() {
        clock?.cancel()
    }
}
