import Foundation

/// A view that goes through phases, each with an animation: again and again, or once whenever a value changes. It begins with the
/// first phase, and stays there where nobody sees things move.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
    private let phases: [Phase]
    private let trigger: AnimationTrigger
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?

    /// A view that goes through phases once whenever a value changes, and ends with the first.
    ///
    /// - Parameter animation: How a phase is shown to come; nil for at once.
    nonisolated public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.trigger = AnimationTrigger(trigger)
        self.content = content
        self.animation = animation
    }

    /// A view that goes through phases again and again.
    ///
    /// - Parameter animation: How a phase is shown to come; nil for at once.
    nonisolated public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        trigger = .always
        self.content = content
        self.animation = animation
    }
}

extension PhaseAnimator: PrimitiveView {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(PhaseNode<Phase, Content>.self, for: view)
    }

    fileprivate var runsForEver: Bool { trigger.isAlways }

    fileprivate func isTriggered(after other: PhaseAnimator) -> Bool { !trigger.isSame(as: other.trigger) }

    fileprivate var count: Int { phases.count }

    fileprivate func content(at index: Int) -> Content? {
        phases.indices.contains(index) ? content(phases[index]) : phases.first.map(content)
    }

    fileprivate func animation(at index: Int) -> Animation? {
        phases.indices.contains(index) ? animation(phases[index]) : nil
    }
}

private final class PhaseNode<Phase: Equatable, Content: View>: ValueNode<PhaseAnimator<Phase, Content>> {
    private var child: ViewNode?
    private var index = 0
    private var isRunning = false
    private var last: PhaseAnimator<Phase, Content>?

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override func evaluate() {
        let isDue = last.map { value.isTriggered(after: $0) } ?? value.runsForEver
        last = value
        if isDue, !isRunning, value.count > 1, graph.frames.areShown {
            isRunning = true
            graph.frames.after(Self.beginning) { [weak self] in self?.goOn() }
        }
        guard let view = reading({ value.content(at: index) }) else { return }
        child = Content._makeView(view: _GraphValue(view), inputs: inputs(for: child)).node
    }

    /// Goes to the next phase, and waits for it to have come.
    private func goOn() {
        guard isMounted, isRunning else { return }
        index = (index + 1) % max(value.count, 1)
        let animation = value.animation(at: index)
        withTransaction(Transaction(animation: animation)) { _ = graph.markDirty(self) }
        if index == 0, !value.runsForEver {
            isRunning = false
            return
        }
        let time = animation?.sceneAnimation?.wholeDuration ?? 0
        graph.frames.after(max(time, Self.beginning)) { [weak self] in self?.goOn() }
    }

    /// The first phase is seen before the second comes.
    private static var beginning: TimeInterval { 0.05 }
}

/// A view in the hands of a modifier with phases, or of a transition.
public struct PlaceholderContentView<Value> {
    let view: AnyView
}

extension PlaceholderContentView: View {
    public var body: some View { view }
}

extension View {
    /// Has the view go through phases again and again. The closure is given the view and a phase.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(
            phases, content: { content(PlaceholderContentView(view: AnyView(self)), $0) }, animation: animation)
    }

    /// Has the view go through phases once whenever a value changes. The closure is given the view and a phase.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(
            phases, trigger: trigger, content: { content(PlaceholderContentView(view: AnyView(self)), $0) },
            animation: animation
        )
    }
}
