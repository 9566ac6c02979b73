/// The values that a navigation stack shows, of any types, the first one at the bottom.
///
/// Use it as the path of a stack whose destinations are of several types; for a single type an array does the same.
///
///     @State private var path = NavigationPath()
///
///     NavigationStack(path: $path) {
///         Button("Show one") { path.append(1) }
///             .navigationDestination(for: Int.self) { Text("\($0)") }
///     }
public struct NavigationPath {
    package private(set) var elements: [PathElement]

    package init(elements: [PathElement]) {
        self.elements = elements
    }

    /// A path without values: the root of the stack shows.
    public init() {
        elements = []
    }

    /// A path of these values, the last one on top.
    public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable {
        self.elements = elements.map { .value(NavigationValue($0)) }
    }

    /// A path of these values, the last one on top.
    public init<S>(_ elements: S) where S: Sequence, S.Element: Decodable, S.Element: Encodable, S.Element: Hashable {
        self.elements = elements.map { .value(NavigationValue($0)) }
    }

    /// A path as it was saved. Its values are read when a destination says of which type they are (`behaviour` A3.86).
    public init(_ codable: CodableRepresentation) {
        elements = codable.written.map { .written($0) }
    }

    /// How many values there are.
    public var count: Int { elements.count }

    /// Whether there is no value, so that the root shows.
    public var isEmpty: Bool { elements.isEmpty }

    /// Puts a value on top.
    public mutating func append<V>(_ value: V) where V: Hashable {
        elements.append(.value(NavigationValue(value)))
    }

    /// Puts a value on top.
    public mutating func append<V>(_ value: V) where V: Decodable, V: Encodable, V: Hashable {
        elements.append(.value(NavigationValue(value)))
    }

    /// Takes values off the top.
    ///
    /// - Parameter k: How many. More than there are, or less than none, stops the app, as it does with an array.
    public mutating func removeLast(_ k: Int = 1) {
        elements.removeLast(k)
    }
}

/// Equal are paths of the same types and values in the same order. A saved path has no types yet: it equals its like, and no
/// path of values (`behaviour` A3.87).
extension NavigationPath: Equatable {}
