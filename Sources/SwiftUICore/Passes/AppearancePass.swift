/// Tells views that they have come on screen or left it, and runs what follows an update (`onChange`). What an app does there
/// may need another round.
@MainActor
struct AppearancePass {
    let graph: Graph

    /// Those that come hear of it before those that leave (`behaviour` A7.08).
    func run() {
        for action in graph.takeActions() { action() }
        let changed = graph.takeChangedAppearances()
        for node in changed.came { node.didAppear() }
        for node in changed.left { node.didDisappear() }
    }
}
