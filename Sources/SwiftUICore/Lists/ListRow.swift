import Foundation

/// A row of a list, or the header or footer of a section: its layout item, and what views around it have said of it.
///
/// What is said by several views is that of the innermost: they speak first.
@MainActor
package struct ListRow {
    /// What the item is to its list.
    enum Part {
        case row, header, footer
    }

    private(set) var item: LayoutItem
    private(set) var part = Part.row
    /// The section that the row belongs to; nil if it stands in the list itself.
    private(set) var section: ListSection?
    private var name: RowIdentity?
    private var tag: RowIdentity?
    /// What a press of the row does, in place of selecting it.
    package var action: RowAction?
    /// The rows below this one can be shown and hidden.
    var disclosure: RowDisclosure?
    /// How many rows that can be opened the row lies in.
    private(set) var depth = 0
    var traits = RowTraits()
    /// The row is a tab of a tab view.
    var tab: TabMark?
    private(set) var background: LayoutItem?

    init(item: LayoutItem) {
        self.item = item
    }

    /// What a selection knows the row by: its tag, or else the identity that it was given (`behaviour` A6.04).
    var identity: RowIdentity? { tag ?? name }

    /// The row is shown through another item around its own.
    mutating func wrap(in item: LayoutItem) {
        self.item = item
    }

    /// Names the row. The name given first, by the innermost `ForEach`, stays. It also stands for the optional of its type: a picker
    /// whose selection may be nil needs no tags on the views of a `ForEach`.
    mutating func identify<ID: Hashable>(by id: ID) {
        if name == nil { name = OptionalRowIdentity(id) }
    }

    mutating func tag(with identity: RowIdentity) {
        if tag == nil { tag = identity }
    }

    mutating func move(to part: Part = .row, of section: ListSection) {
        guard self.section == nil else { return }
        self.section = section
        self.part = part
    }

    /// The row lies in another one that can be opened.
    mutating func indent() {
        depth += 1
    }

    mutating func setBackground(_ item: LayoutItem?) {
        if background == nil { background = item }
    }
}

/// Whether the rows that belong to a row are shown. A press of the row or its chevron changes that, with an animation.
struct RowDisclosure {
    private let binding: Binding<Bool>
    let isExpanded: Bool

    init(_ binding: Binding<Bool>, isExpanded: Bool) {
        self.binding = binding
        self.isExpanded = isExpanded
    }

    @MainActor
    func toggle() {
        withAnimation { binding.wrappedValue.toggle() }
    }
}

/// A section of a list. One object for each section on screen.
@MainActor
final class ListSection {
    /// The distance to the section before it; nil for that of the list's style.
    var spacing: CGFloat?
}
