import Foundation

/// How far what is in a row stands off its edges.
struct RowPlan: Equatable {
    enum Mark {
        case none, chevron, disclosure, checkmark
    }

    var mark = Mark.none
    var contentInsets = EdgeInsets()
    /// From the trailing edge to the mark.
    var end: CGFloat = 0
    /// From the trailing edge to the line's end.
    var lineEnd: CGFloat = 0
    var editing = RowEditingPlan()

    init() {}

    @MainActor
    init(_ row: ListRow, look: ListLook, editing: RowEditingPlan) {
        self.editing = editing
        mark = Mark(of: row)
        let traits = row.traits
        end = (traits.trailing ?? look.contentInset) + editing.trailing
        lineEnd = look.contentInset
        contentInsets = EdgeInsets(
            top: traits.top ?? look.rowPadding / 2,
            leading: (traits.leading ?? look.contentInset) + CGFloat(row.depth) * ListMetrics.indentation
                + editing.leading,
            bottom: traits.bottom ?? look.rowPadding / 2, trailing: end + reserve)
    }

    /// What marks and steps take at the leading and the trailing edge from the room that the content of other rows has.
    func roomTaken(from look: ListLook) -> EdgeInsets {
        EdgeInsets(
            top: 0, leading: contentInsets.leading - look.contentInset, bottom: 0,
            trailing: contentInsets.trailing - look.contentInset)
    }

    /// The room that the mark takes from the content.
    private var reserve: CGFloat {
        switch mark {
        case .none: 0
        case .checkmark: ListMetrics.checkmark.width + ListMetrics.chevronDistance
        case .chevron: ListMetrics.chevron.width + ListMetrics.chevronDistance
        case .disclosure: ListMetrics.disclosureSide + ListMetrics.chevronDistance
        }
    }
}

extension RowPlan.Mark {
    @MainActor
    fileprivate init(of row: ListRow) {
        if row.disclosure != nil {
            self = .disclosure
        } else if let action = row.action, action.showsCheckmark {
            self = action.isOn == true ? .checkmark : .none
        } else {
            self = row.action?.showsChevron == true ? .chevron : .none
        }
    }
}
