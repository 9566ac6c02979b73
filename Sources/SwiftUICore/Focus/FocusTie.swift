/// What a state of the app's says of the focus in one view.
@MainActor
protocol FocusTying {
    /// The state says that the view has the focus.
    var wantsFocus: Bool { get }
    /// The view has got the focus from elsewhere.
    func enter(byPerson: Bool)
    /// The focus has gone elsewhere.
    func leave()
    /// A state that says something of a view that does not have the focus after all is set to none. The holders are those around
    /// the one that has it.
    func follow(_ holders: [any FocusTying])
}

/// A state of the app's, and the value that it has while one view has the focus.
struct FocusTie<Value: Hashable>: FocusTying {
    let binding: FocusState<Value>.Binding
    let value: Value

    var wantsFocus: Bool { binding.wrappedValue == value }

    func enter(byPerson: Bool) {
        binding.wrappedValue = value
    }

    func leave() {
        // Another view may have taken the state over.
        if wantsFocus { binding.wrappedValue = binding.noFocus }
    }

    func follow(_ holders: [any FocusTying]) {
        let isTrue = holders.contains { holder in
            guard let holder = holder as? FocusTie<Value> else { return false }
            return holder.binding.isSamePlace(as: binding) && holder.wantsFocus
        }
        if !isTrue, binding.wrappedValue != binding.noFocus { binding.wrappedValue = binding.noFocus }
    }
}
