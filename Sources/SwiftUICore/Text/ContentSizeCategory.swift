/// How large a person wants text, by the older names of ``DynamicTypeSize``.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    case extraSmall
    case small
    case medium
    /// The size that nobody has changed.
    case large
    case extraLarge
    case extraExtraLarge
    case extraExtraExtraLarge
    case accessibilityMedium
    case accessibilityLarge
    case accessibilityExtraLarge
    case accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    /// Whether it is one of the sizes for those who need text very large.
    public var isAccessibilityCategory: Bool { step >= Self.accessibilityMedium.step }

    fileprivate var step: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension ContentSizeCategory {
    public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool { left.step < right.step }
    public static func <= (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool { left.step <= right.step }
    public static func > (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool { left.step > right.step }
    public static func >= (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool { left.step >= right.step }
}

extension EnvironmentValues {
    /// How large the person wants text, by its older name: the same as ``dynamicTypeSize``.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory.allCases[dynamicTypeSize.textSize.rawValue] }
        set { dynamicTypeSize = DynamicTypeSize.allCases[newValue.step] }
    }
}
