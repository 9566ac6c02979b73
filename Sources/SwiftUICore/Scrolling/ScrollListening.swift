/// The node of a modifier that hears of the scroll view or list in it: of the nearest, and not of those inside of that.
@MainActor
protocol ScrollListening: ViewNode {
    /// It has been scrolled, or laid out, or goes on in another way.
    func scrollerDidChange(_ scroller: Scroller)
}

/// Who hears of a scroll view.
struct ScrollListeners: Equatable {
    private struct Weak {
        weak var node: (any ScrollListening)?
    }

    private var entries: [Weak] = []

    var isEmpty: Bool { entries.isEmpty }

    mutating func add(_ node: any ScrollListening) {
        entries.append(Weak(node: node))
    }

    @MainActor
    func tell(_ scroller: Scroller) {
        for case let node? in entries.map(\.node) where node.isMounted { node.scrollerDidChange(scroller) }
    }

    static func == (left: Self, right: Self) -> Bool {
        left.entries.elementsEqual(right.entries) { $0.node === $1.node }
    }
}

extension EnvironmentValues {
    private struct ScrollListenersKey: EnvironmentKey {
        static var defaultValue: ScrollListeners { ScrollListeners() }
    }

    /// Who hears of a scroll view at this place.
    var scrollListeners: ScrollListeners {
        get { self[ScrollListenersKey.self] }
        set { self[ScrollListenersKey.self] = newValue }
    }

    /// What was said of the scroll view is not meant for those in it.
    mutating func forgetScrolling() {
        scrollListeners = ScrollListeners()
        scrollAnchors = ScrollAnchors()
        scrollBehavior = ScrollBehaviorValue()
        refreshByPulling = nil
    }
}

/// The node of a modifier that listens to the scroll view in it.
class ScrollListeningNode<Modifier: ViewModifier>: ModifierNode<Modifier>, ScrollListening {
    private var inner = DerivedEnvironment()

    override func childEnvironment() -> EnvironmentValues {
        inner.derive(from: environment) { $0.scrollListeners.add(self) }
    }

    func scrollerDidChange(_ scroller: Scroller) {}
}

/// What a scroll view and a list have in common in the graph.
@MainActor
protocol ScrollingNode: GeometryReading {
    var scroller: Scroller { get }
    var isTellingListeners: Bool { get set }
}

extension ScrollingNode {
    /// Takes in what was said around it.
    func adoptScrolling() {
        scroller.listeners = environment.scrollListeners
        scroller.anchors = environment.scrollAnchors
        scroller.behavior = environment.scrollBehavior.behavior
        if scroller.behavior != nil { scroller.watch() }
        guard !isTellingListeners, !scroller.listeners.isEmpty else { return }
        isTellingListeners = true
        window.geometryReadings.add(self)
    }

    func geometryMayHaveChanged() {
        scroller.listeners.tell(scroller)
    }
}
