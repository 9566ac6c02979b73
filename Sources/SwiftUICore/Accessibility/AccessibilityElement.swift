import Foundation
import SceneCore

/// What becomes of the things in a view that is read as one.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    enum Kind: Hashable {
        case ignore, contain, combine
    }

    let kind: Kind

    /// They are not read: the view says what it is by its own label, value and actions.
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// They are read one by one, as a group.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// They are read together, as one. If there is something to be pressed among them, a press of the whole is one of the first.
    public static let combine = AccessibilityChildBehavior(kind: .combine)
}

extension View {
    /// Makes the view one thing to someone who listens.
    ///
    ///     HStack {
    ///         Text("Tents")
    ///         Text("4")
    ///     }
    ///     .accessibilityElement(children: .combine)
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(ElementModifier(behavior: children.kind))
    }
}

struct ElementModifier {
    let behavior: AccessibilityChildBehavior.Kind
}

extension ElementModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(ElementNode.self, for: modifier, body: body)
    }
}

private final class ElementNode: WrapperNode<ElementModifier, ElementPlaceItem> {
    override func update(_ wrapper: ElementPlaceItem) {
        wrapper.behavior = value.modifier.behavior
    }
}

/// Stands where the view is: the element, and beside it what can be done with it without being seen.
private final class ElementPlaceItem: WrapperItem {
    private lazy var element = ElementItem(window: window)
    private var echoes: [EchoItem] = []

    var behavior = AccessibilityChildBehavior.Kind.contain {
        didSet {
            guard behavior != oldValue else { return }
            element.behavior = behavior
            layoutDidChange()
        }
    }

    override func contentDidChange() {
        element.content = content
    }

    override var subitems: [LayoutItem] { [element] + echoes }
    override var wrapped: LayoutItem? { element }
    override var modified: LayoutItem? { content }
    override var spokenText: String { element.spokenText }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        element.placeInside(self, proposal: proposal)
        echo(behavior == .combine ? content?.unseenControls ?? [] : [])
        for echo in echoes { echo.place(at: .zero, proposal: ProposedViewSize(width: 1, height: 1)) }
    }

    /// What the element is made of is not read, so the controls in it that nobody sees are read here.
    private func echo(_ controls: [LayoutItem]) {
        guard !controls.elementsEqual(echoes, by: { $0 === $1.control }) else { return }
        echoes = controls.map { control in
            let echo = EchoItem(window: window)
            echo.control = control
            echo.container = self
            echo.isUnseen = true
            return echo
        }
        sceneDidChange()
    }

    override func contentWillBeShown() {
        for echo in echoes { echo.shown.isChanged = true }
    }
}

private final class ElementItem: WrapperItem {
    private lazy var box = UnreadItem(window: window)

    var behavior = AccessibilityChildBehavior.Kind.contain {
        didSet {
            box.isUnread = behavior != .contain
            sceneDidChange()
        }
    }

    override func contentDidChange() {
        box.content = content
    }

    override var subitems: [LayoutItem] { [box] }
    override var wrapped: LayoutItem? { nil }
    override var modified: LayoutItem? { content }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        box.placeInside(self, proposal: proposal)
    }

    /// What a press of the whole presses.
    private var target: LayoutItem? { behavior == .combine ? content?.firstPressable : nil }

    override var isControl: Bool { target != nil }
    override var spokenText: String { behavior == .ignore ? "" : super.spokenText }

    override func press() { target?.press() }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.meaning = Meaning(role: .group)
        guard behavior == .combine else { return paint }
        paint.meaning.label = spokenText
        if let target, let own = target.paint()?.meaning {
            paint.meaning.role = own.role
            paint.meaning.isOn = own.isOn
            paint.meaning.link = own.link
            paint.meaning.isEnabled = own.isEnabled
            paint.meaning.isPressable = true
        }
        return paint
    }
}

/// What is in it is seen and, if so wished, not read.
private final class UnreadItem: WrapperItem {
    var isUnread = false {
        didSet { if isUnread != oldValue { sceneDidChange() } }
    }

    override func paint() -> Paint? {
        guard isUnread else { return nil }
        var paint = Paint()
        paint.meaning.isHidden = true
        return paint
    }
}

/// Reads a control that nobody sees where the control itself is not read.
private final class EchoItem: LayoutItem {
    weak var control: LayoutItem?

    override var isControl: Bool { true }
    override var spokenText: String { control?.spokenText ?? "" }

    override func press() { control?.answerPress() }

    override func paint() -> Paint? {
        guard let meaning = control?.painted()?.meaning else { return nil }
        var paint = Paint()
        paint.meaning = meaning
        paint.style.opacity = 0
        return paint
    }
}

extension LayoutItem {
    /// The controls in the item that are there for those who do not see.
    fileprivate var unseenControls: [LayoutItem] {
        subitems.flatMap { $0.isUnseen ? $0.pressables : $0.unseenControls }
    }

    private var pressables: [LayoutItem] {
        paint()?.meaning.isPressable == true ? [self] : subitems.flatMap(\.pressables)
    }

    /// The first thing in the item, or the item, that answers to a press of what is seen.
    fileprivate var firstPressable: LayoutItem? {
        if isUnseen { return nil }
        if paint()?.meaning.isPressable == true { return self }
        for item in subitems {
            if let found = item.firstPressable { return found }
        }
        return nil
    }
}
