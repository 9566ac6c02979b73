import SceneCore

/// A number that grows and shrinks with the text that the person reads.
///
///     struct Badge: View {
///         @ScaledMetric(relativeTo: .title) private var side = 44.0
///
///         var body: some View {
///             Circle().frame(width: side, height: side)
///         }
///     }
///
/// At the size that nobody has changed it is as it is written; at others it changes as the size of a text style does.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let value: Value
    private let style: Font.TextStyle
    private var textSize = Environment(\.dynamicTypeSize)

    /// A number that changes as the size of a text style does.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        value = wrappedValue
        style = textStyle
    }

    /// A number that changes as the size of body text does.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, relativeTo: .body)
    }

    /// The number for the text size at the view's place.
    public var wrappedValue: Value {
        value * Value(TextStyleMetrics.scale(of: style, at: textSize.wrappedValue.textSize))
    }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension ScaledMetric: LinkedProperty {
    mutating func link(to slot: inout AnyObject?, node: ViewNode) {
        textSize.link(to: &slot, node: node)
    }
}
