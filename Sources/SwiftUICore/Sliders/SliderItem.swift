import Foundation
import SceneCore

/// A slider in the layout: a track, the part of it up to the thumb, and the thumb.
final class SliderItem: LayoutItem {
    struct Look: Equatable {
        var fill: SceneColor
        var track: SceneColor
        var isEnabled: Bool
    }

    struct State: Equatable {
        var slider: SceneSlider
        var look: Look
    }

    private let track: SliderPartItem
    private let fill: SliderPartItem
    private let thumb: SliderPartItem

    override init(window: Window) {
        track = SliderPartItem(window: window)
        fill = SliderPartItem(window: window)
        thumb = SliderPartItem(window: window)
        super.init(window: window)
        thumb.color = SceneColor(255, 255, 255)
        thumb.isThumb = true
        adopt(subitems)
    }

    var state: State? {
        didSet {
            guard let state, state != oldValue else { return }
            track.color = state.look.track
            fill.color = state.look.fill
            layoutDidChange()
        }
    }
    /// How often a finger has let go of the thumb.
    var releases = 0 {
        didSet { sceneDidChange() }
    }
    /// The label's items. They are not placed: they say how the slider is called.
    var label: [LayoutItem] = [] {
        didSet { adopt(label) }
    }
    var onAdjust: (SceneAdjustment) -> Void = { _ in }

    override var subitems: [LayoutItem] { [track, fill, thumb] }
    override var isControl: Bool { true }

    /// What stands beside a slider lines up with its lower edge, as with any view without text.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 2 * SliderMetrics.thumb.width
        return CGSize(width: max(width, SliderMetrics.thumb.width), height: SliderMetrics.height)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let room = SliderMetrics.thumb
        let start = (size.width - room.width) * (state?.slider.part ?? 0)
        place(track, CGRect(x: 0, y: 0, width: size.width, height: SliderMetrics.track), in: size)
        place(fill, CGRect(x: 0, y: 0, width: start + room.width / 2, height: SliderMetrics.track), in: size)
        place(thumb, CGRect(x: start, y: 0, width: room.width, height: room.height), in: size)
    }

    private func place(_ part: SliderPartItem, _ frame: CGRect, in size: CGSize) {
        part.place(
            at: CGPoint(x: frame.minX, y: (size.height - frame.height) / 2), proposal: ProposedViewSize(frame.size))
    }

    override func adjust(_ adjustment: SceneAdjustment) {
        onAdjust(adjustment)
    }

    private var name: String {
        label.map(\.spokenText).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    override var spokenText: String { name }

    override func paint() -> Paint? {
        guard let state else { return nil }
        var paint = Paint()
        paint.meaning = Meaning(role: .slider, label: name)
        paint.meaning.slider = state.slider
        paint.meaning.slider?.releases = releases
        paint.meaning.value = "\(Int((state.slider.part * 100).rounded()))%"
        paint.meaning.isAdjustable = true
        paint.meaning.isEnabled = state.look.isEnabled
        if !state.look.isEnabled { paint.style.opacity = SliderMetrics.disabledOpacity }
        return paint
    }
}

/// A round bar of one colour.
private final class SliderPartItem: LayoutItem {
    var color = SceneColor(0, 0, 0, alpha: 0) {
        didSet { if color != oldValue { sceneDidChange() } }
    }
    var isThumb = false

    override func paint() -> Paint? {
        var paint = Paint()
        paint.style.background = color
        paint.style.cornerRadius = frame.height / 2
        guard isThumb else { return paint }
        let shadow = SceneShadow(
            color: SceneColor(0, 0, 0, alpha: SliderMetrics.shadowOpacity), radius: SliderMetrics.shadowRadius, x: 0,
            y: SliderMetrics.shadowOffset)
        paint.style.filters = [.shadow(shadow)]
        return paint
    }
}
