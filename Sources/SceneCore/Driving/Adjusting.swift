/// What a person does with sliders, steppers, and whatever else can be made more and less.
extension SceneDriver {
    /// Makes what has this label one step more.
    package func increment(_ label: String) throws(SceneDriverError) {
        _ = session.send(.adjust(try adjustable(label), .increment))
    }

    /// Makes what has this label one step less.
    package func decrement(_ label: String) throws(SceneDriverError) {
        _ = session.send(.adjust(try adjustable(label), .decrement))
    }

    /// Takes the thumb of a slider to a value, and lets go of it there.
    package func adjust(_ label: String, to value: Double) throws(SceneDriverError) {
        let node = try adjustable(label)
        guard let slider = session.scene[node]?.meaning.slider else { throw .noSlider(label, on: outline) }
        var wanted = slider
        wanted.value = min(max(value, slider.lower), slider.upper)
        for step in [SceneAdjustment.began, .moved(to: wanted.part), .ended] {
            _ = session.send(.adjust(node, step))
        }
    }

    private func adjustable(_ label: String) throws(SceneDriverError) -> NodeID {
        let found = matches(nil, label).filter { session.scene[$0.node]?.meaning.isAdjustable == true }
        guard let only = found.first else { throw .notAdjustable(label, on: outline) }
        guard found.count == 1 else { throw .notUnique(nil, label, found, on: outline) }
        guard only.isEnabled else { throw .disabled(only) }
        return only.node
    }
}
