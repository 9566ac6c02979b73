/// A preference of which the first view that gives a value decides.
protocol FirstValueKey: PreferenceKey where Value == Wrapped? {
    associatedtype Wrapped
}

extension FirstValueKey {
    static func reduce(value: inout Wrapped?, nextValue: () -> Wrapped?) {
        value = value ?? nextValue()
    }
}
