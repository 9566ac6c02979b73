import Foundation
import SceneCore

final class TextNode: ValueNode<Text> {
    private lazy var item = TextItem(window: window)
    /// The pictures in the text, in order.
    private var pictures: [(node: ViewNode, traits: TextTraits)] = []
    private var clock: Task<Void, Never>?
    private var isShown = false
    /// How the words look, if all of them look alike and have changed before.
    private var look: PlainLook?

    override var ownItems: [LayoutItem]? { [item] }
    override var children: [ViewNode] { pictures.map(\.node) }
    override var collectsItems: Bool { true }

    override func isUnchanged(from old: Text, to new: Text) -> Bool { old == new }

    override func evaluate() {
        showPictures(of: readingEnvironment(show))
        if value.content.isLive { lookAgain() }
    }

    /// Other words in the look that the text has: what its place decides is asked for once, and not for each word.
    private func show() -> [TextPiece] {
        let words = value.pieces(in: environment)
        if let known = look, let new = known.shown(words, as: item.content, in: environment) {
            reads.record(environmentKeys: known.keys)
            item.show(new)
            return words
        }
        let pieces = words.withEqualDigits(in: environment, measurer: window.services.text)
        let shown = ShownText(pieces, in: environment)
        item.contentChange.take(environment.contentTransition)
        item.openURL = shown.links.isEmpty ? nil : environment.openURL
        item.show(shown)
        // Most texts are shown once and never change.
        if isShown { look = PlainLook(of: pieces, shown: shown, in: environment, keys: reads.environmentKeys) }
        isShown = true
        return pieces
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

/// What is known of a text that is one piece, and what of the environment that took: other words at the same place look the same.
@MainActor
private struct PlainLook {
    let keys: [ObjectIdentifier]
    private let environment: EnvironmentValues
    private let traits: TextTraits

    init?(of pieces: [TextPiece], shown: ShownText, in environment: EnvironmentValues, keys: [ObjectIdentifier]) {
        guard pieces.count == 1, let piece = pieces.first, piece.image == nil, shown.text.parts.isEmpty,
            !environment.resolvedFont(piece.traits).hasEqualDigits, environment.textCase == nil
        else { return nil }
        self.keys = keys
        self.environment = environment
        traits = piece.traits
    }

    /// How other words are shown than those that are; nil if that is not known.
    func shown(_ pieces: [TextPiece], as old: ShownText, in environment: EnvironmentValues) -> ShownText? {
        guard environment.isIdentical(to: self.environment), pieces.count == 1, let piece = pieces.first,
            piece.image == nil, piece.traits == traits
        else { return nil }
        var new = old
        new.label = piece.string
        new.text.string = piece.string
        return new
    }
}
