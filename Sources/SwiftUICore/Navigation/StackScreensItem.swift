import Foundation
import SceneCore

/// The screens of a stack in the layout: all fill it, the top one covers the others. A column of a split view is one, too.
final class StackScreensItem: LayoutItem, NavigationContainer {
    private var screens: [ScreenItem] = []
    private var replacesRoot = false
    private var isColumn = false
    private var onBack: () -> Void = {}

    var inheritedButtons: [BarButton] = [] {
        didSet { handButtons() }
    }
    var keepsBars = false {
        didSet { if keepsBars != oldValue { lookDidChange() } }
    }
    var onTitleChange: () -> Void = {}
    /// A bar of tabs stands where the middle of the screens' bars is.
    var isBelowTabBar = false {
        didSet { if isBelowTabBar != oldValue { lookDidChange() } }
    }

    /// How the stack looks as a column.
    var columnLook = ColumnLook() {
        didSet {
            guard columnLook != oldValue else { return }
            lookDidChange()
        }
    }

    /// - Parameters:
    ///   - replacesRoot: The first screen on the root stands in its place: nothing leads back from it but what leads back from
    ///     the root.
    ///   - isColumn: The stack has a node of its own in the scene, so that the column can come and go as a whole.
    func show(_ new: [ScreenItem], replacesRoot: Bool, isColumn: Bool, onBack: @escaping () -> Void) {
        let isSame = new.elementsEqual(screens, by: ===)
        self.onBack = onBack
        self.isColumn = isColumn
        self.replacesRoot = replacesRoot
        if !isSame {
            for screen in screens { screen.onTitleChange = {} }
            screens = new
            adopt(new)
        }
        for screen in new {
            screen.onTitleChange = { [weak self] in self?.titleDidChange() }
            screen.isCovered = screen !== new.last
        }
        lookDidChange()
        titleDidChange()
    }

    var title: String? { screens.last?.title }

    private func titleDidChange() {
        handButtons()
        onTitleChange()
    }

    private func lookDidChange() {
        for (index, screen) in screens.enumerated() {
            screen.keepsBar = keepsBars || columnLook.isBesideOthers
            screen.isBelowTabBar = isBelowTabBar
            screen.isClear = index == 0 && columnLook.panel != nil
            screen.transition = index == 0 || isReplacement(index) && columnLook.isBesideOthers ? nil : .push
        }
        sceneDidChange()
    }

    private func isReplacement(_ index: Int) -> Bool { index == 1 && replacesRoot }

    /// What leads out of the stack stands on its first screen; the others have a way back to the one below.
    private func handButtons() {
        let below = inheritedButtons.map(\.control.screensBelow).max() ?? 0
        for (index, screen) in screens.enumerated() {
            if index > 0 { screen.inheritsLargeTitle = screens[index - 1].passesOnLargeTitle }
            if index == 0 || isReplacement(index) {
                screen.buttons = inheritedButtons
            } else {
                let others = inheritedButtons.filter { !$0.leadsBack }
                let back = BarButton.back(to: screens[index - 1].title, screensBelow: below + index) {
                    [weak self] in self?.onBack()
                }
                screen.buttons = others + [back]
            }
        }
    }

    override var subitems: [LayoutItem] { screens }

    override var reachesEdges: Bool { true }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        for screen in screens {
            screen.safeArea = safeArea
            screen.place(at: .zero, proposal: ProposedViewSize(size))
        }
    }

    override var blocksPresses: Bool { columnLook.isCovered }

    override func paint() -> Paint? {
        guard isColumn else { return nil }
        var paint = Paint()
        paint.meaning.isInert = columnLook.isCovered
        paint.style.clips = true
        paint.style.isInFront = columnLook.isInFront
        paint.transition = columnLook.transition
        if let panel = columnLook.panel {
            paint.style.background = panel.background
            paint.style.cornerRadius = panel.cornerRadius
            paint.style.isGlass = true
        }
        paint.style.isRaised = columnLook.panel != nil || columnLook.isRaised
        return paint
    }
}

/// How a column of a split view looks among the others.
struct ColumnLook: Equatable {
    /// Nil for a column that fills its place.
    var panel: ColumnPanel?
    /// Something lies over the column: it is painted, but can be neither read nor touched.
    var isCovered = false
    var isInFront = false
    /// Stands off what it lies over.
    var isRaised = false
    /// Other columns are seen at the same time.
    var isBesideOthers = false
    var transition: SceneTransition?
}

/// How a column looks that floats over what is behind it.
struct ColumnPanel: Equatable {
    let background: SceneColor
    let cornerRadius: CGFloat
}
