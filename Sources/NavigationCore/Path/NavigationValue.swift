/// A value that an app has handed to navigation, in a box that is made once and then passed around.
package final class NavigationValue: Equatable {
    package let type: NavigationValueType
    private let value: any Hashable

    package init<Value: Hashable>(_ value: Value) {
        type = NavigationValueType(Value.self)
        self.value = value
    }

    /// The value, or nil if it is of another type.
    package func get<Value: Hashable>(as: Value.Type = Value.self) -> Value? {
        type == NavigationValueType(Value.self) ? value as? Value : nil
    }

    package static func == (a: NavigationValue, b: NavigationValue) -> Bool {
        a === b || a.type == b.type && a.value.equals(b.value)
    }

    /// The value as it is saved.
    func written() throws(UnwritableValue) -> WrittenValue {
        guard let codable = value as? any Codable else { throw UnwritableValue(typeName: type.shortName, reason: nil) }
        return try WrittenValue(codable, of: type)
    }
}

extension Hashable {
    fileprivate func equals(_ other: any Hashable) -> Bool {
        (other as? Self) == self
    }
}
