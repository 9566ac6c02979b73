import NavigationCore

/// Reads a list's selection, marks the rows, and tells the column around the list. A change of the selection alone need not
/// make the rows again, so it has a node of its own.
final class ListSelectionNode<SelectionValue: Hashable>: ViewNode {
    private weak var item: ListItem?
    private var selection = ListSelection<SelectionValue>.none
    private var places: [SelectionValue: Int] = [:]
    /// What was selected when that was last looked at; nil before.
    private var lastValue: SelectionValue??
    private var isAnnounced = false

    /// What the selection knows each row by; nil for a row of another type.
    var rows: [SelectionValue?] = [] {
        didSet {
            places = Dictionary(rows.enumerated().compactMap { index, id in id.map { ($0, index) } }) { first, _ in
                first
            }
            window.stateAddress.stateDidChange()
        }
    }

    /// Whether a row is known by this that is not made for now.
    var hasDistantRow: (SelectionValue) -> Bool = { _ in false }

    func show(_ selection: ListSelection<SelectionValue>, in item: ListItem) {
        self.selection = selection
        self.item = item
        if !isAnnounced { announce() }
        isAnnounced = true
        run()
    }

    override func evaluate() {
        reading {
            switch selection {
            case .none: mark([], clear: nil)
            case .one(let binding):
                let value = binding.wrappedValue
                let place = value.flatMap { places[$0] }
                let isOther = lastValue.map { $0 != value } ?? false
                if lastValue != .some(value) { window.stateAddress.stateDidChange() }
                lastValue = .some(value)
                mark(
                    place.map { [$0] } ?? [], clear: value.map { _ in { binding.wrappedValue = nil } }, isOther: isOther
                )
            case .many(let binding):
                mark(Set(binding.wrappedValue.compactMap { places[$0] }), clear: nil)
            }
        }
    }

    private func mark(_ selected: Set<Int>, clear: (() -> Void)?, isOther: Bool = false) {
        item?.select(selected)
        environment.splitColumn?.list(self, hasSelectionToClear: clear, isOther: isOther)
    }

    override func willUnmount() {
        environment.splitColumn?.list(self, hasSelectionToClear: nil, isOther: false)
        window.stateAddress.stateDidChange()
    }
}

// An address names what is selected in a leading column.
extension ListSelectionNode: AddressedState {
    private func announce() {
        guard let column = environment.splitColumn, let place = StatePlace.selection(in: column.kind), !isPresentedAlone
        else { return }
        window.stateAddress.add(self, at: place)
    }

    private var binding: Binding<SelectionValue?>? {
        if case .one(let binding) = selection { binding } else { nil }
    }

    var addressValues: [AddressValue] {
        guard let value = binding?.wrappedValue, let name = NavigationValue(value).addressValue else { return [] }
        return [name]
    }

    /// Only a row that there is can be selected. One that was there once may still be loaded.
    func takeIn(_ values: [AddressValue]) -> AddressOutcome {
        guard let binding else { return .unreadable }
        guard let named = values.first else {
            binding.wrappedValue = nil
            return .taken
        }
        let type = NavigationValueType(SelectionValue.self)
        guard let value = type.value(in: named)?.get(as: SelectionValue.self) else { return .unreadable }
        guard places[value] != nil || hasDistantRow(value) else { return .isNotThere }
        binding.wrappedValue = value
        return .taken
    }
}
