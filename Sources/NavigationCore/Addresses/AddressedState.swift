// What selections and paths are in an address, and back.

extension NavigationValue {
    /// A selection in an address; nil if the value cannot be saved.
    package var addressValue: AddressValue? {
        (try? written()).map { AddressValue(json: $0.json) }
    }
}

extension NavigationValueType {
    /// The value of this type that an address names; nil if there is none.
    package func value(in address: AddressValue) -> NavigationValue? {
        read(json: address.json)
    }
}

extension StackNavigation {
    /// The path in an address, without names of types if all are the same; empty if one of the values cannot be saved.
    package var addressValues: [AddressValue] {
        var values: [AddressValue] = []
        for element in path {
            guard let written = try? element.written() else { return [] }
            values.append(isOfOneType ? AddressValue(json: written.json) : AddressValue(written))
        }
        return values
    }

    /// The path that an address names; nil if that is none for this stack. Values of types that differ are read when a
    /// destination says which they are (A3.86).
    package func path(in address: [AddressValue]) -> [PathElement]? {
        var path: [PathElement] = []
        for value in address {
            guard let element = element(in: value) else { return nil }
            path.append(element)
        }
        return path
    }

    private func element(in address: AddressValue) -> PathElement? {
        if case .values(let type) = pathKind { return type.value(in: address).map(PathElement.value) }
        return address.written.map(PathElement.written)
    }

    private var isOfOneType: Bool {
        if case .values = pathKind { true } else { false }
    }
}
