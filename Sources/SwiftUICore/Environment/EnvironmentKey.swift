/// A key for a value of one's own in the environment.
public protocol EnvironmentKey {
    associatedtype Value
    /// What views read where nobody has set a value.
    static var defaultValue: Value { get }
}
