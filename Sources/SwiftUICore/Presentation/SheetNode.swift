import Foundation
import NavigationCore
import SceneCore

/// What is presented, with its content. Not a view of the public API; presenters make it.
struct Sheet<Content: View> {
    let content: Content
    let isCover: Bool
}

extension Sheet: PrimitiveView {
    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(SheetNode<Content>.self, for: view)
    }
}

/// A sheet in the graph: between what its content asks for, the app's bindings, and the rules of `SheetResting`. It stands
/// below its presenter, whose environment it hands on, and takes no part in the presenter's layout.
private final class SheetNode<Content: View>: ValueNode<Sheet<Content>>, PresentedNode {
    private(set) lazy var item = SheetItem(window: window)
    private(set) lazy var level = PresentationLevel(owner: self, in: outerLevel) { [weak self] in
        self?.outerLevel?.presentedDidChange()
    }
    private lazy var dismissal = Dismissal { [weak self] in self?.outerLevel?.dismiss() }
    private var content: ViewNode?
    private var contentEnvironment = DerivedEnvironment()
    private var contentForm: SheetForm?
    private var wishes = SheetWishes()
    private var resting: SheetResting?
    private var title = ""

    private var outerLevel: PresentationLevel? { environment.presentationLevel }

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override var ownItems: [LayoutItem]? { [] }
    override var collectsItems: Bool { true }
    override var collectsPreferences: Bool { true }
    override var standsAlone: Bool { true }

    override func evaluate() {
        let isFirst = content == nil
        content =
            Content._makeView(
                view: _GraphValue(value.content), inputs: inputs(for: content, environment: childEnvironment())
            ).node
        if isFirst { collectItems() }
        if takeStalePreferences() { collectPreferences() }
        reading { takeInOptions() }
        // Now that it is known what the sheet is, its content may have another width.
        if contentForm != form { graph.markDirty(self) }
        show()
    }

    private func collectPreferences() {
        wishes = SheetWishes(of: content)
        title = content?.collect(NavigationTitleKey.self).flatMap { $0 } ?? ""
    }

    /// What the content is called: what it says itself, or the title of the screen on top in it. A dialog always has a name,
    /// for a person who hears it open (WCAG 4.1.2).
    private var name: String {
        let screen = (content?.items.first as? any NavigationContainer)?.title ?? ""
        return [title, screen].first { !$0.isEmpty } ?? Words.sheet
    }

    override func collectItems() {
        (content?.items.first as? any NavigationContainer)?.onTitleChange = { [weak self] in self?.show() }
        item.setContent(content?.items ?? [])
        level.settle()
    }

    // MARK: The content's surroundings

    private var form: SheetForm {
        resting?.form ?? (value.isCover ? .cover : SheetForm(in: SheetRoom(window.device), adaptation: .init()))
    }

    override func childEnvironment() -> EnvironmentValues {
        if contentForm != form { contentEnvironment = DerivedEnvironment() }
        contentForm = form
        return contentEnvironment.derive(from: environment) {
            $0.beginPresentation(in: window, as: form)
            $0.presentationLevel = level
            $0.dismissal = dismissal
        }
    }

    // MARK: The rules

    private func takeInOptions() {
        var options = wishes.options(in: environment, largestHeight: SheetRoom(window.device).largestValue)
        options.isCover = value.isCover
        guard let resting else {
            let (resting, effects) = SheetResting.appearing(in: SheetRoom(window.device), options: options)
            self.resting = resting
            return carryOut(effects)
        }
        if resting.room != SheetRoom(window.device) { apply(.room(SheetRoom(window.device))) }
        if resting.options != options { apply(.options(options)) }
    }

    private func apply(_ event: SheetResting.Event) {
        guard var resting else { return }
        let effects = resting.apply(event)
        self.resting = resting
        carryOut(effects)
    }

    private func carryOut(_ effects: [SheetResting.Effect]) {
        for effect in effects {
            switch effect {
            case .writeSelection(let detent): wishes.detents?.selection?.wrappedValue = detent
            case .dismiss: outerLevel?.dismiss()
            case .warn(let warning): RuntimeWarning.log(warning.text)
            }
        }
    }

    private func show() {
        guard let resting else { return }
        let look = readingEnvironment { SheetLook(wishes, in: environment) }
        item.direction = readingEnvironment { environment.layoutDirection }
        let before = item.stacking
        item.show(resting, title: name, look: look) { [weak self] event in
            self?.apply(event)
            self?.show()
        }
        if item.stacking != before { outerLevel?.presentedDidChange() }
    }

    func cover(_ isCovered: Bool, isInert: Bool) {
        if resting?.isCovered != isCovered { apply(.covered(isCovered)) }
        item.isInert = isInert
        show()
    }

    func roomDidChange() {
        graph.markDirty(self)
    }
}

extension EnvironmentValues {
    /// What a presenter stands in, a column for one, does not reach into what it presents; all else that was set around it does
    /// (`behaviour` A5.14).
    @MainActor
    fileprivate mutating func beginPresentation(in window: Window, as form: SheetForm) {
        let outside = window.environment
        // A card has the room of a phone, however wide the window is (A5.49).
        horizontalSizeClass = form == .card ? .compact : outside.horizontalSizeClass
        verticalSizeClass = outside.verticalSizeClass
        splitColumn = nil
        isSidebar = false
        isInListRow = false
        sceneLink = nil
        stackAxis = nil
        isRaised = form != .cover
        navigationScreen = nil
        rowsWithLinksHaveChevrons = false
    }
}

extension SheetRoom {
    init(_ device: Device) {
        self.init(
            size: device.size, safeTop: device.safeArea.top, safeBottom: device.safeArea.bottom,
            isCompactWidth: device.horizontalSizeClass == .compact,
            isCompactHeight: device.verticalSizeClass == .compact)
    }
}
