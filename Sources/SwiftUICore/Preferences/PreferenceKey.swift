/// A value that views hand up to those around them, such as a screen's title.
public protocol PreferenceKey {
    associatedtype Value
    /// What is read where no view has given a value.
    static var defaultValue: Value { get }
    /// Joins the values of two views; `value` is that of the one that comes first.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}
