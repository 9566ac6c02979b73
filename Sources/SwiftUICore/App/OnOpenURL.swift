import Foundation

extension View {
    /// Does something with an address that the app is asked to open: one of a scheme that the app has registered, or a universal
    /// link.
    ///
    /// Each address is handed over once, after the first update of the views if it is what the app was started for (`behaviour`
    /// A4.01, A4.09). If several views of a window open addresses, each of them is told (A4.07); a view that is not there yet
    /// is not (A4.08).
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpenURLModifier(action: action))
    }
}

struct OpenURLModifier {
    let action: (URL) -> Void
}

extension OpenURLModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(OpenURLNode.self, for: modifier, body: body)
    }
}

final class OpenURLNode: ModifierNode<OpenURLModifier> {
    private var isAnnounced = false

    override func evaluate() {
        if !isAnnounced { window.addresses.add(self) }
        isAnnounced = true
        super.evaluate()
    }

    func open(_ url: URL) {
        value.modifier.action(url)
    }
}

/// The views of a window that open addresses, in the order in which they came.
@MainActor
final class AddressOpeners {
    private var openers: [Opener] = []

    private struct Opener {
        weak var node: OpenURLNode?
    }

    fileprivate func add(_ node: OpenURLNode) {
        openers.removeAll { $0.node?.isMounted != true }
        openers.append(Opener(node: node))
    }

    /// What one of them does may end another, which is not told then.
    func open(_ url: URL) {
        for opener in openers {
            if let node = opener.node, node.isMounted { node.open(url) }
        }
    }
}
