import SceneCore

/// A track with a thumb, called by a label that is not seen.
struct SliderControl<Label: View> {
    let source: SliderSource
    let label: Label
}

extension SliderControl: PrimitiveView {
    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(SliderNode<Label>.self, for: view)
    }
}

private final class SliderNode<Label: View>: ValueNode<SliderControl<Label>> {
    private lazy var item = SliderItem(window: window)
    private var label: ViewNode?
    private var isEditing = false

    override var children: [ViewNode] { label.map { [$0] } ?? [] }
    override var ownItems: [LayoutItem]? { [item] }
    override var collectsItems: Bool { true }

    override func evaluate() {
        let isFirst = label == nil
        label = Label._makeView(view: _GraphValue(value.label), inputs: inputs(for: label)).node
        if isFirst {
            collectItems()
            item.onAdjust = { [weak self] in self?.adjust($0) }
        }
        let current = reading { value.source.value.wrappedValue }
        item.state = readingEnvironment { SliderItem.State(slider: slider(at: current), look: environment.sliderLook) }
        // What is disabled hears of no finger any more.
        if item.state?.look.isEnabled == false { end() }
    }

    override func willUnmount() {
        super.willUnmount()
        end()
    }

    override func collectItems() {
        item.label = label?.items ?? []
    }

    private func slider(at current: Double) -> SceneSlider {
        SceneSlider(
            value: current.isNaN ? value.source.bounds.lowerBound : current, in: value.source.bounds,
            step: value.source.step, inset: SliderMetrics.thumb.width / 2)
    }

    private func adjust(_ adjustment: SceneAdjustment) {
        switch adjustment {
        case .began: begin()
        case .ended: end()
        case .moved(let part): move { $0.value(at: part) }
        case .increment: move { $0.value(at: $0.part + ($0.stepPart ?? SliderMetrics.increment)) }
        case .decrement: move { $0.value(at: $0.part - ($0.stepPart ?? SliderMetrics.increment)) }
        }
    }

    /// A movement that nobody holds the thumb for begins and ends at once.
    private func move(_ newValue: (SceneSlider) -> Double) {
        let isWhole = !isEditing
        if isWhole { begin() }
        let binding = value.source.value
        let new = newValue(slider(at: binding.wrappedValue))
        if new != binding.wrappedValue { binding.wrappedValue = new }
        if isWhole { end() }
    }

    private func begin() {
        guard !isEditing else { return }
        isEditing = true
        value.source.onEditingChanged(true)
    }

    private func end() {
        guard isEditing else { return }
        isEditing = false
        value.source.onEditingChanged(false)
        item.releases += 1
    }
}

extension EnvironmentValues {
    @MainActor
    fileprivate var sliderLook: SliderItem.Look {
        SliderItem.Look(
            fill: (tintColor ?? .accentColor).resolved(in: self),
            track: Color(.standard(.fill)).resolved(in: self), isEnabled: isEnabled)
    }
}
