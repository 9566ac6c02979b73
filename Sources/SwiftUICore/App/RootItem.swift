import Foundation
import SceneCore

/// The whole window in the layout: the app's content, and the sheets over it.
final class RootItem: LayoutItem {
    private let content: WindowContentItem
    /// How views want the window to be shown; nil leaves it to the device.
    var preferredColorScheme: ColorScheme? {
        didSet { sceneDidChange() }
    }
    /// That of the language in which the app is shown.
    var direction = LayoutDirection.leftToRight {
        didSet { if direction != oldValue { layoutDidChange() } }
    }
    /// From the lowest.
    private var sheets: [SheetItem] = []
    /// Menus and other popups, from the lowest.
    private var popups: [PopupItem] = []

    override init(window: Window) {
        content = WindowContentItem(window: window)
        super.init(window: window)
        adopt([content])
    }

    func setContent(_ items: [LayoutItem]) {
        content.setContent(items)
    }

    func setSheets(_ new: [SheetItem]) {
        sheets = new
        layersDidChange()
    }

    func add(_ popup: PopupItem) {
        popups.append(popup)
        layersDidChange()
    }

    func remove(_ popup: PopupItem) {
        popups.removeAll { $0 === popup }
        layersDidChange()
    }

    /// What lies under a popup waits until that is gone.
    private func layersDidChange() {
        content.isInert = !popups.isEmpty || sheets.contains(where: \.stacking.isModal)
        for sheet in sheets { sheet.isUnderPopup = !popups.isEmpty }
        for popup in popups { popup.isUnderPopup = popup !== popups.last }
        adopt(subitems)
    }

    /// Popups stand beside what they belong to, wherever in the window that has been moved.
    func followAnchors() {
        if !popups.isEmpty { placementIsStale() }
    }

    override var subitems: [LayoutItem] { [content] + sheets.flatMap(\.layers) + popups.flatMap(\.layers) }

    override var ownDirection: LayoutDirection? { direction }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        content.safeArea = safeArea
        content.place(at: .zero, proposal: ProposedViewSize(size))
        for sheet in sheets { sheet.place(inWindow: size, safeArea: safeArea) }
        for popup in popups { popup.place(inWindow: size, safeArea: safeArea) }
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.meaning = Meaning(role: .application, label: window.title ?? "")
        let scheme: ColorScheme = window.device.colorScheme == .dark ? .dark : .light
        paint.style.background = StandardColor.background.color(in: preferredColorScheme ?? scheme)
        paint.style.clips = true
        if isRightToLeft { paint.style.isRightToLeft = true }
        return paint
    }
}

/// The app's content in a window, placed as that of a screen without a bar. It is one node, so that a sheet over it can keep all
/// of it from being read and touched.
private final class WindowContentItem: LayoutItem {
    private var content: LayoutItem?
    private lazy var joined = JoinedItems(window: window)
    var isInert = false {
        didSet { if isInert != oldValue { sceneDidChange() } }
    }

    func setContent(_ items: [LayoutItem]) {
        content = joined.join(items)
        adopt(subitems)
    }

    override var subitems: [LayoutItem] { content.map { [$0] } ?? [] }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        content?.place(in: size, clearOf: safeArea)
    }

    override var blocksPresses: Bool { isInert }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.meaning.isInert = isInert
        return paint
    }
}
