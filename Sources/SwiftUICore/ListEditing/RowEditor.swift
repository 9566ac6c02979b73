import Foundation
import SceneCore

/// How a list is edited.
struct ListEditing: Equatable {
    var isActive = false
    /// A press marks rows, so that something can be done with many of them.
    var marksRows = false
}

/// What stands beside a row's content while its list is edited, and what a swipe has uncovered of its buttons.
@MainActor
final class RowEditor {
    let mark: RowMarkItem
    let handle: RowHandleItem
    let tray: RowTrayItem
    private let deleteButton: RowDeleteItem
    private var editing = RowEditing()
    private var isDeletable = false
    private var isMovable = false
    /// Where a swipe has uncovered buttons.
    private(set) var openEdge: HorizontalEdge?
    /// Called when what stands beside the content has changed.
    var onChange: () -> Void = {}

    init(window: Window) {
        mark = RowMarkItem(window: window)
        handle = RowHandleItem(window: window)
        tray = RowTrayItem(window: window)
        deleteButton = RowDeleteItem(window: window)
        mark.onPress = { [weak self] in self?.askForDeletion() }
        handle.onMove = { [weak self] steps in self?.editing.move?(steps) }
        deleteButton.onPress = { [weak self] in
            self?.close()
            self?.editing.delete?()
        }
    }

    func show(_ row: ListRow) {
        editing = row.editing
        isDeletable = row.editing.delete != nil && row.traits.isDeleteDisabled != true
        isMovable = row.editing.move != nil && row.traits.isMoveDisabled != true
        if let openEdge, buttons(at: openEdge).isEmpty { close() }
    }

    /// What the row shows of itself in a list that is edited so.
    func plan(in list: ListEditing) -> RowEditingPlan {
        guard list.isActive else { return RowEditingPlan() }
        return RowEditingPlan(
            deletes: isDeletable, marks: !isDeletable && list.marksRows, moves: isMovable)
    }

    // MARK: Swipes

    /// From which edges the row can be swiped, and whether a long swipe does what the first button does.
    var swipes: RowSwipes? {
        var swipes = RowSwipes()
        for edge in [HorizontalEdge.leading, .trailing] where !buttons(at: edge).isEmpty {
            swipes.insert(edge == .leading ? .leading : .trailing)
            let isLongAllowed = editing.actions.first { $0.edge == edge }?.allowsFullSwipe ?? true
            if isLongAllowed { swipes.insert(edge == .leading ? .longLeading : .longTrailing) }
        }
        return swipes.isEmpty ? nil : swipes
    }

    /// Swipe actions of the app's stand in place of the button that deletes (`behaviour` A6.12).
    private func buttons(at edge: HorizontalEdge) -> [LayoutItem] {
        let own = editing.actions.filter { $0.edge == edge }.flatMap(\.items)
        if edge == .trailing, editing.actions.isEmpty, isDeletable { return [deleteButton] }
        return own
    }

    func swipe(from edge: HorizontalEdge, isLong: Bool) {
        let found = buttons(at: edge)
        guard let first = found.first else { return close() }
        let long: RowSwipes = edge == .leading ? .longLeading : .longTrailing
        if isLong, swipes?.contains(long) == true {
            close()
            first.firstControl?.press()
        } else {
            tray.show(found, at: edge)
            openEdge = edge
            onChange()
        }
    }

    /// The sign at the leading end has been pressed: what deletes is shown, so that nothing is lost by one press.
    private func askForDeletion() {
        tray.show([deleteButton], at: .trailing)
        openEdge = .trailing
        onChange()
    }

    func close() {
        guard openEdge != nil else { return }
        openEdge = nil
        onChange()
    }

    /// How far the content stands aside.
    func shift(height: CGFloat) -> CGFloat {
        guard let openEdge else { return 0 }
        let width = tray.sizeThatFits(ProposedViewSize(width: nil, height: height)).width
        return openEdge == .leading ? width : -width
    }
}

extension LayoutItem {
    /// The item, or the first in it, that answers to a press.
    fileprivate var firstControl: LayoutItem? {
        isControl ? self : subitems.lazy.compactMap(\.firstControl).first
    }
}

/// What stands beside a row's content while its list is edited.
struct RowEditingPlan: Equatable {
    var deletes = false
    var marks = false
    var moves = false

    var leading: CGFloat { deletes || marks ? SwipeMetrics.editShift : 0 }
    var trailing: CGFloat { moves ? SwipeMetrics.handleReserve : 0 }
}
