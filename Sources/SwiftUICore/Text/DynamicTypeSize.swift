import SceneCore

/// How large a person wants text.
///
/// Fonts of a text style, such as `.body`, follow it; fonts of a size in points do not.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall
    case small
    case medium
    /// The size that nobody has changed.
    case large
    case xLarge
    case xxLarge
    case xxxLarge
    case accessibility1
    case accessibility2
    case accessibility3
    case accessibility4
    case accessibility5

    /// Whether it is one of the sizes for those who need text very large.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// As a device says it.
    init(_ size: TextSize) {
        self = Self.allCases[size.rawValue]
    }

    var textSize: TextSize {
        TextSize(rawValue: Self.allCases.firstIndex(of: self) ?? 0) ?? .large
    }
}

extension EnvironmentValues {
    private struct DynamicTypeSizeKey: EnvironmentKey {
        static var defaultValue: DynamicTypeSize { .large }
    }

    /// How large the person wants text.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }
}

extension View {
    /// Shows the text in this view at a size of its own.
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Lets the text in this view follow the person's size only within limits: beyond them, it has the nearest size.
    nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        modifier(DynamicTypeLimits(allowed: DynamicTypeSize.allCases.filter(range.contains)))
    }
}

private struct DynamicTypeLimits: ViewModifier {
    /// In order.
    let allowed: [DynamicTypeSize]
    @Environment(\.dynamicTypeSize) private var wanted

    func body(content: Content) -> some View {
        content.dynamicTypeSize(nearest)
    }

    /// A range without any size in it limits nothing.
    private var nearest: DynamicTypeSize {
        guard let smallest = allowed.first, let largest = allowed.last else { return wanted }
        return min(max(wanted, smallest), largest)
    }
}
