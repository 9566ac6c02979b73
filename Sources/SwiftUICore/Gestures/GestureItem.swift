import Foundation
import SceneCore

/// A view with a gesture on it.
///
/// One that is tapped is a button to a person who listens or uses the keyboard. It speaks for its content, unless there are
/// controls in it: then a button beside the content answers for all that is none of them.
final class GestureItem: WrapperItem {
    /// The ways of a finger that its gesture is made of; none for one that is off.
    var gestures: [AttachedGesture] = [] {
        didSet {
            guard gestures.map(\.candidate) != oldValue.map(\.candidate) else { return }
            layoutDidChange()
            box.sceneDidChange()
        }
    }
    /// Gestures of views inside do not count.
    var blocksInside = false
    private lazy var box = GestureContentItem(window: window)
    private lazy var button = GestureButtonItem(window: window)

    override func contentDidChange() {
        box.content = content
        box.around = self
        button.speaker = content
        button.onPress = { [weak self] in self?.press() }
        adopt([button, box])
    }

    /// The tap that a press without a finger is: of several the one that takes the fewest. What waits for another gesture takes
    /// a finger.
    private var tap: AttachedGesture? {
        let taps = gestures.compactMap { gesture -> (count: Int, gesture: AttachedGesture)? in
            guard case .tap(let count) = gesture.candidate.kind, gesture.candidate.predecessors.isEmpty else {
                return nil
            }
            return (count, gesture)
        }
        return taps.min { $0.count < $1.count }?.gesture
    }

    private var isTapped: Bool { tap != nil }

    private var hasControlsInside: Bool { content?.hasControls ?? false }
    fileprivate var isButton: Bool { isTapped && !hasControlsInside }

    override var isControl: Bool { isTapped }

    override var wrapped: LayoutItem? { box }
    override var subitems: [LayoutItem] { isTapped && hasControlsInside ? [button, box] : [box] }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        box.sizeThatFits(proposal)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        placeContent(proposal: proposal)
        button.place(at: .zero, proposal: ProposedViewSize(size))
        box.place(at: .zero, proposal: proposal)
    }

    /// A press without a finger is a tap in the middle.
    override func press() {
        guard let tap else { return }
        let middle = CGPoint(x: frame.width / 2, y: frame.height / 2)
        tap.take(.ended, at: moment(PointerPath(start: middle, time: 0), at: .zero))
    }

    /// The button below the content says what that says.
    override func contentWillBeShown() {
        button.shown.isChanged = true
    }

    override func paint() -> Paint? {
        guard !gestures.isEmpty else { return nil }
        var paint = Paint()
        let interests = gestures.compactMap { $0.candidate.interest ?? ($0.needsPlace ? PointerInterest() : nil) }
        paint.meaning.pointers = interests.dropFirst().reduce(interests.first) { $0?.joined(with: $1) }
        paint.style.isSteady = true
        guard isButton else { return paint }
        paint.meaning.role = .button
        paint.meaning.label = spokenText
        paint.meaning.isPressable = true
        return paint
    }
}

/// The content of a view with a gesture; silent where the view speaks for it.
private final class GestureContentItem: WrapperItem {
    weak var around: GestureItem?

    override func paint() -> Paint? {
        guard around?.isButton == true else { return nil }
        var paint = Paint()
        paint.meaning.isHidden = true
        return paint
    }
}

/// Lies below a view with controls in it, and answers for all that is none of them.
private final class GestureButtonItem: LayoutItem {
    weak var speaker: LayoutItem?
    var onPress: () -> Void = {}

    override func press() {
        onPress()
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.meaning = Meaning(role: .button, label: speaker?.spokenText ?? "")
        paint.meaning.isPressable = true
        paint.meaning.coversParent = true
        paint.style.isSteady = true
        return paint
    }
}

extension GestureCandidate {
    /// What the gesture needs to hear of pointers: nothing if presses say it all.
    fileprivate var interest: PointerInterest? {
        switch kind {
        case .button: PointerInterest()
        case .tap(let count):
            if count > 1 {
                PointerInterest(pause: GestureThresholds.tapGap)
            } else {
                priority == .normal ? nil : PointerInterest()
            }
        case .longPress(let duration, _): PointerInterest(hold: duration)
        case .drag: PointerInterest(isDragged: true)
        case .magnify, .rotate: PointerInterest(isPinched: true)
        }
    }
}

extension LayoutItem {
    /// A moment of a finger's way, with the view's top left corner at a point of the window.
    func moment(_ path: PointerPath, _ pinch: PointerPinch = PointerPinch(), at origin: CGPoint) -> GestureMoment {
        GestureMoment(path: path, pinch: pinch, size: frame.size, origin: origin) { [weak self] in
            self?.origin(in: $0) ?? .zero
        }
    }
}
